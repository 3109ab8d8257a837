// Direction controls, line by line.

/// Examines controls by Unicode's rules, independently of the code that inserts them.
public enum BidiLines {
    /// Whether on every line each control is closed by its counterpart, innermost first.
    public static func areClosed(_ text: String) -> Bool {
        text.unicodeScalars.split(whereSeparator: { $0 == "\n" || $0 == "\r" || $0 == "\u{2029}" }).allSatisfy(isClosed)
    }

    private static func isClosed(_ line: Substring.UnicodeScalarView) -> Bool {
        var open: [Unicode.Scalar] = []
        for scalar in line {
            switch scalar {
            case "\u{202A}", "\u{202B}", "\u{202D}", "\u{202E}": open.append("\u{202C}")
            case "\u{2066}", "\u{2067}", "\u{2068}": open.append("\u{2069}")
            case "\u{202C}", "\u{2069}": if open.popLast() != scalar { return false }
            default: break
            }
        }
        return open.isEmpty
    }
}
