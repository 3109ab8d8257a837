// A man page, in the macros of man(7), which every troff supports.

import Reports

/// The source of a man page.
struct Roff {
    private(set) var text = ""

    /// Adds the title line: name, section, date and source.
    mutating func title(_ name: String, section: Int, day: String, source: String) {
        text += ".TH \(name) \(section) \"\(day)\" \"\(source)\"\n"
    }

    mutating func section(_ name: String) { text += ".SH \"\(Self.escaped(name))\"\n" }
    mutating func subsection(_ name: String) { text += ".SS \"\(Self.escaped(name))\"\n" }

    /// Adds a paragraph, filled to the line width.
    mutating func paragraph(_ words: String) { text += ".PP\n\(Self.filled(words))\n" }

    /// Adds text that is already roff.
    mutating func text(_ words: String) { text += "\(words)\n" }

    /// Adds the text below a heading.
    mutating func line(_ words: String) { text += "\(Self.filled(words))\n" }

    /// Adds a term and its meaning.
    mutating func item(_ term: String, _ meaning: String) {
        text += ".TP\n\(term)\n\(Self.filled(meaning))\n"
    }

    /// Adds indented lines that are not filled.
    mutating func example(_ lines: [String]) {
        text += ".PP\n.RS 4\n.nf\n" + lines.map { Self.guarded(Self.escaped($0)) + "\n" }.joined() + ".fi\n.RE\n"
    }

    /// Words in bold.
    static func bold(_ words: String) -> String { "\\fB\(escaped(words))\\fR" }

    /// Words in italics.
    static func italic(_ words: String) -> String { "\\fI\(escaped(words))\\fR" }

    /// Escapes text and fills it to the width of a terminal.
    private static func filled(_ words: String) -> String {
        let lines = Paragraphs.filled(escaped(words), width: 79)
        return lines.map(guarded).joined(separator: "\n")
    }

    /// Protects a line that would be parsed as a macro.
    private static func guarded(_ line: String) -> String {
        (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line
    }

    /// Escapes text, in ASCII.
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
