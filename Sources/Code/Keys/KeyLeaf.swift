// The literals of an expression whose type makes them keys.

/// A part of an expression whose type makes literals keys.
enum KeyLeaf {
    /// A literal, which is a key.
    case literal(CodeNode, KeyText)
    /// A member of the type, which may stand for a key: `.cartCheckoutTitle`.
    case symbol(CodeNode, [String])
    /// Something else, which has a type of its own.
    case other(CodeNode)

    /// The parts of an expression that can be its value.
    static func leaves(of node: CodeNode, isDictionary: Bool = false) -> [KeyLeaf] {
        let node = node.bare
        switch node.kind {
        case .string: return [.literal(node, text(of: node))]
        case .ternary: return node.children.dropFirst().flatMap { leaves(of: $0) }
        case .array: return node.children.flatMap { leaves(of: $0) }
        case .dictionary:
            return node.children.enumerated().filter { $0.offset % 2 == 1 }.flatMap { leaves(of: $0.element) }
        case .tuple: return node.children.flatMap { leaves(of: $0) }
        case .if, .switch: return node.branches.flatMap { leaves(of: $0) }
        case .operators where node.isCoalescing:
            return node.children.filter { $0.kind != .binaryOperator }.flatMap { leaves(of: $0) }
        case .member: return symbol(node).map { [.symbol(node, $0)] } ?? [.other(node)]
        case .call:
            guard let callee = node.firstChild, let names = symbol(callee) else { return [.other(node)] }
            // `.init()` is empty, and so is no key.
            if callee.isNamed("init") { return node.argument("").map { leaves(of: $0) } ?? [.other(node)] }
            // `.localizable(.title)`
            let inner = node.arguments.compactMap { argument -> [String]? in
                if case .symbol(_, let names)? = leaves(of: argument).first { names } else { nil }
            }
            return [.symbol(node, names + (inner.first ?? []))]
        default: return [.other(node)]
        }
    }

    /// The names of a member of the type that the code need not name: `.cartTitle`, and with a table `.cart.title`.
    private static func symbol(_ node: CodeNode) -> [String]? {
        guard node.kind == .member else { return nil }
        guard let base = node.firstChild else { return [node.name] }
        return symbol(base).map { $0 + [node.name] }
    }

    /// A literal as a key: interpolations become placeholders.
    static func text(of string: CodeNode) -> KeyText {
        if let text = string.stringValue { return KeyText(text) }
        let parts = string.stringParts
        let isFormat = parts.contains { part in
            if case .interpolation(let interpolation) = part { interpolation.parameterName == nil } else { false }
        }
        return KeyText(
            parts.map { part in
                switch part {
                // In a literal with placeholders a percent sign is doubled.
                case .text(let text): .text(isFormat ? text.replacingPercents : text)
                case .interpolation(let interpolation):
                    interpolation.parameterName.map { .text("${\($0)}") } ?? .placeholder
                }
            })
    }
}

extension String {
    fileprivate var replacingPercents: String {
        utf8.contains(UInt8(ascii: "%"))
            ? split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : self
    }
}

extension CodeNode {
    /// The parameter that an interpolation names, instead of showing its value: `url` of `\(\.$url)`, and the name of the
    /// app in what people say to it.
    public var parameterName: String? {
        if let name = firstChild, name.isNamed("applicationName"), name.kind == .member, name.firstChild == nil {
            return name.name
        }
        guard let path = firstChild, path.kind == .keyPath, path.nextSibling == nil, path.name.hasPrefix(".$") else {
            return nil
        }
        return String(path.name.dropFirst(2))
    }

    /// Whether it gives a value if another is nil: `name ?? "Unknown"`.
    var isCoalescing: Bool { kind == .operators && children.contains { $0.isNamed("??") } }
}
