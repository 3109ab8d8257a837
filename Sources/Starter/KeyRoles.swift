// Keys whose names contain the role of their texts on the screen: `tab.home`, `login.button`, `SaveTitle`.

import Basics
import Configuration

/// Groups of keys whose names contain the role of their texts on the screen.
struct KeyRoles {
    /// A pattern that some keys share.
    struct Group: Hashable {
        /// The pattern, such as `tab.*`.
        let pattern: String
        /// The number of keys that it matches.
        let count: Int
    }

    /// The fewest keys that form a group.
    private static let fewest = 5
    private static let longestName = 200

    /// Roles that usually have little space on the screen.
    private static let roles: Set<String> = [
        "action", "actions", "badge", "badges", "btn", "button", "buttons", "caption", "chip", "chips", "cta",
        "header", "headers", "heading", "headline", "label", "labels", "lbl", "link", "links", "menu", "navbar",
        "placeholder", "segment", "segments", "subtitle", "subtitles", "tab", "tabbar", "tabs", "title", "titles",
        "toggle", "toolbar", "tooltip",
    ]

    /// Patterns that each match enough keys that no earlier one matches, sorted by the number of keys.
    let groups: [Group]

    init(_ keys: [String]) {
        var members: [String: [Int]] = [:]
        for (index, key) in keys.enumerated() where !Self.isDrawn(key) {
            for pattern in Set(Self.patterns(of: key)) { members[pattern, default: []].append(index) }
        }
        let ranked = members.filter { $0.value.count >= Self.fewest }
            .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        var taken: Set<Int> = []
        groups = ranked.compactMap { pattern, indices in
            guard indices.count(where: { !taken.contains($0) }) >= Self.fewest else { return nil }
            taken.formUnion(indices)
            return Group(pattern: pattern, count: indices.count)
        }
    }

    /// Whether Interface Builder generated the key, as in `Ah4-QN-Bfv.title`: it does not tell the size of the view.
    static func isDrawn(_ key: String) -> Bool {
        let parts = key.utf8.prefix { $0 != UInt8(ascii: ".") }.split(
            separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return parts.map(\.count) == [3, 2, 3] && parts.joined().allSatisfy { $0.isLetter || $0.isDigit }
    }

    /// Whether a key is a name, not a text.
    static func isName(_ key: String) -> Bool {
        let name = key.utf8
        return name.count <= longestName && !name.contains { $0 <= 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "%") }
            && name.dropFirst().contains { isSeparator($0) || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }

    /// The patterns of the roles in a key: at its end, at its start, and in between.
    private static func patterns(of key: String) -> [String] {
        guard isName(key) else { return [] }
        let bytes = Array(key.utf8)
        var words: [Range<Int>] = []
        var word = 0
        for index in 0...bytes.count where index == bytes.count || isSeparator(bytes[index]) {
            words.append(word..<index)
            word = index + 1
        }
        guard let last = words.last else { return [] }
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        guard words.count > 1 else { return capital(in: bytes, last).map { ["*" + text($0)] } ?? [] }
        var patterns: [String] = []
        for (number, range) in words.enumerated() where roles.contains(text(range).lowercased()) {
            switch number {
            case 0: patterns.append(text(range.lowerBound..<range.upperBound + 1) + "*")
            case words.count - 1: patterns.append("*" + text(range.lowerBound - 1..<range.upperBound))
            default: patterns.append("*" + text(range.lowerBound - 1..<range.upperBound + 1) + "*")
            }
        }
        return patterns + (capital(in: bytes, last).map { ["*" + text($0)] } ?? [])
    }

    /// The capitalized role at the end of a word, such as `Title` in `saveTitle`.
    private static func capital(in bytes: [UInt8], _ word: Range<Int>) -> Range<Int>? {
        guard let start = bytes[word].lastIndex(where: { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }),
            start > word.lowerBound,
            roles.contains(String(decoding: bytes[start..<word.upperBound], as: UTF8.self).lowercased())
        else { return nil }
        return start..<word.upperBound
    }
}
