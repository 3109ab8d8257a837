// Which numbers take which plural category in a language, by ICU's rules.

import MessagePatterns
internal import CICU

/// The plural categories of a language, and whole numbers below a million that take each.
public struct PluralForms: Sendable {
    /// The categories that some number takes, fractions and millions included, in the order in which they are written.
    public let categories: [String]
    private let numbers: [[Int]]

    /// The forms of a language's cardinal or ordinal numbers; nil where the language is not known.
    public init?(_ locale: String, ordinal: Bool = false) {
        let tag = String(locale.map { $0 == "_" ? "-" : $0 })
        guard Self.isKnown(tag) else { return nil }
        let chosen = [UInt8](unsafeUninitializedCapacity: Self.candidates.count) { buffer, count in
            cicu_plural_select(
                tag, ordinal, Self.candidates.map(Double.init), Int32(truncatingIfNeeded: Self.candidates.count),
                buffer.baseAddress)
            count = Self.candidates.count
        }
        var numbers = [[Int]](repeating: [], count: PluralCategories.all.count)
        for (number, category) in zip(Self.candidates, chosen) { numbers[Int(category)].append(number) }
        self.numbers = numbers
        let known = ordinal ? [] : PluralCategories.of(tag)
        categories = PluralCategories.all.indices.filter {
            !numbers[$0].isEmpty || known.contains(PluralCategories.all[$0])
        }.map { PluralCategories.all[$0] }
    }

    /// Numbers that take a category, in ascending order; empty where none below a million does.
    public func numbers(of category: String) -> [Int] {
        PluralCategories.all.firstIndex(of: category).map { numbers[$0] } ?? []
    }

    /// Rules look at the last two or three digits, and some at thousands: these stand for all below a million.
    private static let candidates = Array(0..<1000) + (1..<1000).map { $0 * 1000 }

    private static func isKnown(_ tag: String) -> Bool {
        let language = tag.prefix { $0 != "-" }.lowercased()
        let found = withUnsafeBytes(of: cicu_locale_of_tag(tag).language) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        // ICU has English for what it does not know.
        return found != "en" || language == "en"
    }
}
