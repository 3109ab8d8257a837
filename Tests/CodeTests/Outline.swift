// A syntax tree in one line, for expectations.

import Code

/// Reads Swift and describes its tree: `call f(identifier f, label: string)`.
///
/// A trailing closure begins with a brace.
func outline(_ source: String) -> String {
    SwiftScanner.scan(Array(source.utf8)).root.children.map(outline).joined(separator: "; ")
}

/// Reads Kotlin and describes its tree.
func outline(kotlin source: String) -> String { outline(JvmScanner.scan(Array(source.utf8), .kotlin)) }

/// Reads Java and describes its tree.
func outline(java source: String) -> String { outline(JvmScanner.scan(Array(source.utf8), .java)) }

/// Reads an XML resource and describes its tree.
func outline(resource source: String) -> String { outline(ResourceScanner.scan(Array(source.utf8))) }

private func outline(_ tree: SyntaxTree) -> String { tree.root.children.map(outline).joined(separator: "; ") }

private func outline(_ node: CodeNode) -> String {
    var words: [String] = []
    if !node.label.isEmpty { words.append(node.label + ":") }
    if node.kind == .closure, node.form == .trailingClosure { words.append("{") }
    words.append("\(node.kind)")
    if !node.name.isEmpty { words.append(node.name) }
    let children = node.children.map(outline).joined(separator: ", ")
    return words.joined(separator: " ") + (children.isEmpty ? "" : "(\(children))")
}
