// Regular expressions: `/…/` against the operator `/`, and `#/…/#`.

extension SwiftScanner {
    /// Where the regular expression ends that begins at the slash at an offset; nil if it is an operator.
    func endOfRegex(_ start: Int) -> Int? {
        let first = byte(start + 1)
        if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") || first == UInt8(ascii: "/") { return nil }
        var at = start + 1
        var open = 0
        var isInClass = false
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
            case UInt8(ascii: "\\"): at += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: open += 1
            case UInt8(ascii: ")") where !isInClass:
                open -= 1
                // As in `foo(/, 1) / 2`.
                if open < 0 { return nil }
            case UInt8(ascii: "/"):
                let last = bytes[at - 1]
                return last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") ? nil : at + 1
            default: break
            }
            at += 1
        }
        return nil
    }

    /// Where the regular expression with number signs ends that begins at an offset.
    mutating func endOfExtendedRegex(_ start: Int) -> Int {
        var signs = 0
        while byte(start + signs) == UInt8(ascii: "#") { signs += 1 }
        var at = start + signs + 1
        // One that spans lines begins with a line break.
        let isMultiline = byte(at) == UInt8(ascii: "\n") || byte(at) == UInt8(ascii: "\r")
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "/") where hasSigns(signs, at + 1): return at + 1 + signs
            case UInt8(ascii: "\\"): at += 2
            case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline:
                report(.unterminated, start)
                return at
            default: at += 1
            }
        }
        report(.unterminated, start)
        return bytes.count
    }

    /// Reads the regular expression that begins with the token and ends at an offset.
    mutating func readRegex(_ end: Int) -> Int32 {
        let start = token.start
        resume(at: min(end, bytes.count))
        return add(.regex, start)
    }
}
