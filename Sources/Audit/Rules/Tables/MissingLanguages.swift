// Finds what languages lack in a multilingual catalog.

import Catalogs
import Comparison
import MessagePatterns
import Pseudolocales

/// Languages that a multilingual catalog has, but not for each of its keys.
struct MissingLanguages {
    /// More than any app has: without a limit, the missing texts would grow with the square of the file size.
    private static let most = 250

    private let catalog: Catalog
    private let languages: [String]
    private var gaps: [LanguageGap]

    init(_ catalog: Catalog) {
        self.catalog = catalog
        var languages: Set<String> = []
        for entry in catalog.entries {
            guard let locale = entry.locale, !languages.contains(locale), Self.hasText(entry) else { continue }
            languages.insert(locale)
        }
        let translated = languages.filter { $0 != catalog.sourceLocale && !PseudoTag.isPseudo($0) }
        self.languages = Array(translated.sorted().prefix(Self.most))
        gaps = self.languages.map { LanguageGap(language: $0, catalog: catalog, table: catalog.path) }
    }

    consuming func report(to findings: inout Findings) {
        guard !languages.isEmpty else { return }
        for texts in textsOfKeys { report(texts, to: &findings) }
        for gap in gaps { findings.add(gap) }
    }

    /// The texts of each key in all languages, wherever they are in the file.
    private var textsOfKeys: [[Entry]] {
        let entries = catalog.entries
        let firsts = catalog.firstEntries
        var places: [[UInt8]: Int] = [:]
        var texts: [[Entry]] = []
        for (first, end) in zip(firsts, firsts.dropFirst().map(\.index) + [entries.count]) {
            var key: [UInt8] = []
            first.append(.key, to: &key)
            let run = entries[first.index..<end]
            if let place = places[key] {
                texts[place] += run
            } else {
                places[key] = texts.count
                texts.append(Array(run))
            }
        }
        return texts
    }

    /// Reports the languages that a key lacks.
    private mutating func report(_ texts: [Entry], to findings: inout Findings) {
        guard let first = texts.first, first.isTranslatable, first.extraction != "stale" else { return }
        let original = texts.first { $0.locale == catalog.sourceLocale }
        // Languages at the root of a file have their own keys: `orphan-translation` reports keys that the source lacks.
        if original == nil, catalog.format.hasRootLanguages { return }
        let source = original ?? first
        guard Message(source.value ?? "").hasLetters else { return }
        var present: Set<String> = []
        var copies: [String: Entry] = [:]
        var empty: [String: Entry] = [:]
        for entry in texts {
            guard let locale = entry.locale else { continue }
            if !Self.hasText(entry) {
                empty[locale] = entry
            } else if let original, entry.isUnfinishedCopy(of: original) {
                copies[locale] = entry
            } else {
                present.insert(locale)
            }
        }
        for device in MissingDevices(texts, source: catalog.sourceLocale).entries {
            findings.add(
                device, "there is no text for other devices, but the source has one",
                help: "add a text for 'other'", most: .warning,
                related: [.init(words: "the source text", entry: source)])
        }
        for index in gaps.indices {
            gaps[index].expected += 1
            guard !present.contains(languages[index]) else { continue }
            let copy = copies[languages[index]]
            gaps[index].texts.append(
                MissingText(
                    source: source, own: copy ?? empty[languages[index]], reason: copy == nil ? .absent : .copied,
                    shown: MissingText.Shown(catalog.format.fallback)))
        }
    }

    private static func hasText(_ entry: Entry) -> Bool { !entry.isBlank }
}

extension Entry {
    /// Whether it is a copy of the source that is new or needs review, in a file of all languages: it counts as missing.
    func isUnfinishedCopy(of source: Entry) -> Bool {
        guard isUnfinished, index != source.index, catalog.format.layout == .allInOne else { return false }
        var (own, original): ([UInt8], [UInt8]) = ([], [])
        return append(.value, to: &own) && source.append(.value, to: &original) && own == original
    }
}
