// `@:link`, `@@x@@`, `@I18N@x@I18N@`, `@name`, `@string/name`: templates that begin with an at sign.

extension Recognizer {
    static let atSign = Recognizer.placeholder(triggers: "@", features: .templates) { scanner in
        // vue-i18n sees a link right after a word, too.
        scanner.isInWord ? scanner.linkedMessageEnd(from: scanner.at) : scanner.atSignEnd()
    }
}

extension Scanner {
    fileprivate mutating func atSignEnd() -> Int? {
        linkedMessageEnd(from: at) ?? tokenEnd() ?? nameEnd()
    }

    /// `@name`, and `@android:string/ok`, which names another value.
    private func nameEnd() -> Int? {
        guard byte(at + 1).isLetter else { return nil }
        var last = end(of: \.isName, from: at + 1)
        while byte(last) == UInt8(ascii: ":") || byte(last) == UInt8(ascii: "/"), byte(last + 1).isLetter {
            last = end(of: \.isName, from: last + 1)
        }
        return last
    }

    /// A word that begins with an at sign stays up to the last one in it that begins no link.
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

    /// `@:key.path`, `@:folder/key`, `@.lower:key`, `@:(key)` of vue-i18n.
    fileprivate mutating func linkedMessageEnd(from sign: Int) -> Int? {
        var colon = sign + 1
        if byte(colon) == UInt8(ascii: ".") { colon = end(of: \.isLetter, from: colon + 1) }
        guard byte(colon) == UInt8(ascii: ":") else { return nil }
        if byte(colon + 1) == UInt8(ascii: "(") { return parenthesisEnd(from: colon + 1) }
        let last = keyEnd(from: colon + 1)
        return last > colon + 1 ? last : nil
    }

    /// `key.path`, `folder/key`, `list[0].key`; what a sentence has behind it is no part of it.
    private mutating func keyEnd(from start: Int) -> Int {
        func isOfKey(_ byte: UInt8) -> Bool {
            byte.isName || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        }
        var last = end(of: isOfKey, from: start)
        while last > start {
            if byte(last) == UInt8(ascii: "/"), byte(last + 1).isName {
                last = end(of: isOfKey, from: last + 1)
            } else if byte(last) == UInt8(ascii: "["), byte(last + 1).isDigit {
                let close = end(of: \.isDigit, from: last + 1)
                guard byte(close) == UInt8(ascii: "]") else { break }
                last = end(of: isOfKey, from: close + 1)
            } else {
                break
            }
        }
        while last > start, !utf8[last - 1].isName, utf8[last - 1] != UInt8(ascii: "]") { last -= 1 }
        return last
    }
}
