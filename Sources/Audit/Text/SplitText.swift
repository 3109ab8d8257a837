// Texts that an app shows in one line, with a value between them: `remove-1` and `remove-2`, `prefix` and `suffix`.

import Catalogs
import MessagePatterns

enum SplitText {
    /// The number of entries to search on either side.
    private static let farthest = 12

    /// Returns the texts of an entry and of those beside it whose keys continue its key, joined; nil if there are none.
    static func whole(of entry: Entry) -> Message? {
        let key = entry.key
        guard let part = Part(key) ?? Part(sideOf: key) else { return nil }
        let entries = entry.catalog.entries
        let (locale, variant) = (entry.locale, entry.variant)
        var texts: [(place: Int, text: String)] = []
        for index in max(0, entry.index - farthest)..<min(entries.count, entry.index + farthest + 1) {
            let other = entries[index]
            guard let same = part.isOfSide ? Part(sideOf: other.key) : Part(other.key), same.stem == part.stem,
                other.locale == locale, other.variant == variant, let text = other.value
            else { continue }
            texts.append((same.place, text))
        }
        guard texts.count > 1 else { return nil }
        let ordered = texts.sorted { $0.place < $1.place }
        return Message(ordered.map(\.text).joined(separator: " … "), entry.syntax)
    }

    /// Whether the text before or after an entry has the partner of its only unpaired bracket or curly quote: code may
    /// show both in one sentence.
    static func isCompleted(_ entry: Entry, by stray: String) -> Bool {
        let isOpen = "([“„".contains(stray)
        let entries = entry.catalog.entries
        let index = entry.index + (isOpen ? 1 : -1)
        guard isOpen || ")]”".contains(stray), entries.indices.contains(index), let own = entry.value,
            entries[index].locale == entry.locale, let other = entries[index].value,
            PairedMarks.unpaired(in: Message(other, entry.syntax)) != nil
        else { return false }
        let joined = isOpen ? "\(own) … \(other)" : "\(other) … \(own)"
        return PairedMarks.unpaired(in: Message(joined, entry.syntax)) == nil
    }

    /// What a key says about the place of its text.
    private struct Part {
        let stem: String
        let place: Int
        let isOfSide: Bool

        /// Creates the part that a number at the end of a key names: `remove-1`, `remove_2`.
        init?(_ key: String) {
            let digits = key.utf8.reversed().prefix { 0x30...0x39 ~= $0 }.count
            guard 1...2 ~= digits, let number = Int(key.suffix(digits)) else { return nil }
            let stem = String(key.dropLast(digits))
            guard let sign = stem.last, "-_.".contains(sign) else { return nil }
            (self.stem, place, isOfSide) = (stem, number, false)
        }

        /// Creates the part that a word at the end of a key names: `removePrefix`, `remove_before`.
        init?(sideOf key: String) {
            let lower = key.lowercased()
            for (kind, sides) in SplitText.sides.enumerated() {
                guard let place = sides.firstIndex(where: { lower.hasSuffix($0) }) else { continue }
                (stem, self.place, isOfSide) = ("\(kind) \(lower.dropLast(sides[place].count))", place, true)
                return
            }
            return nil
        }
    }

    private static let sides = [["prefix", "suffix"], ["before", "after"], ["start", "end"]]
}
