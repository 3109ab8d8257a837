// How much room the texts of some keys need, as they are now.

import Budgets
import Catalogs
import Configuration
import Forecast
import MessageLayout
import MessagePatterns
import Pseudolocales
import TextLayout

/// How much room the texts of some keys need.
struct RoleBudget {
    /// The keys.
    let group: KeyRoles.Group
    /// The characters that are suggested for each.
    let graphemes: Int
    /// The text that needs most.
    let widest: Widest
    /// Whether it was told from the English alone.
    let isForecast: Bool

    /// A text that needs the most characters.
    struct Widest {
        /// Its key.
        let key: String
        /// Its language tag; nil where none is known.
        let locale: String?
        /// Its characters as it is shown.
        let graphemes: Int
    }

    /// The budgets of groups; of those none whose keys have limits of their own.
    static func of(_ groups: [KeyRoles.Group], in survey: Survey) -> [RoleBudget] {
        var measuring = WidestTexts(groups)
        for catalog in survey.catalogs { measuring.add(catalog) }
        let isForecast = survey.translations.isEmpty && survey.sources.first.map { isEnglish($0) } ?? false
        return groups.indices.compactMap { index in
            guard !measuring.isLimited[index], let widest = measuring.widest[index] else { return nil }
            return isForecast
                ? forecast(groups[index], widest)
                : RoleBudget(
                    group: groups[index], graphemes: roomy(widest.graphemes), widest: widest, isForecast: false)
        }
    }

    /// What leaves a text below nine tenths of its budget, so that it does not count as near it.
    private static func roomy(_ graphemes: Int) -> Int { graphemes * 10 / 9 + 1 }

    private static func isEnglish(_ tag: String) -> Bool { tag.lowercased().prefix { $0 != "-" && $0 != "_" } == "en" }

    /// The budget of keys that nobody has translated: what 19 of 20 translations need in the language that needs most.
    private static func forecast(_ group: KeyRoles.Group, _ english: Widest) -> RoleBudget {
        var most = Widest(key: english.key, locale: nil, graphemes: english.graphemes)
        for locale in Growth.locales {
            let length = Growth.length(of: english.graphemes, in: locale, at: 0.95) ?? 0
            if length > most.graphemes { most = Widest(key: english.key, locale: locale, graphemes: length) }
        }
        return RoleBudget(group: group, graphemes: roomy(most.graphemes), widest: most, isForecast: true)
    }
}

/// Finds the text of each group that needs the most characters.
struct WidestTexts {
    private let patterns: [KeyGlob]
    /// For each group its widest text so far.
    private(set) var widest: [RoleBudget.Widest?]
    /// For each group whether a key of it has a limit already, which a budget would contradict.
    private(set) var isLimited: [Bool]
    /// The groups of each key met.
    private var groups: [String: [Int]] = [:]
    private var fittings: [String: MessageFitting] = [:]
    private let parser = MessageParser()

    init(_ groups: [KeyRoles.Group]) {
        patterns = groups.map { KeyGlob($0.pattern) }
        widest = groups.map { _ in nil }
        isLimited = groups.map { _ in false }
    }

    /// Measures the texts of a catalog.
    mutating func add(_ catalog: Catalog) {
        guard !patterns.isEmpty else { return }
        var message = Message()
        for entry in catalog.entries {
            let key = entry.key
            let own = groups(of: key)
            guard !own.isEmpty else { continue }
            let locale = entry.locale
            guard !(locale.map { PseudoTag.isPseudo($0) } ?? false) else { continue }
            let limited = CharacterLimit.of(entry) != nil
            for (part, language) in [(Entry.Part.value, locale), (.source, catalog.sourceLocale)] {
                message.parse(parser) { entry.append(part, to: &$0) }
                let graphemes = graphemes(message, language ?? "en", entry.variant)
                for group in own {
                    isLimited[group] = isLimited[group] || limited
                    if graphemes > widest[group]?.graphemes ?? 0 {
                        widest[group] = RoleBudget.Widest(key: key, locale: language, graphemes: graphemes)
                    }
                }
            }
        }
    }

    private mutating func groups(of key: String) -> [Int] {
        if let known = groups[key] { return known }
        let found = patterns.indices.filter { patterns[$0].matches(key) }
        groups[key] = found
        return found
    }

    /// The characters of the longest text that a message can show.
    private mutating func graphemes(_ message: Message, _ locale: String, _ variant: String) -> Int {
        var fitting = fittings[locale] ?? MessageFitting(locale: locale)
        // A fitting in two places would be copied as soon as it keeps something.
        fittings[locale] = nil
        defer { fittings[locale] = fitting }
        let category = variant.split(separator: "/").last.flatMap { step in
            step.hasPrefix("plural.") ? String(step.dropFirst(7)) : nil
        }
        let texts = fitting.texts(of: message, category: category).texts
        return texts.reduce(0) { max($0, Extent(of: $1.utf8).graphemes) }
    }
}
