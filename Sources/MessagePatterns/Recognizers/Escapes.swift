// Backslashes: Swift's `\(name)`, remaining escapes in a value such as `\n`, and those of regular expressions: `\p{L}`.

extension Recognizer {
    static let escape = Recognizer(triggers: "\\", features: .escapes) { scanner in
        let next = scanner.byte(scanner.at + 1)
        // A formula of TeX ends with a backslash, too: `\(CO_2\)`.
        if next == UInt8(ascii: "("), let end = scanner.parenthesisEnd(from: scanner.at + 1),
            scanner.byte(end - 2) != UInt8(ascii: "\\")
        {
            scanner.emit(.placeholder, upTo: end)
            return true
        }
        guard next > 0x20, next < 0x7F else { return false }
        // In `\%@`, no formatter lets the backslash escape the placeholder.
        if next == UInt8(ascii: "%"), scanner.byte(scanner.at + 2) == UInt8(ascii: "@") { return false }
        scanner.emit(.markup, upTo: scanner.escapeEnd(next))
        return true
    }
}

extension Scanner {
    /// The letters after which braces contain the name of a character or of a class of characters.
    private static let named = Array("NPopx".utf8)

    fileprivate mutating func escapeEnd(_ letter: UInt8) -> Int {
        let offset = at + 2
        switch letter {
        case _ where byte(offset) == UInt8(ascii: "{") && Self.named.contains(letter):
            return braceEnd(from: offset) ?? offset
        case UInt8(ascii: "u") where byte(offset) == UInt8(ascii: "{"):
            let close = end(of: \.isHex, from: offset + 1)
            return byte(close) == UInt8(ascii: "}") ? close + 1 : offset
        // Eight digits in C, four in `.strings`.
        case UInt8(ascii: "U"):
            return hexEnd(from: offset, most: 8) == offset + 8 ? offset + 8 : hexEnd(from: offset, most: 4)
        case UInt8(ascii: "u"): return hexEnd(from: offset, most: 4)
        case UInt8(ascii: "x"): return hexEnd(from: offset, most: 2)
        default: return offset
        }
    }

    private func hexEnd(from start: Int, most: Int) -> Int {
        var offset = start
        while offset < start + most, byte(offset).isHex { offset += 1 }
        return offset
    }
}
