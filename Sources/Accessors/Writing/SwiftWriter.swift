// Lines of Swift, indented.

/// Writes lines of code.
struct SwiftWriter {
    private(set) var text = ""
    private var indent = ""

    mutating func line(_ line: String) {
        if !line.isEmpty {
            text += indent
            text += line
        }
        text += "\n"
    }

    /// Writes a documentation comment.
    mutating func documentation(_ lines: [String]) {
        for line in lines {
            text += indent
            text += line.isEmpty ? "///" : "/// "
            text += line
            text += "\n"
        }
    }

    /// Writes a declaration with what is in its braces.
    mutating func braces(_ head: String, _ body: (inout SwiftWriter) -> Void) {
        line("\(head) {")
        indented(body)
        line("}")
    }

    /// Writes the first line of a declaration one step further in, and indents what follows.
    mutating func open(_ head: String) {
        indent += "    "
        line(head)
    }

    /// Ends what ``open(_:)`` began.
    mutating func close() {
        line("}")
        indent.removeLast(4)
    }

    mutating func indented(_ body: (inout SwiftWriter) -> Void) {
        indent += "    "
        body(&self)
        indent.removeLast(4)
    }
}
