// The forms that plurals of a catalog lack, by language.

import Catalogs
import Comparison

/// The plurals that lack forms, and the languages in which all plurals lack the same forms.
struct LackingLanguages {
    /// A plural that lacks forms other than `other`.
    struct Lack {
        let group: PluralGroup
        let missing: [String]
        /// Which form the numbers of the missing forms use.
        let shown: String
    }

    private struct Language {
        var plurals = 0
        var missing: Set<[String]> = []
    }

    /// With fewer plurals, the same missing forms may be separate mistakes.
    private static let fewest = 3

    private(set) var lacks: [Lack] = []
    private var languages: [String: Language] = [:]

    /// Adds a plural, with the forms that it lacks.
    mutating func add(_ group: PluralGroup, _ missing: [String], _ forms: PluralForms?) {
        let language = languages[group.locale, default: Language()]
        languages[group.locale] = Language(
            plurals: language.plurals + 1, missing: language.missing.union([missing]))
        guard !missing.isEmpty else { return }
        lacks.append(Lack(group: group, missing: missing, shown: Self.shown(missing, group, forms)))
    }

    /// Returns the number of plurals of a language if all lack the same forms.
    func plurals(lackingTheSameAs lack: Lack) -> Int? {
        guard let language = languages[lack.group.locale], language.plurals >= Self.fewest,
            language.missing.count == 1
        else { return nil }
        return language.plurals
    }

    /// Describes which form numbers use, or what users see: `2 and 5 use 'other'`, `users see the source text for 5`.
    private static func shown(_ missing: [String], _ group: PluralGroup, _ forms: PluralForms?) -> String {
        let examples = missing.compactMap { category in
            let numbers = (forms?.numbers(of: category) ?? []).filter { !group.exact.contains($0) }
            return (numbers.first { $0 > 0 } ?? numbers.first).map(String.init)
        }
        if group.showsSourceForMissing {
            let seen = LanguageNames.isEnglish(group.locale) ? "key" : "source text"
            return "users see the \(seen) for \(examples.listed())"
        }
        let verb = examples.count == 1 ? "uses" : "use"
        return "\(examples.listed()) \(verb) '\((group.fallback ?? "other").shortened)'"
    }
}
