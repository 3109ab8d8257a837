// A syntax tree in one line, for expectations.

import Code

/// Reads Swift and describes its tree: `call f(identifier f, label: string)`.
///
/// A trailing closure begins with a brace.
func outline(_ source: String) -> String {
    SwiftScanner.scan(Array(source.utf8)).root.children.map(outline).joined(separator: "; ")
}

private func outline(_ node: CodeNode) -> String {
    var words: [String] = []
    if !node.label.isEmpty { words.append(node.label + ":") }
    if node.kind == .closure, node.form == .trailingClosure { words.append("{") }
    words.append("\(node.kind)")
    if !node.name.isEmpty { words.append(node.name) }
    let children = node.children.map(outline).joined(separator: ", ")
    return words.joined(separator: " ") + (children.isEmpty ? "" : "(\(children))")
}
