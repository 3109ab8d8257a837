// The letters and digits of texts and code, however they are escaped.

import Basics

/// Reads the letters and digits of texts and code, passing over escapes and entities.
enum LooseSigns {
    private enum Kind: UInt8 { case other, letter, end, wide, backslash, ampersand, percent }

    /// What stands for characters outside ASCII that follow each other: “quotes” make another text than "quotes" do.
    static let wide: UInt8 = 0xFF

    private static let kinds: [Kind] = (0...255).map { (byte: UInt8) in
        switch byte {
        case _ where byte.isLetter || byte.isDigit: .letter
        case 0x80...0xFF: .wide
        case UInt8(ascii: "\\"): .backslash
        case UInt8(ascii: "&"): .ampersand
        case UInt8(ascii: "%"): .percent
        case _ where "\"'`<>=:;|,()[]{}\n\r".utf8.contains(byte): .end
        default: .other
        }
    }

    /// Calls `letter` for each letter or digit, and `end` for each byte that separates texts in code.
    @inline(__always)
    static func read(_ bytes: [UInt8], letter: (UInt8) -> Void, end: () -> Void) {
        let kinds = kinds
        var at = 0
        var lastIsWide = false
        while at < bytes.count {
            let byte = bytes[at]
            let sign: (end: Int, isWide: Bool)
            switch kinds[Int(byte)] {
            case .other:
                at += 1
                continue
            case .letter:
                letter(byte)
                lastIsWide = false
                at += 1
                continue
            case .end:
                end()
                at += 1
                continue
            case .percent:
                lastIsWide = false
                at = variable(bytes, at, letter)
                continue
            case .wide: sign = (at + 1, true)
            case .backslash: sign = escape(bytes, at)
            case .ampersand: sign = entity(bytes, at)
            }
            if sign.isWide, !lastIsWide {
                letter(wide)
                lastIsWide = true
            }
            at = sign.end
        }
    }

    /// The end of `\n`, `\\n`, `\u2026` and `\342`, and whether it stands for a character outside ASCII; the end of the
    /// backslash if no such escape follows.
    private static func escape(_ bytes: [UInt8], _ start: Int) -> (end: Int, isWide: Bool) {
        var at = start
        while at < bytes.count, bytes[at] == UInt8(ascii: "\\") { at += 1 }
        guard at < bytes.count else { return (at, false) }
        func number(_ digits: Int, from first: Int) -> UInt32? {
            guard first + digits <= bytes.count else { return nil }
            var number: UInt32 = 0
            for byte in bytes[first..<first + digits] {
                guard let value = byte.hexValue else { return nil }
                number = number << 4 | value
            }
            return number
        }
        // `\u{2026}`
        if "ux".utf8.contains(bytes[at]), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "{") {
            let digits = bytes[(at + 2)...].prefix(8).prefix { $0.hexValue != nil }
            let isEnded = digits.endIndex < bytes.count && bytes[digits.endIndex] == UInt8(ascii: "}")
            if isEnded, let value = number(digits.count, from: digits.startIndex) {
                return (digits.endIndex + 1, value > 0x7F)
            }
        }
        switch bytes[at] {
        case _ where "abfnrtv".utf8.contains(bytes[at]): return (at + 1, false)
        case UInt8(ascii: "u"): if let value = number(4, from: at + 1) { return (at + 5, value > 0x7F) }
        case UInt8(ascii: "U"): if let value = number(8, from: at + 1) { return (at + 9, value > 0x7F) }
        case UInt8(ascii: "x"): if let value = number(2, from: at + 1) { return (at + 3, value > 0x7F) }
        // Three octal digits: those from 200 on are outside ASCII.
        case UInt8(ascii: "0")...UInt8(ascii: "3"):
            if let value = number(3, from: at) { return (at + 3, value > 0x177) }
        default: break
        }
        return (at, false)
    }

    /// The end of `&amp;` and `&#8230;`, and whether it stands for a character outside ASCII; the end of the ampersand
    /// if it begins none.
    private static func entity(_ bytes: [UInt8], _ start: Int) -> (end: Int, isWide: Bool) {
        var at = start + 1
        if at < bytes.count, bytes[at] == UInt8(ascii: "#") { at += 1 }
        while at < bytes.count, at - start < 10, kinds[Int(bytes[at])] == .letter { at += 1 }
        guard at < bytes.count, bytes[at] == UInt8(ascii: ";"), at > start + 1 else { return (start + 1, false) }
        return (at + 1, isWide(bytes[(start + 1)..<at]))
    }

    private static func isWide(_ name: ArraySlice<UInt8>) -> Bool {
        guard name.first == UInt8(ascii: "#") else {
            return !["amp", "lt", "gt", "quot", "apos"].contains { name.elementsEqual($0.utf8) }
        }
        let digits = String(decoding: name.dropFirst(), as: UTF8.self)
        let value = digits.first == "x" ? Int(digits.dropFirst(), radix: 16) : Int(digits)
        return value.map { $0 > 0x7F } ?? true
    }

    /// Reads the name of `%(name)s` and returns the end of the whole: templates have it as `{{ name }}`.
    private static func variable(_ bytes: [UInt8], _ start: Int, _ letter: (UInt8) -> Void) -> Int {
        var at = start + 1
        guard at < bytes.count, bytes[at] == UInt8(ascii: "(") else { return at }
        at += 1
        let name = at
        while at < bytes.count, at - name < 64, kinds[Int(bytes[at])] == .letter || bytes[at] == UInt8(ascii: "_") {
            at += 1
        }
        guard at > name, at + 1 < bytes.count, bytes[at] == UInt8(ascii: ")"), "sdif".utf8.contains(bytes[at + 1])
        else { return name }
        for byte in bytes[name..<at] where byte != UInt8(ascii: "_") { letter(byte) }
        return at + 2
    }
}
