// A pseudo-locale as one more language of a string catalog.

import Catalogs
import MessagePatterns
import Pseudolocales

/// The texts that a string catalog gains.
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

    /// The catalog with the texts added, in the place of those it may have had in that language.
    func added() throws -> PseudoCatalog {
        var maker = TextMaker(pseudolocale, rules)
        var expected: [String: String] = [:]
        var twice: Entry?
        let bytes = try catalog.addingLocalization(language) { entries in
            let units = units(of: entries, &maker)
            for unit in units {
                let old = expected.updateValue(unit.value, forKey: Self.name(entries[0].key, unit.variant))
                if old != nil { twice = twice ?? entries[0] }
            }
            return units
        }
        if let twice { throw GenerationError.twice(twice) }
        let written = Catalog(path: catalog.path, bytes: bytes, format: catalog.format)
        guard isFaithful(written, expected) else { throw GenerationError.unfaithful(path: catalog.path) }
        return PseudoCatalog(rewriting: Rewriting(of: bytes), tally: maker.tally)
    }

    private static func name(_ key: String, _ variant: String) -> String { "\(key)\u{0}\(variant)" }

    private func units(of entries: [Entry], _ maker: inout TextMaker) -> [LocalizedUnit] {
        var units: [LocalizedUnit] = []
        for entry in entries {
            guard let value = entry.value, !value.isEmpty else { continue }
            var made: [UInt8] = []
            let isMade = maker.append(.value, of: entry, to: &made)
            // Left out, a key that is not to be translated falls back to the source by itself.
            if !isMade, rules.isLocked(entry) { continue }
            let text = isMade ? String(decoding: made, as: UTF8.self) : value
            units.append(LocalizedUnit(variant: entry.variant, state: "translated", value: text))
        }
        return units + missingPlurals(units)
    }

    /// Copies of `other` for the categories that the language needs and the source has not.
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

    /// Whether the new catalog, read again, has the new texts, and all others as they were.
    private func isFaithful(_ read: Catalog, _ expected: [String: String]) -> Bool {
        guard read.faults.count <= catalog.faults.count else { return false }
        var rest = expected
        var old = catalog.entries.lazy.filter { $0.locale != language }.makeIterator()
        for entry in read.entries {
            if entry.locale == language {
                guard let value = rest.removeValue(forKey: Self.name(entry.key, entry.variant)), value == entry.value
                else { return false }
            } else {
                guard let before = old.next(), before.key == entry.key, before.variant == entry.variant,
                    before.locale == entry.locale, before.value == entry.value
                else { return false }
            }
        }
        return rest.isEmpty && old.next() == nil
    }
}
