// `@:link`, `@@x@@`, `@I18N@x@I18N@`, `@name`, `@string/name`: templates that begin with an at sign.

extension Recognizer {
    static let atSign = Recognizer.placeholder(triggers: "@", features: .templates) { scanner in
        // vue-i18n also recognizes a link right after a word.
        scanner.isInWord ? scanner.linkedMessageEnd(from: scanner.at) : scanner.atSignEnd()
    }
}

extension Scanner {
    fileprivate mutating func atSignEnd() -> Int? {
        linkedMessageEnd(from: at) ?? tokenEnd() ?? nameEnd()
    }

    /// Returns the end of `@name`, or of `@android:string/ok`, which refers to another value.
    private func nameEnd() -> Int? {
        guard byte(at + 1).isLetter else { return nil }
        var last = end(of: \.isName, from: at + 1)
        while byte(last) == UInt8(ascii: ":") || byte(last) == UInt8(ascii: "/"), byte(last + 1).isLetter {
            last = end(of: \.isName, from: last + 1)
        }
        return last
    }

    /// Returns the end of a word that begins with an at sign: after the last at sign in it that does not begin a link.
    private mutating func tokenEnd() -> Int? {
        var word = end(
            of: { $0.isName || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }, from: at
        )
        while let last = utf8[at..<word].lastIndex(of: UInt8(ascii: "@")), last > at + 1 {
            guard linkedMessageEnd(from: last) != nil else { return last + 1 }
            word = last
        }
        return nil
    }

    /// Returns the end of vue-i18n's `@:key.path`, `@:folder/key`, `@.lower:key`, `@:(key)`.
    fileprivate mutating func linkedMessageEnd(from sign: Int) -> Int? {
        var colon = sign + 1
        if byte(colon) == UInt8(ascii: ".") { colon = end(of: \.isLetter, from: colon + 1) }
        guard byte(colon) == UInt8(ascii: ":") else { return nil }
        if byte(colon + 1) == UInt8(ascii: "(") { return parenthesisEnd(from: colon + 1) }
        let last = keyEnd(from: colon + 1)
        return last > colon + 1 ? last : nil
    }

    /// Returns the end of `key.path`, `folder/key`, `list[0].key`, without the punctuation of the sentence.
    private mutating func keyEnd(from start: Int) -> Int {
        func isKeyByte(_ byte: UInt8) -> Bool {
            byte.isName || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        }
        var last = end(of: isKeyByte, from: start)
        while last > start {
            if byte(last) == UInt8(ascii: "/"), byte(last + 1).isName {
                last = end(of: isKeyByte, from: last + 1)
            } else if byte(last) == UInt8(ascii: "["), byte(last + 1).isDigit {
                let close = end(of: \.isDigit, from: last + 1)
                guard byte(close) == UInt8(ascii: "]") else { break }
                last = end(of: isKeyByte, from: close + 1)
            } else {
                break
            }
        }
        while last > start, !utf8[last - 1].isName, utf8[last - 1] != UInt8(ascii: "]") { last -= 1 }
        return last
    }
}
