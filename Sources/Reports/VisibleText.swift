// Text made safe to print: nothing in a catalog or a file name may control the terminal.

import TextLayout

/// Makes characters visible that are invisible or change how other text appears.
public enum VisibleText {
    /// The text on one line, with control characters and bidi controls escaped.
    public static func escaped(_ text: some StringProtocol) -> String {
        escaped(text) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
    }

    /// The same, with the escapes of Apple's .strings files, so that it can be pasted there.
    static func escapedForStrings(_ text: some StringProtocol) -> String {
        escaped(text) { "\\U\($0.value.fourDigits)" }
    }

    private static func escaped(_ text: some StringProtocol, _ escape: (Unicode.Scalar) -> String) -> String {
        guard !text.isPrintableASCII, text.unicodeScalars.contains(where: \.isHidden) else { return String(text) }
        var output = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": output += "\\n"
            case "\r": output += "\\r"
            case "\t": output += "\\t"
            case _ where scalar.isHidden: output += escape(scalar)
            default: output.unicodeScalars.append(scalar)
            }
        }
        return output
    }

    /// The text on one line, truncated to `count` scalars.
    static func clipped(_ text: String, to count: Int) -> String {
        guard text.utf8.count > count else { return escaped(text) }
        let start = text.unicodeScalars.prefix(count)
        return escaped(Substring(start)) + (start.endIndex < text.endIndex ? "…" : "")
    }

    /// A key or a path, with an empty one as `""`, truncated to `most` scalars.
    static func name(_ name: String, upTo most: Int = .max) -> String {
        name.isEmpty ? "\"\"" : clipped(name, to: most)
    }

    /// A text that is already visible, with its middle elided if it takes more than `limit` columns.
    static func shortened(_ text: String, toColumns limit: Int) -> String {
        guard limit > 2, Columns.count(text) > limit else { return text }
        let start = Columns.prefix(text, upTo: limit / 2)
        var end = text.endIndex
        var used = Columns.count(start) + 1
        while end > start.endIndex {
            let before = text.index(before: end)
            used += Columns.count(text[before..<end])
            guard used <= limit else { break }
            end = before
        }
        return "\(start)…\(text[end...])"
    }

    /// The text as it is drawn: without invisible characters, and with tabs as spaces.
    static func withoutHidden(_ text: String) -> String {
        guard !text.isPrintableASCII, text.unicodeScalars.contains(where: \.isHidden) else { return text }
        var output = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\t" { output.append(" ") } else if !scalar.isHidden { output.append(scalar) }
        }
        return String(output)
    }
}
