// What one file says about the composables of an app.

import Basics
import Code

/// The declarations of one file that composables refer to.
struct ComposeDeclarations: Sendable {
    private(set) var functions: [ComposeFunction] = []
    private(set) var lengths: [(name: String, length: String)] = []
    private(set) var styles: [(name: String, value: CodeNode)] = []
    private(set) var families: [(name: String, family: ComposeFontFamily)] = []
    /// The calls that make a type scale.
    private(set) var typographies: [CodeNode] = []
    /// The composables that are called in what can be scrolled sideways.
    private(set) var sideways: [String] = []
    /// The composables that are called in components that set the style of texts.
    private(set) var styled: [String] = []
    private(set) var calls: [(caller: String, callee: String)] = []

    init(_ file: ComposeFile, at position: Int) {
        let tree = file.source.tree
        functions = tree.nodes(.function).compactMap { ComposeFunction($0, in: position) }
        for variable in tree.nodes(.variable) {
            addConstant(variable)
            addFamily(variable)
        }
        for call in tree.nodes(.call) { addCall(call) }
    }

    private mutating func addConstant(_ node: CodeNode) {
        // What a function declares is unknown to others.
        guard node.form != .mutable, !node.ancestors.contains(where: \.isBodyOfFunction),
            let value = node.declaredValue?.bare
        else { return }
        if let length = value.writtenLength {
            lengths.append((node.name, length))
        } else if value.kind == .call, value.isNamed("TextStyle") {
            styles.append((node.name, value))
        }
    }

    private mutating func addFamily(_ node: CodeNode) {
        guard let value = node.declaredValue?.bare, value.path.contains("FontFamily"),
            let family = ComposeFontFamily(value)
        else { return }
        families.append((node.name, family))
    }

    private mutating func addCall(_ node: CodeNode) {
        if node.isNamed("Typography") || node.isNamed("copy") && node.path.contains("Typography") {
            typographies.append(node)
        }
        guard node.firstChild?.kind == .identifier, node.name.first?.isUppercase ?? false else { return }
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case .call:
                if ancestor.scrollsSideways { sideways.append(node.name) }
                if ComposeComponents.styled.contains(ancestor.name) { styled.append(node.name) }
            case .function:
                calls.append((ancestor.name, node.name))
                return
            default: continue
            }
        }
    }
}

extension CodeNode {
    /// Whether what a call contains can be scrolled sideways.
    fileprivate var scrollsSideways: Bool {
        if isNameBeginning(with: "LazyRow") || isNameBeginning(with: "LazyHorizontal")
            || isNameBeginning(with: "ScrollableTabRow")
        {
            return true
        }
        return argument("modifier").map { tree.bytes.firstOffset(of: "horizontalScroll(", in: $0.range) != nil }
            ?? false
    }

    fileprivate var isBodyOfFunction: Bool {
        switch kind {
        case .function, .closure, .accessor: true
        default: false
        }
    }

    /// A length that is written out, as resources write it: `16dp` of `16.dp`; nil if it is none.
    var writtenLength: String? {
        switch kind {
        case .member where isNamed("dp") || isNamed("sp"):
            guard let number = firstChild?.writtenNumber else { return nil }
            return "\(number)\(name)"
        case .call where isNamed("Dp"):
            return onlyArgument?.writtenNumber.map { "\($0)dp" }
        default: return nil
        }
    }

    /// A whole number that is written out.
    var writtenCount: Int? { writtenNumber.flatMap { Int(exactly: $0) } }

    /// Whether a minus sign is before it.
    private var isNegative: Bool {
        let before = tree.bytes[..<range.lowerBound].last { !$0.isSpace }
        return before == UInt8(ascii: "-")
    }

    /// A number that is written out, and is not negative.
    var writtenNumber: Double? {
        guard kind == .integer || kind == .float, !isNegative else { return nil }
        return Double(text.filter { $0 != "f" && $0 != "F" && $0 != "_" })
    }
}
