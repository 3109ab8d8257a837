// Backslashes: Swift's `\(name)`, and escapes such as `\n` that a value still holds.

extension Recognizer {
    static let escape = Recognizer(triggers: "\\", features: .formats) { scanner in
        let next = scanner.byte(scanner.at + 1)
        if next == UInt8(ascii: "("), let end = scanner.parenthesisEnd(from: scanner.at + 1) {
            scanner.emit(.placeholder, scanner.at..<end)
            return true
        }
        guard next > 0x20, next < 0x7F else { return false }
        scanner.emit(.markup, scanner.at..<scanner.escapeEnd(next))
        return true
    }
}

extension Scanner {
    fileprivate func escapeEnd(_ letter: UInt8) -> Int {
        var offset = at + 2
        switch letter {
        case UInt8(ascii: "u") where byte(offset) == UInt8(ascii: "{"):
            let close = end(of: \.isHex, from: offset + 1)
            return byte(close) == UInt8(ascii: "}") ? close + 1 : offset
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            while offset < at + 6, byte(offset).isHex { offset += 1 }
            return offset
        case UInt8(ascii: "x"):
            while offset < at + 4, byte(offset).isHex { offset += 1 }
            return offset
        default: return offset
        }
    }
}
