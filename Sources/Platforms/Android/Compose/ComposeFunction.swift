// A function that draws a part of the screen.

import Code

/// A composable function of the app.
struct ComposeFunction: Sendable {
    let node: CodeNode
    /// The position of its file in the index.
    let file: Int
    /// Its parameters, and the value that each has if no argument gives it another.
    let parameters: [(name: String, value: CodeNode?)]

    /// A composable, or a function that adds items to a list; nil for all others, and for previews.
    init?(_ node: CodeNode, in file: Int) {
        var isComposable = false
        for attribute in node.children where attribute.kind == .attribute {
            if attribute.isNameContaining("Preview") { return nil }
            if attribute.isNamed("Composable") { isComposable = true }
        }
        guard isComposable || node.hasScopeOfList else { return nil }
        (self.node, self.file) = (node, file)
        parameters = node.parameters.map { ($0.name, $0.declaredValue) }
    }

    /// Whether it is made for wide screens only, as its name says.
    var isForWideScreens: Bool { WideScreens.areNamed(in: node.name) }

    /// The statements of its body.
    var body: CodeNode? { node.children.first { $0.kind == .block } }

    /// Whether it has parameters for all labels of a call.
    func takes(_ call: CodeNode) -> Bool {
        call.arguments.allSatisfy { argument in
            argument.label.isEmpty || parameters.contains { $0.name == argument.label }
        }
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
