// What Apple's formatter does where others would do something else.

import Basics
import Catalogs
import MessagePatterns
import Samples

/// Specifiers as CoreFoundation reads them: it takes argument after argument, and passes over none that nobody names.
enum AppleFormat {
    /// Whether the texts of an entry are formatted by Apple's.
    static func formats(_ entry: Entry) -> Bool {
        let format = entry.catalog.format
        guard format.layout == .sourceAndTarget else { return format.isOfApple }
        // In Xcode's XLIFF the file that a text is of stands before its key.
        let file = entry.key.utf8.dropLast(entry.name.utf8.count)
        return originals.contains { file.suffix($0.count).elementsEqual($0) }
    }

    private static let originals = Format.all.filter(\.isOfApple).flatMap(\.extensions).map { Array(".\($0)#".utf8) }

    /// Whether one of two texts may have such a space in it as Apple passes over.
    static func mayPassOverSpaces(_ message: Message, _ source: Message, _ entry: Entry) -> Bool {
        (mayHaveFlag(message) || mayHaveFlag(source)) && formats(entry)
    }

    private static func mayHaveFlag(_ message: Message) -> Bool {
        message.utf8.has(UInt8(ascii: "$")) && message.utf8.firstOffset(of: "% ") != nil
    }

    /// A text as Apple reads it: a space before the number of an argument, as in `% 1$@`, is a flag.
    static func meant(by message: Message) -> Message {
        let utf8 = message.utf8
        var tight: [UInt8] = []
        var at = 0
        while at < utf8.count {
            let sign = utf8[at...].prefix { $0 == UInt8(ascii: "%") }
            tight += sign
            at += max(sign.count, 1)
            if sign.isEmpty {
                tight.append(utf8[at - 1])
            } else if sign.count % 2 == 1 {
                at += flags(in: utf8[at...])
            }
        }
        return tight.count == utf8.count ? message : Message(String(decoding: tight, as: UTF8.self))
    }

    /// How many spaces a text begins with before the number of an argument; none where no specifier follows.
    private static func flags(in text: ArraySlice<UInt8>) -> Int {
        let spaces = text.prefix { $0 == UInt8(ascii: " ") }
        let specifier = PrintfSpecifier([UInt8(ascii: "%")] + text[spaces.endIndex...].prefix(longest))
        return specifier?.position == nil ? 0 : spaces.count
    }

    /// No real specifier has more bytes.
    private static let longest = 20

    /// Differences as they are to Apple: what is lost leaves its argument to one with a higher number.
    ///
    /// A text around may have taken arguments already.
    static func adapting(
        _ differences: [PlaceholderDifference], _ source: MessageArguments, _ translation: MessageArguments,
        taken: Set<Int> = []
    ) -> [PlaceholderDifference] {
        let own = translation.certain.formatted
        let kept = taken.union(own.map(\.position)).sorted()
        var lost = source.certain.formatted.filter { !kept.contains($0.position) }
        let passed = taken.union(source.formatted.map(\.position)).sorted()
        return differences.map { difference in
            guard case .lost(let spelling) = difference,
                let position = lost.first(where: { $0.spelling == spelling })?.position
            else { return difference }
            lost.removeAll { $0.position == position }
            guard let rank = passed.firstIndex(of: position), rank < kept.count, kept[rank] > position,
                let next = own.first(where: { $0.position == kept[rank] })
            else { return difference }
            return .movedUp(lost: spelling, next: next.spelling)
        }
    }
}
