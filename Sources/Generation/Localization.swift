// A pseudo-locale as an additional language of a string catalog.

import Catalogs
import MessagePatterns
import Platforms
import Pseudolocales

/// The texts to add to a string catalog.
struct Localization {
    private let catalog: Catalog
    private let pseudolocale: Pseudolocale
    private let rules: GenerationRules
    private let categories: [String]

    init(_ catalog: Catalog, _ pseudolocale: Pseudolocale, _ rules: GenerationRules) {
        self.catalog = catalog
        self.pseudolocale = pseudolocale
        self.rules = rules
        categories = PluralCategories.of(pseudolocale.tag.string)
    }

    private var language: String { pseudolocale.tag.string }

    /// Returns the catalog with the texts added; they replace existing ones in that language.
    func added() async throws -> PseudoCatalog {
        let new = try NewLocalization(language, of: catalog)
        let (additions, tally) = await TextMaker.share(out: new.count, pseudolocale, rules) { keys, maker in
            new.additions(to: keys) { entries, text in texts(of: entries, &maker, to: &text) }
        }
        if let twice = new.repeated(in: additions) { throw GenerationError.twice(twice) }
        guard additions.allSatisfy(\.areFaithful) else { throw GenerationError.failedVerification(path: catalog.path) }
        return PseudoCatalog(rewriting: new.rewriting(additions), tally: tally)
    }

    /// The texts to add to a key: nearly always one text without branches.
    private func texts(
        of entries: [Entry], _ maker: inout TextMaker, to text: inout [UInt8]
    ) -> NewLocalization.Texts {
        guard entries.count == 1, !entries[0].isBranch else { return .branches(units(of: entries, &maker)) }
        let entry = entries[0]
        guard entry.append(.value, to: &text), !text.isEmpty else { return .none }
        let value = text.count
        guard maker.append(.value, of: entry, to: &text) else {
            // If omitted, a key that is not translatable falls back to the source by itself.
            return rules.isLocked(entry) ? .none : .one
        }
        text.removeSubrange(..<value)
        return .one
    }

    private func units(of entries: [Entry], _ maker: inout TextMaker) -> [LocalizedUnit] {
        var units: [LocalizedUnit] = []
        // An unchanged branch is kept next to changed ones: without it, the key would be missing.
        let areLocked = entries.allSatisfy(rules.isLocked)
        for entry in entries {
            // An empty text in a set keeps the positions of those after it; in a plural, it displays nothing.
            guard let value = entry.value,
                !value.isEmpty || entry.variant.utf8.last == UInt8(ascii: "]") || entry.state == "translated"
            else { continue }
            var made: [UInt8] = []
            let isMade = !value.isEmpty && maker.append(.value, of: entry, to: &made)
            if !isMade, areLocked { continue }
            let text = isMade ? String(decoding: made, as: UTF8.self) : value
            units.append(LocalizedUnit(variant: entry.variant, state: LocalizedUnit.made, value: text))
        }
        return units.allSatisfy(\.value.isEmpty) ? [] : units + missingPlurals(units)
    }

    /// Copies of `other` for the categories that the language needs and the source lacks.
    private func missingPlurals(_ units: [LocalizedUnit]) -> [LocalizedUnit] {
        let present = Set(units.map(\.variant))
        return units.flatMap { unit -> [LocalizedUnit] in
            guard unit.variant.hasSuffix("plural.other") else { return [] }
            return categories.compactMap { category in
                var copy = unit
                copy.variant = unit.variant.dropLast("other".count) + category
                return present.contains(copy.variant) ? nil : copy
            }
        }
    }
}
