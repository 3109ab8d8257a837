// Methods and classes of Objective-C that only the code of the project can call and create.

import Code

/// The methods that headers of a project declare for its own classes.
///
/// Frameworks call methods by protocols and overrides, which headers of a class do not repeat, so what one of these
/// is for, only the app's own code knows.
struct OwnMethods {
    /// The first parts of the names of methods that classes declare.
    private var declared: Set<String> = []
    /// The first parts of those that protocols declare, which others may call.
    private var required: Set<String> = []
    /// The texts in code that may be the name of a method: `NSSelectorFromString(@"reload")`.
    private var texts: Set<String> = []
    private let requirements: Set<String>
    private let hasSwift: Bool
    private var classes = OwnClasses()

    init(_ code: CodeProject, _ runtime: RuntimeNames) {
        requirements = runtime.requirements
        hasSwift = code.files.contains { $0.language == .swift }
        for file in code.files where !file.language.isDocument {
            if file.path.hasSuffix(".h") { read(file.tree.bytes) }
            if file.language == .objectiveC { classes.read(file.tree.bytes) }
            for text in file.tree.nodes(.string) {
                guard let text = text.stringValue, !text.contains(" ") else { continue }
                texts.insert(Self.first(of: text[...]))
                // `NSClassFromString(@"Harbour.BerthList")`
                if let last = text.split(separator: ".").last { texts.insert(String(last)) }
            }
        }
        classes.selectLeaves(exceptHeirsOf: runtime.foundTypes)
    }

    /// Whether only code, or a document, that names the class around a method can create objects of it.
    func needsNameOfClass(_ method: CodeNode) -> Bool {
        guard let type = method.parent, type.kind == .extension, classes.names.contains(type.name),
            !texts.contains(type.name)
        else { return false }
        // The runtime calls these by itself.
        return !type.children.contains { $0.kind == .function && ($0.isNamed("load") || $0.isNamed("initialize")) }
    }

    /// Reads the methods that a header declares.
    private mutating func read(_ header: [UInt8]) {
        var isInProtocol = false
        for line in header.split(separator: UInt8(ascii: "\n")) {
            let line = line.drop { $0 == 0x20 || $0 == 0x09 }
            guard let sign = line.first else { continue }
            if sign == UInt8(ascii: "@") {
                if line.starts(with: "@protocol".utf8) { isInProtocol = !line.contains(UInt8(ascii: ";")) }
                if line.starts(with: "@interface".utf8) || line.starts(with: "@end".utf8) { isInProtocol = false }
            }
            guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+"),
                let close = line.firstIndex(of: UInt8(ascii: ")")),
                line[..<close].firstRange(of: "IBAction".utf8) == nil
            else { continue }
            let rest = String(decoding: line[(close + 1)...].drop { $0 == 0x20 || $0 == 0x2A }, as: UTF8.self)
            let name = Self.first(of: rest[...])
            if isInProtocol { required.insert(name) } else { declared.insert(name) }
        }
    }

    /// The first part of the name of a method: `show` of `show:animated:`.
    private static func first(of name: Substring) -> String {
        String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// Whether only code that names a method can call it.
    func needsName(_ method: CodeNode) -> Bool {
        let name = method.name
        guard method.kind == .function, method.parent?.kind == .extension, declared.contains(name),
            !required.contains(name), !requirements.contains(name), !texts.contains(name),
            !Self.beginnings.contains(where: { name.hasPrefix($0) }),
            !method.text.prefix(60).contains("IBAction")
        else { return false }
        // `x.mode = …` calls `setMode:`, and Swift has shorter names for methods.
        if name.hasPrefix("set"), name.dropFirst(3).first?.isUppercase ?? false { return false }
        return !hasSwift || !Self.shortened.contains { name.dropFirst().contains($0) }
    }

    /// How methods begin that frameworks call.
    private static let beginnings = [
        "init", "application", "viewDid", "viewWill", "tableView", "collectionView", "outlineView", "window", "awake",
        "layout", "draw", "update", "prepare", "control", "menu", "validate", "dealloc", "load", "initialize",
    ]

    /// The words of names that Swift leaves out, or has in front of an argument.
    private static let shortened = [
        "With", "For", "From", "In", "At", "To", "By", "On", "Of", "Using", "And", "After", "Before", "Into",
    ]
}

extension CodeNode {
    /// The method of Objective-C that contains it.
    var methodAround: CodeNode? {
        func isMethod(_ node: CodeNode) -> Bool { node.kind == .function && node.parent?.kind == .extension }
        if isMethod(self) { return self }
        // The scanner leaves out the left side of an assignment.
        return ancestors.first(where: isMethod)
            ?? tree.nodes(.function).first { isMethod($0) && $0.range.contains(range.lowerBound) }
    }
}
