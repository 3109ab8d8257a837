// A page for `man`, in the macros of man(7) that every troff has.

import Reports

/// Text that becomes a page for `man`.
struct Roff {
    private(set) var text = ""

    /// The page's head: its name, its section, its day and who wrote it.
    mutating func title(_ name: String, section: Int, day: String, source: String) {
        text += ".TH \(name) \(section) \"\(day)\" \"\(source)\"\n"
    }

    mutating func section(_ name: String) { text += ".SH \"\(Self.escaped(name))\"\n" }
    mutating func subsection(_ name: String) { text += ".SS \"\(Self.escaped(name))\"\n" }

    /// A paragraph, whose lines are filled anew.
    mutating func paragraph(_ words: String) { text += ".PP\n\(Self.filled(words))\n" }

    /// Text that is roff already.
    mutating func text(_ words: String) { text += "\(words)\n" }

    /// The text right below a heading.
    mutating func line(_ words: String) { text += "\(Self.filled(words))\n" }

    /// A term and what it means.
    mutating func item(_ term: String, _ meaning: String) {
        text += ".TP\n\(term)\n\(Self.filled(meaning))\n"
    }

    /// Lines as they stand, indented.
    mutating func example(_ lines: [String]) {
        text += ".PP\n.RS 4\n.nf\n" + lines.map { Self.guarded(Self.escaped($0)) + "\n" }.joined() + ".fi\n.RE\n"
    }

    /// Words in bold.
    static func bold(_ words: String) -> String { "\\fB\(escaped(words))\\fR" }

    /// Words in italics.
    static func italic(_ words: String) -> String { "\\fI\(escaped(words))\\fR" }

    /// Text in lines that are no longer than those of a terminal.
    private static func filled(_ words: String) -> String {
        let lines = Paragraphs.filled(escaped(words), width: 79)
        return lines.map(guarded).joined(separator: "\n")
    }

    /// A line; one that would be taken for a macro begins with nothing.
    private static func guarded(_ line: String) -> String {
        (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line
    }

    /// Text that means itself, in ASCII.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "'": escaped += "\\(aq"
            case "\"": escaped += "\\(dq"
            case "`": escaped += "\\(ga"
            case "^": escaped += "\\(ha"
            case "~": escaped += "\\(ti"
            case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
            default:
                let code = String(scalar.value, radix: 16, uppercase: true)
                escaped += "\\[u\(String(repeating: "0", count: max(0, 4 - code.count)))\(code)]"
            }
        }
        return escaped
    }
}
