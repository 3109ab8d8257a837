// `&amp;`, `&#233;`, `&#xE9;`, and `&copy`, which browsers accept without a semicolon.

extension Recognizer {
    /// The entities without a required semicolon that occur in texts.
    private static let endless = ["copy", "reg", "nbsp", "amp", "lt", "gt", "quot"].map { Array($0.utf8) }

    static let entity = Recognizer(triggers: "&", features: .markup) { scanner in
        let isNumber = scanner.byte(scanner.at + 1) == UInt8(ascii: "#")
        let start = scanner.at + (isNumber ? 2 : 1)
        // The longest name of an entity has 31 bytes.
        var end = start
        while end - start < 32, scanner.byte(end).isLetter || scanner.byte(end).isDigit { end += 1 }
        guard end > start, isNumber || scanner.byte(start).isLetter else { return false }
        let isClosed = scanner.byte(end) == UInt8(ascii: ";")
        guard isClosed || endless.contains(where: { scanner.utf8[start..<end].elementsEqual($0) }) else { return false }
        scanner.emit(.markup, upTo: isClosed ? end + 1 : end)
        return true
    }
}
