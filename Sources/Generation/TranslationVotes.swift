// What translations do with the texts of a source.

import Basics
import Catalogs
import Comparison
import Projects
import Pseudolocales

/// For each text of a source, the number of translations that leave it unchanged, and whether any changes it.
struct TranslationVotes: Sendable {
    /// The number of languages with the text of the source, by its position.
    private var kept: [UInt32]
    /// Whether a language has a different text.
    private var isChanged: [Bool]
    /// The number of languages.
    private(set) var languages = 0

    private init(_ count: Int) {
        kept = [UInt32](repeating: 0, count: count)
        isChanged = [Bool](repeating: false, count: count)
    }

    /// The number of translations that leave a text unchanged; nil if one changes it.
    func kept(at index: Int) -> Int? { isChanged[index] ? nil : Int(kept[index]) }

    /// Counts the texts in some files, and in the source itself if it holds all languages.
    static func count(of source: Catalog, in translations: [CatalogFile]) async -> TranslationVotes {
        var votes = TranslationVotes(source.entries.count)
        let index = KeyIndex(source)
        if source.format.layout == .allInOne {
            votes.add(one(source, index.asked(in: source.sourceLocale), source.sourceLocale))
        }
        await InOrder.run(
            translations,
            { _, file -> TranslationVotes? in
                guard let catalog = try? file.read().get() else { return nil }
                return one(catalog, index.unshared, nil)
            }
        ) { _, own in if let own { votes.add(own) } }
        return votes
    }

    private mutating func add(_ other: TranslationVotes) {
        for index in kept.indices {
            kept[index] += other.kept[index]
            isChanged[index] = isChanged[index] || other.isChanged[index]
        }
        languages += other.languages
    }

    /// The votes of one catalog on the texts, in each of its languages except the source language.
    private static func one(_ catalog: Catalog, _ index: KeyIndex, _ source: String?) -> TranslationVotes {
        var votes = TranslationVotes(index.catalog.entries.count)
        let part = index.catalog.partOfSource
        var known: [String: Bool] = [:]
        var (text, own): ([UInt8], [UInt8]) = ([], [])
        for entry in catalog.unshared.entries where entry.hasText {
            if let source {
                guard let language = entry.locale, language != source else { continue }
                let counts = known[language] ?? !PseudoTag.isPseudo(language)
                known[language] = counts
                guard counts else { continue }
            }
            guard let original = index.entry(like: entry), !votes.isChanged[original.index] else { continue }
            text.removeAll(keepingCapacity: true)
            own.removeAll(keepingCapacity: true)
            entry.append(.value, to: &text)
            original.append(part(original), to: &own)
            if text != own {
                votes.isChanged[original.index] = true
            } else if source != nil || votes.kept[original.index] == 0 {
                // Several forms of a translation may correspond to one of the source.
                votes.kept[original.index] += 1
            }
        }
        votes.languages = source == nil ? 1 : known.values.count { $0 }
        return votes
    }
}

extension Catalog {
    /// The part of an entry that translations are made from.
    fileprivate var partOfSource: (Entry) -> Entry.Part {
        guard format.layout == .sourceAndTarget, !hasOwnTargets else { return { $0.hasText ? .value : .source } }
        return { $0.holdsSource ? .source : .value }
    }
}
