// Addresses that are broken between their scheme and their host: `https: //`, `http :// `, `https//`.

import Basics

struct TornAddress {
    package let written: String
    package let meant: String

    /// Returns the first broken address in a text.
    package static func first(in utf8: [UInt8]) -> TornAddress? {
        var at = utf8.startIndex
        while let sign = utf8[at...].firstIndex(where: { isSign($0) }) {
            var end = sign
            while end < utf8.endIndex, let length = signLength(utf8, at: end) { end += length }
            if let torn = torn(utf8, between: sign, and: end) { return torn }
            at = max(end, sign + 1)
        }
        return nil
    }

    private static func torn(_ utf8: [UInt8], between start: Int, and end: Int) -> TornAddress? {
        guard let scheme = scheme(utf8, before: start) else { return nil }
        var signs = utf8[start..<end]
        if signs.starts(with: "://".utf8) {
            guard signs.count > 3, isHost(utf8[end...]) else { return nil }
        } else {
            let slashes = signs.count { $0 == slash } + String(decoding: signs, as: UTF8.self).count { $0 == "／" }
            guard slashes > 1 || slashes == 1 && signs.count > 1 && signs.last == slash && isHost(utf8[end...]) else {
                return nil
            }
            // Spaces after the slashes do not matter if something is wrong before them.
            while signs.last == 0x20 { signs.removeLast() }
        }
        return TornAddress(
            written: String(decoding: utf8[scheme.lowerBound..<signs.endIndex], as: UTF8.self),
            meant: "\(String(decoding: utf8[scheme], as: UTF8.self).lowercased())://")
    }

    /// Returns the range of the scheme that ends at an offset.
    private static func scheme(_ utf8: [UInt8], before end: Int) -> Range<Int>? {
        guard let last = utf8[..<end].last, lasts.contains(last) else { return nil }
        let start = utf8[..<end].suffix(6).reversed().prefix { $0.isLetter }.count
        let word = String(decoding: utf8[end - start..<end], as: UTF8.self).lowercased()
        return ["http", "https", "ftp"].contains(word) ? end - start..<end : nil
    }

    /// Whether a name with a dot follows: `example.com`.
    private static func isHost(_ rest: ArraySlice<UInt8>) -> Bool {
        let name = rest.prefix(255).prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == dot }
        guard let first = name.firstIndex(of: dot), first > name.startIndex else { return false }
        return name[(first + 1)...].first?.isLetter ?? false
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ":") || byte == slash || byte == 0x20 || byte == 0xC2 || byte == 0xE2 || byte == 0xEF
    }

    /// Returns the length of a space, a colon or a slash, in East Asian width, too; nil for anything else.
    private static func signLength(_ utf8: [UInt8], at offset: Int) -> Int? {
        let spaces = utf8.endOfSpaces(from: offset) - offset
        if spaces > 0 { return spaces }
        if utf8[offset] == UInt8(ascii: ":") || utf8[offset] == slash { return 1 }
        let isWide = utf8[offset...].starts(with: "：".utf8) || utf8[offset...].starts(with: "／".utf8)
        return isWide ? 3 : nil
    }

    /// The last letters of the schemes.
    private static let lasts = Array("psPS".utf8)
    private static let slash = UInt8(ascii: "/")
    private static let dot = UInt8(ascii: ".")
}
