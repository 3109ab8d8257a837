// `[b]words[/b]`, `[color=red]…[/color]`: tags of forums, Godot and Kodi, recognized because they occur in pairs.

import Basics

extension Recognizer {
    static let bracketTag = Recognizer(triggers: "[", features: .markup) { scanner in
        guard let end = scanner.lookups.bracketTagEnd(of: scanner.at, in: scanner.utf8), end <= scanner.end else {
            return false
        }
        scanner.emit(.markup, upTo: end)
        return true
    }
}

/// The matching tags in brackets of a message.
struct BracketTags {
    /// The end of each tag by its start.
    private(set) var ends: [Int: Int] = [:]

    /// The signs between a name and a value: `[url=…]`, `[color red]`, `[a@…]`.
    private static let valueSigns = ByteSet("= @")
    private static let longestTag = 300

    init(_ utf8: [UInt8]) {
        guard utf8.firstOffset(of: "[/") != nil else { return }
        var open: [String: [Range<Int>]] = [:]
        var from = 0
        while let start = utf8.firstOffset(of: UInt8(ascii: "["), in: from..<utf8.count) {
            from = start + 1
            let isClosing = from < utf8.count && utf8[from] == UInt8(ascii: "/")
            guard let tag = Self.tag(at: start, isClosing: isClosing, in: utf8) else { continue }
            if !isClosing {
                open[tag.name, default: []].append(tag.range)
            } else if let opening = open[tag.name]?.popLast() {
                ends[opening.lowerBound] = opening.upperBound
                ends[tag.range.lowerBound] = tag.range.upperBound
            }
        }
    }

    private static func tag(at start: Int, isClosing: Bool, in utf8: [UInt8]) -> (name: String, range: Range<Int>)? {
        let first = start + (isClosing ? 2 : 1)
        let limit = min(utf8.count, start + longestTag)
        var nameEnd = first
        while nameEnd < limit, utf8[nameEnd].isLetter || utf8[nameEnd].isDigit { nameEnd += 1 }
        guard nameEnd > first, nameEnd < limit, utf8[first].isLetter else { return nil }
        var end = nameEnd
        if !isClosing, valueSigns.contains(utf8[nameEnd]) {
            while end < limit, utf8[end] != UInt8(ascii: "]"), utf8[end] != UInt8(ascii: "["), utf8[end] != 0x0A {
                end += 1
            }
        }
        guard end < limit, utf8[end] == UInt8(ascii: "]") else { return nil }
        return (String(decoding: utf8[first..<nameEnd], as: UTF8.self).lowercased(), start..<end + 1)
    }
}
