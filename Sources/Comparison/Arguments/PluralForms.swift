// Which numbers take which plural category in a language, according to ICU.

import MessagePatterns
internal import CICU

/// The plural categories of a language, and whole numbers below a million in each.
public struct PluralForms: Sendable {
    /// The categories that any number takes, fractions and millions included, in canonical order.
    public let categories: [String]
    private let numbers: [[Int]]

    /// Creates the forms of a language's cardinal or ordinal numbers; nil if the language is unknown.
    public init?(_ locale: String, ordinal: Bool = false) {
        guard Self.isKnown(locale, ordinal: ordinal) else { return nil }
        let chosen = Self.categories(of: Self.candidates, in: locale, ordinal: ordinal)
        var numbers = [[Int]](repeating: [], count: PluralCategories.all.count)
        for (number, category) in zip(Self.candidates, chosen) { numbers[Int(category)].append(number) }
        self.numbers = numbers
        let known = ordinal ? [] : PluralCategories.of(Self.tag(locale))
        categories = PluralCategories.all.indices.filter {
            !numbers[$0].isEmpty || known.contains(PluralCategories.all[$0])
        }.map { PluralCategories.all[$0] }
    }

    /// Returns numbers that take a category, in ascending order; empty if none below a million does.
    public func numbers(of category: String) -> [Int] {
        PluralCategories.all.firstIndex(of: category).map { numbers[$0] } ?? []
    }

    /// Rules depend on the last two or three digits, some on thousands: these represent all numbers below a million.
    private static let candidates = Array(0..<1000) + (1..<1000).map { $0 * 1000 }

    /// Returns a number above two that takes a category; nil if there is none.
    package static func example(of category: String, in locale: String) -> Int? {
        let numbers = Array(3..<200)
        let chosen = categories(of: numbers, in: locale, ordinal: false)
        return zip(numbers, chosen).first { PluralCategories.all[Int($1)] == category }?.0
    }

    private static func categories(of numbers: [Int], in locale: String, ordinal: Bool) -> [UInt8] {
        let tag = tag(locale)
        return [UInt8](unsafeUninitializedCapacity: numbers.count) { buffer, count in
            cicu_plural_select(
                tag, ordinal, numbers.map(Double.init), Int32(truncatingIfNeeded: numbers.count), buffer.baseAddress)
            count = numbers.count
        }
    }

    /// Whether ICU knows the rules of a language: for an unknown one it returns a single form.
    package static func isKnown(_ locale: String, ordinal: Bool = false) -> Bool {
        cicu_has_plural_rules(tag(locale), ordinal)
    }

    private static func tag(_ locale: String) -> String { String(locale.map { $0 == "_" ? "-" : $0 }) }
}
