// The widest numbers of each plural category.
//
// For a branch, it is the widest number below ten million that selects it by ICU's rules: `1234561 (one)` in Russian,
// `1 (one)` in English. If only fractions select it, like `other` next to all other branches in Russian, it is `1.5`.

import MessagePatterns

/// Numbers that select plural branches, the widest first, with their categories in one language.
struct PluralNumbers: Sendable {
    /// A set of categories.
    typealias Categories = UInt8

    private let candidates: [(number: String, category: Categories)]

    /// Creates the numbers of a language, with no more digits than `count` if fewer suffice.
    init(_ forms: LocalForms, ordinal: Bool, count: String) {
        let numbers = Self.numbers(count)
        let categories = forms.categories(of: numbers.map { Double($0) ?? 0 }, ordinal: ordinal)
        candidates = zip(numbers, categories).map { ($0, 1 << $1) }
    }

    /// The category with a name; nil if there is none.
    static func category(_ name: String) -> Categories? {
        PluralCategories.all.firstIndex(of: name).map { 1 << Categories($0) }
    }

    /// The widest number of some categories; a whole one if there is any.
    func widest(of categories: Categories, where isFree: (String) -> Bool = { _ in true }) -> String? {
        candidates.first { $0.category & categories != 0 && isFree($0.number) }?.number
    }

    /// Numbers with many digits first, then longer ones that few categories need, then fractions.
    private static func numbers(_ count: String) -> [String] {
        let widest = DefaultNumbers.count
        var numbers = (1...count.utf8.count).reversed().flatMap { Self.numbers(digits: Array(count.utf8.prefix($0))) }
        if count.utf8.count < widest.utf8.count {
            for length in count.utf8.count + 1...widest.utf8.count {
                numbers += Self.numbers(digits: Array(widest.utf8.prefix(length)))
            }
        }
        return numbers + ["1.5", "2.5", "0.5", "1.1", "0.1"]
    }

    /// A number, and others of the same length that differ from it in the last two digits, or are round.
    private static func numbers(digits: [UInt8]) -> [String] {
        let text = String(decoding: digits, as: UTF8.self)
        guard digits.count > 1 else { return [text] + (0...9).reversed().map(String.init) }
        let tens = String(decoding: digits.dropLast(), as: UTF8.self)
        let hundreds = String(decoding: digits.dropLast(2), as: UTF8.self)
        let zeros = String(repeating: "0", count: digits.count - 1)
        let firstPair = hundreds.isEmpty ? 10 : 0
        return [text] + (0...9).reversed().map { "\(tens)\($0)" }
            + (firstPair...99).reversed().map { "\(hundreds)\($0 < 10 ? "0" : "")\($0)" }
            + (1...9).map { "\($0)\(zeros)" }
    }
}

/// Numbers without further information.
enum DefaultNumbers {
    /// A count with seven digits.
    static let count = "1234567"
    /// The number of its digits: the maximum for a number without further information.
    static let digits = 7
    /// The decimal point and digits of a number with a fraction.
    static let fraction = ".89"
}
