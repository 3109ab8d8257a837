// Laravel's `:name`, `:Name` and `:NAME`, and `:smile:`: words after a colon that does not belong to a sentence.

extension Recognizer {
    /// Locked instead of a placeholder, because it may be a Ruby or CSS word, or a custom emoji.
    static let colonWord = Recognizer(triggers: ":", features: .templates) { scanner in
        guard scanner.mayOpenColonWord, let end = scanner.colonWordEnd() else { return false }
        scanner.emit(.locked, upTo: end)
        return true
    }
}

extension Recognizer {
    /// Laravel replaces it at any position: `v:version`, `:hour::minute`.
    static let colonName = Recognizer(triggers: ":", features: .colonNames) { scanner in
        let end = scanner.end(of: \.isName, from: scanner.at + 1)
        guard scanner.byte(scanner.at + 1).isLetter || scanner.byte(scanner.at + 1) == UInt8(ascii: "_") else {
            return false
        }
        scanner.emit(.locked, upTo: end)
        return true
    }
}

extension Scanner {
    /// The bytes that may precede such a colon.
    private static let openers = ByteSet(" \t\r\n([{<>\"'|/-#$+=*")

    /// Whether a colon begins a word: no word ends before it, as in `9:am` and `a::b`.
    fileprivate var mayOpenColonWord: Bool {
        // A single capital is a smiley, `:D`.
        guard byte(at + 1).isLetter, !byte(at + 1).isUpper || byte(at + 2).isLetter else { return false }
        return at == 0 || (previous < 0x80 ? Self.openers.contains(previous) : !isInWord)
    }

    /// Returns the end of the word, and of those that follow immediately, as in `:hour:minute`; nil for a role before
    /// code.
    fileprivate func colonWordEnd() -> Int? {
        let code = end(of: { $0.isName || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }, from: at + 1)
        if byte(code) == UInt8(ascii: ":"), !byte(code + 1).isName, byte(code + 1) != UInt8(ascii: ":") {
            return byte(code + 1) == UInt8(ascii: "`") ? nil : code + 1
        }
        var last = end(of: \.isName, from: at + 1)
        while byte(last) == UInt8(ascii: ":"), byte(last + 1).isLetter { last = end(of: \.isName, from: last + 1) }
        return byte(last) == UInt8(ascii: ":") && byte(last + 1) == UInt8(ascii: "`") ? nil : last
    }
}
