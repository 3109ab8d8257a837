// `--set-key-file`, `SSH_AUTH_SOCK`: shell input, which never changes.

import Basics

extension Recognizer {
    /// A long option of a command, or an environment variable.
    static let shellWord = Recognizer(triggers: "-_", features: .addresses) { scanner in
        let word =
            scanner.byte(scanner.at) == UInt8(ascii: "-") ? scanner.optionRange() : scanner.variableRange()
        guard let word else { return false }
        scanner.emit(.locked, word)
        return true
    }
}

extension Scanner {
    /// Returns the range of `--set-key-file`; a dash in prose follows a word, or precedes a space.
    fileprivate func optionRange() -> Range<Int>? {
        guard byte(at + 1) == UInt8(ascii: "-"), byte(at + 2).isLower, !isInWord,
            at == 0 || previous.mayPrecedeOption
        else { return nil }
        let last = end(of: { $0.isName || $0 == UInt8(ascii: "-") }, from: at + 2)
        guard last > at + 3, utf8[last - 1] != UInt8(ascii: "-"), !utf8.isWord(at: last) else { return nil }
        return at..<last
    }

    /// Returns the range of `SSH_AUTH_SOCK`, triggered by its first underscore; in `OUTPUT_DIR/app.log` it is part of a
    /// path.
    fileprivate func variableRange() -> Range<Int>? {
        var start = at
        while start > run, utf8[start - 1].isUpper || utf8[start - 1].isDigit { start -= 1 }
        guard start < at, utf8[start].isUpper, start == 0 || !utf8[start - 1].isPathByte, !utf8.isWord(before: start),
            byte(at + 1).isUpper || byte(at + 1).isDigit
        else { return nil }
        let last = end(of: { $0.isUpper || $0.isDigit || $0 == UInt8(ascii: "_") }, from: at)
        guard last > start + 4, utf8[last - 1] != UInt8(ascii: "_"), !utf8.isWord(at: last),
            last == end || !utf8[last].isPathByte
        else { return nil }
        return start..<last
    }
}

extension UInt8 {
    private static let openings = ByteSet("\"'`([{|/,=")

    fileprivate var isPathByte: Bool { isName || self == UInt8(ascii: "/") || self == UInt8(ascii: "\\") }
    fileprivate var isLower: Bool { isLetter && !isUpper }
    fileprivate var mayPrecedeOption: Bool { isSpace || self >= 0x80 || Self.openings.contains(self) }
}
