// Skips strings and brackets without reading them, and without recursion.

extension SwiftScanner {
    /// What is open while skipping.
    private enum Open {
        case bracket(UInt8)
        case string(StringForm)
    }

    /// Skips from the opening bracket that is the token behind the one that closes it.
    mutating func skipBrackets() {
        let start = token.start
        let (end, isClosed) = endOfNested(token.end, [.bracket(closer(of: byte(start)))])
        if !isClosed, budget == nil { report(.unterminated, start) }
        resume(at: end)
    }

    /// Where the string that begins at an offset ends.
    func endOfString(_ start: Int) -> Int {
        let form = stringForm(start)
        return endOfNested(start + form.openLength, [.string(form)]).end
    }

    /// Where the interpolation ends whose parenthesis is before an offset; its closing parenthesis is included.
    mutating func endOfInterpolation(_ start: Int) -> Int {
        let (end, isClosed) = endOfNested(start, [.bracket(UInt8(ascii: ")"))])
        if !isClosed { report(.unterminated, start - 1) }
        return end
    }

    private func closer(of byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: UInt8(ascii: "}")
        }
    }

    /// Where everything in a stack is closed; false if the file ends before.
    private func endOfNested(_ start: Int, _ first: [Open]) -> (end: Int, isClosed: Bool) {
        var open = first
        var at = start
        // Looking ahead does not go far.
        let limit = budget == nil ? bytes.count : min(bytes.count, start + Self.farthestByte)
        while let last = open.last {
            if at >= limit { return (limit, false) }
            switch last {
            case .string(let form):
                switch stringPart(&at, form) {
                case .end, .unterminated: open.removeLast()
                case .interpolation: open.append(.bracket(UInt8(ascii: ")")))
                }
            case .bracket(let closing):
                let character = bytes[at]
                switch character {
                case closing:
                    open.removeLast()
                    at += 1
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                    open.append(.bracket(closer(of: character)))
                    at += 1
                case UInt8(ascii: "\""):
                    var quote = at
                    while quote > start, bytes[quote - 1] == UInt8(ascii: "#") { quote -= 1 }
                    let form = stringForm(quote)
                    open.append(.string(form))
                    at = quote + form.openLength
                case UInt8(ascii: "/") where byte(at + 1) == UInt8(ascii: "/"): at = endOfLine(at)
                default: at += 1
                }
            }
        }
        return (at, true)
    }
}
