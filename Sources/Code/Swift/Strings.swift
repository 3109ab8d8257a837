// Strings: `"…"`, `"""…"""`, `#"…"#`, with interpolations.

extension SwiftScanner {
    /// How a string is written.
    struct StringForm {
        /// How many number signs surround it.
        var signs = 0
        var isMultiline = false
        /// How many bytes open it.
        var openLength: Int { signs + (isMultiline ? 3 : 1) }
        var form: SyntaxTree.Form {
            if signs > 0 { return isMultiline ? .rawMultiline : .raw }
            return isMultiline ? .multiline : .plain
        }
    }

    /// What follows a text in a string.
    enum StringPart {
        case interpolation, end, unterminated
    }

    /// Returns how the string at an offset is written.
    func stringForm(_ start: Int) -> StringForm {
        var form = StringForm()
        while byte(start + form.signs) == UInt8(ascii: "#") { form.signs += 1 }
        let quote = start + form.signs
        form.isMultiline = byte(quote + 1) == UInt8(ascii: "\"") && byte(quote + 2) == UInt8(ascii: "\"")
        // `#"""#` contains one quote.
        if form.isMultiline, form.signs > 0 {
            var at = quote + 1
            while at < bytes.count, bytes[at] != UInt8(ascii: "\n"), bytes[at] != UInt8(ascii: "\r") {
                if bytes[at] == UInt8(ascii: "\""), hasSigns(form.signs, at + 1) {
                    form.isMultiline = false
                    break
                }
                at += 1
            }
        }
        return form
    }

    @inline(__always)
    func hasSigns(_ count: Int, _ start: Int) -> Bool {
        var at = start
        while at < start + count {
            if byte(at) != UInt8(ascii: "#") { return false }
            at += 1
        }
        return true
    }

    /// Skips text in a string up to what follows it.
    func stringPart(_ at: inout Int, _ form: StringForm) -> StringPart {
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "\""):
                let length = form.isMultiline ? 3 : 1
                let closes =
                    !form.isMultiline || byte(at + 1) == UInt8(ascii: "\"") && byte(at + 2) == UInt8(ascii: "\"")
                if closes, hasSigns(form.signs, at + length) {
                    at += length + form.signs
                    return .end
                }
                at += 1
            case UInt8(ascii: "\\"):
                at += 1
                guard hasSigns(form.signs, at) else { continue }
                at += form.signs
                let next = byte(at)
                if next == UInt8(ascii: "(") {
                    at += 1
                    return .interpolation
                }
                if next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\") { at += 1 }
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if !form.isMultiline { return .unterminated }
                at += 1
            default: at += 1
            }
        }
        return .unterminated
    }

    /// Reads the string that begins with the token.
    mutating func readString() -> Int32 {
        let start = token.start
        let form = stringForm(start)
        var children = Children()
        var at = start + form.openLength
        reading: while true {
            switch stringPart(&at, form) {
            case .interpolation:
                let (interpolation, isClosed) = readInterpolation(&at)
                append(interpolation, to: &children)
                if isClosed { continue }
                report(.unterminated, start)
                break reading
            case .end: break reading
            case .unterminated:
                report(.unterminated, start)
                break reading
            }
        }
        // The node must end with the string, and no token has been read there yet.
        resume(at: at)
        let string = add(.string, start, children)
        setForm(form.form, of: string)
        return string
    }

    /// Reads an interpolation whose parenthesis is before an offset; moves the offset behind it.
    private mutating func readInterpolation(_ at: inout Int) -> (node: Int32, isClosed: Bool) {
        let parenthesis = at - 1
        var start = parenthesis - 1
        while bytes[start] != UInt8(ascii: "\\") { start -= 1 }
        var arguments = Children()
        var isClosed = true
        if depth >= Self.deepest {
            report(.nestedTooDeeply(Self.deepest), parenthesis)
            at = endOfInterpolation(at)
        } else {
            token.kind = .leftParenthesis
            token.start = parenthesis
            token.end = at
            offset = at
            readList(closedBy: .rightParenthesis, into: &arguments)
            isClosed = token.kind == .rightParenthesis
            at = isClosed ? token.end : max(at, previousEnd)
        }
        previousEnd = at
        return (add(.interpolation, start, arguments), isClosed)
    }
}
