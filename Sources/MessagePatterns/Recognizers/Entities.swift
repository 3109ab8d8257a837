// `&amp;`, `&#233;`, `&#xE9;`.

extension Recognizer {
    static let entity = Recognizer(triggers: "&", features: .markup) { scanner in
        let isNumber = scanner.byte(scanner.at + 1) == UInt8(ascii: "#")
        let start = scanner.at + (isNumber ? 2 : 1)
        // No entity's name is longer than 31 bytes.
        var end = start
        while end - start < 32, scanner.byte(end).isLetter || scanner.byte(end).isDigit { end += 1 }
        guard end > start, scanner.byte(end) == UInt8(ascii: ";"), isNumber || scanner.byte(start).isLetter else {
            return false
        }
        scanner.emit(.markup, upTo: end + 1)
        return true
    }
}
