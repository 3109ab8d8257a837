// A function that draws a part of the screen.

import Code

/// A composable function of the app.
struct ComposeFunction: Sendable {
    let node: CodeNode
    /// The position of its file in the index.
    let file: Int
    let parameters: [Parameter]

    /// A parameter of a composable.
    struct Parameter: Sendable {
        let node: CodeNode
        let name: String
        /// What it is if no argument gives it another value.
        let value: CodeNode?
        /// Whether it takes a closure.
        let isFunction: Bool
        /// Whether calls may leave it out.
        let isOptional: Bool

        init(_ node: CodeNode) {
            (self.node, name, value) = (node, node.name, node.declaredValue)
            let text = node.text
            isFunction = text.contains("->")
            isOptional = value != nil || text.contains("=") || text.hasPrefix("vararg ")
        }

        /// Whether it takes a text.
        var isText: Bool { ["String", "String?", "CharSequence", "CharSequence?"].contains(node.declaredType?.text) }

        /// Whether it may take the value of an argument.
        func takes(_ argument: CodeNode) -> Bool {
            switch argument.kind {
            case .closure: isFunction
            case .string: !isFunction
            case .call: !isFunction || !argument.looksUpText
            default: true
            }
        }
    }

    /// A composable, or a function that adds items to a list; nil for all others, and for previews.
    init?(_ node: CodeNode, in file: Int) {
        var isComposable = false
        for attribute in node.children where attribute.kind == .attribute {
            if attribute.isNameContaining("Preview") { return nil }
            if attribute.isNamed("Composable") { isComposable = true }
        }
        guard isComposable || node.hasScopeOfList else { return nil }
        (self.node, self.file) = (node, file)
        parameters = node.parameters.map(Parameter.init)
    }

    /// Whether only its own file can call it.
    var isPrivate: Bool {
        let head = node.tree.bytes[node.range].prefix { $0 != UInt8(ascii: "(") }
        return Array(head).firstOffset(of: "private ") != nil
    }

    /// Whether it is made for wide screens only, as its name says.
    var isForWideScreens: Bool { WideScreens.areNamed(in: node.name) }

    /// The statements of its body.
    var body: CodeNode? { node.children.first { $0.kind == .block } }

    /// The arguments of a call with the parameters that take them; nil if it cannot be called with them.
    func bound(_ call: CodeNode) -> [(parameter: Parameter, argument: CodeNode)]? {
        var found: [(parameter: Parameter, argument: CodeNode)] = []
        for (position, argument) in call.arguments.enumerated() {
            var parameter: Parameter?
            if argument.form == .trailingClosure {
                parameter = parameters.last
            } else if argument.label.isEmpty {
                parameter = position < parameters.count ? parameters[position] : nil
            } else {
                parameter = parameters.first { $0.name == argument.label }
            }
            guard let parameter, parameter.takes(argument) else { return nil }
            found.append((parameter, argument))
        }
        let given = Set(found.map(\.parameter.name))
        return parameters.allSatisfy { $0.isOptional || given.contains($0.name) } ? found : nil
    }
}

extension CodeNode {
    /// Whether it is declared as `fun LazyListScope.name()`.
    fileprivate var hasScopeOfList: Bool {
        let head = tree.bytes[range].prefix { $0 != UInt8(ascii: "(") }
        return Array(head).firstOffset(of: "ListScope.") != nil
    }
}

/// Words in names and conditions of what only wide screens show.
enum WideScreens {
    private static let words = [
        "landscape", "tablet", "expanded", "widescreen", "windowsize", "widthsize", "twopane", "istv", "television",
    ]

    /// Whether a text has one of them.
    static func areNamed(in text: String) -> Bool {
        let lowercased = text.lowercased()
        return words.contains(where: lowercased.contains)
    }
}
