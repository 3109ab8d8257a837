// `%s`, `% d`, `%(name)s`: all directives of `printf` in C and Python, even in the middle of a sentence.

extension Recognizer {
    static let directive = Recognizer.placeholder(triggers: "%", features: .directives, mayPrecedeSpace: true) {
        $0.directiveEnd()
    }
}

extension Scanner {
    private static let directiveFlags = ByteSet("-+ #0'I")
    /// The maximum length of a name; without it a row of open parentheses would take quadratic time.
    private static let longestName = 200
    private static let directiveSizes = ByteSet("hlLqjzZt")
    private static let directiveConversions = ByteSet("diouxXeEfFgGaAcCsSpnmr@%")

    /// Returns the end of the directive that begins here, as gettext reads it, if any.
    fileprivate func directiveEnd() -> Int? {
        var offset = at + 1
        if byte(offset) == UInt8(ascii: "(") {
            let close = end(of: { $0 != UInt8(ascii: ")") }, from: offset, atMost: Self.longestName)
            guard byte(close) == UInt8(ascii: ")") else { return nil }
            offset = close + 1
        }
        let number = end(of: \.isDigit, from: offset)
        if number > offset, byte(number) == UInt8(ascii: "$") { offset = number + 1 }
        offset = countEnd(from: end(of: Self.directiveFlags.contains, from: offset))
        if byte(offset) == UInt8(ascii: ".") { offset = countEnd(from: offset + 1) }
        // In `%<PRIu64>`, a macro provides the rest.
        if utf8.has("<PRI", at: offset) {
            let close = end(of: { $0 != UInt8(ascii: ">") }, from: offset, atMost: Self.longestName)
            return byte(close) == UInt8(ascii: ">") ? close + 1 : nil
        }
        offset = end(of: Self.directiveSizes.contains, from: offset)
        return Self.directiveConversions.contains(byte(offset)) ? offset + 1 : nil
    }

    /// Returns the end of a run of bytes for which `belongs` is true, up to a maximum length.
    private func end(of belongs: (UInt8) -> Bool, from start: Int, atMost most: Int) -> Int {
        var offset = start
        while offset < end, offset - start < most, belongs(utf8[offset]) { offset += 1 }
        return offset
    }

    /// Returns the end of a width or precision: digits, or `*` with an optional argument number.
    private func countEnd(from start: Int) -> Int {
        guard byte(start) == UInt8(ascii: "*") else { return end(of: \.isDigit, from: start) }
        let digits = end(of: \.isDigit, from: start + 1)
        return digits > start + 1 && byte(digits) == UInt8(ascii: "$") ? digits + 1 : start + 1
    }
}
