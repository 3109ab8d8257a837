// Forms that the plurals of a catalog lack, by language.

import Comparison

/// The plurals that lack forms, and the languages of which all lack the same.
struct LackingLanguages {
    /// A plural that lacks forms beside `other`.
    struct Lack {
        let group: PluralGroup
        let missing: [String]
        /// Which numbers show what in their place.
        let shown: String
        /// How many plurals of its language stand before it.
        fileprivate let position: Int
    }

    private struct Language {
        var plurals = 0
        var missing: Set<[String]> = []
    }

    /// Fewer plurals that lack the same may be slips of their own.
    private static let fewest = 3

    private(set) var lacks: [Lack] = []
    private var languages: [String: Language] = [:]

    /// Adds a plural, with the forms that it lacks.
    mutating func add(_ group: PluralGroup, _ missing: [String], _ forms: PluralForms?) {
        let language = languages[group.locale, default: Language()]
        languages[group.locale] = Language(
            plurals: language.plurals + 1, missing: language.missing.union([missing]))
        guard !missing.isEmpty else { return }
        lacks.append(
            Lack(group: group, missing: missing, shown: Self.shown(missing, group, forms), position: language.plurals))
    }

    /// How many plurals a language has, if all lack what one lacks, and whether that one is its first.
    func plurals(lackingTheSameAs lack: Lack) -> (count: Int, isFirst: Bool)? {
        guard let language = languages[lack.group.locale], language.plurals >= Self.fewest,
            language.missing.count == 1
        else { return nil }
        return (language.plurals, lack.position == 0)
    }

    /// Which numbers show what: `2 and 5 show 'other'`.
    private static func shown(_ missing: [String], _ group: PluralGroup, _ forms: PluralForms?) -> String {
        let examples = missing.compactMap { category in
            let numbers = (forms?.numbers(of: category) ?? []).filter { !group.exact.contains($0) }
            return (numbers.first { $0 > 0 } ?? numbers.first).map(String.init)
        }
        let verb = examples.count == 1 ? "shows" : "show"
        return "\(examples.listed()) \(verb) '\((group.fallback ?? "other").shortened)'"
    }
}
