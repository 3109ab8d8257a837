// Finds what a file of one language lacks beside that of its source.

import Catalogs
import Comparison
import MessagePatterns
import Pseudolocales

/// Keys that a table of the source has and that of a translation has not.
struct MissingKeys {
    private let subject: TableSubject
    private let catalog: Catalog
    private var keys: [TableKeys]

    init(_ subject: TableSubject) {
        self.subject = subject
        catalog = subject.catalog.catalog
        keys = ([subject.catalog] + subject.siblings).map(TableKeys.init)
    }

    consuming func report(to findings: inout Findings) {
        // What a broken file lacks nobody can say.
        guard let source = subject.source, let locale = catalog.locale, !catalog.isBase, !PseudoTag.isPseudo(locale),
            catalog.faults.isEmpty
        else { return }
        var others = subject.sourceSiblings.filter { isReportedThere($0) }.map(TableKeys.init)
        let alone = subject.sourceSiblings.filter { isReportedHere($0) }
        if catalog.format.has(.fallsBackByEntry), subject.language != nil { return }
        // A loader that shows the key looks in one table; others show the text of the language around the region.
        var fallbacks =
            catalog.format.has(.showsMissingKeys) ? [] : [subject.language].compactMap(\.self).map(TableKeys.init)
        let isDocument = source.catalog.isInterfaceDocument
        // What the app's own language lacks is shown as it is in the document.
        if isDocument, locale.lowercased() == "en" { return }
        // Most translations lack nothing.
        lazy var standIns = catalog.format.type.standIns(in: catalog, for: [source])
        for index in [source] + alone {
            for entry in index.catalog.firstEntries
            where entry.isTranslatable && (isDocument || !entry.isInterfaceBuilders) {
                guard !keys.contain(entry), !others.contain(entry), !fallbacks.contain(entry),
                    !standIns.contains(where: { $0.have(entry) })
                else { continue }
                report(entry, to: &findings)
            }
        }
    }

    /// Whether the translation has a file of that format, too, whose own findings these are.
    private func isReportedThere(_ index: KeyIndex) -> Bool {
        index.catalog.format.has(.hasPluralBranches)
            && subject.siblings.contains { $0.catalog.format == index.catalog.format }
    }

    /// Whether the translation has a table but no such file of it.
    private func isReportedHere(_ index: KeyIndex) -> Bool {
        index.catalog.format.has(.hasPluralBranches) && !catalog.format.has(.hasPluralBranches)
            && !isReportedThere(index)
    }

    private func report(_ entry: Entry, to findings: inout Findings) {
        let isOwnKey = entry.hasKeyAsText || catalog.format.has(.fallsBackByEntry)
        let isInDocument = entry.catalog.isInterfaceDocument
        if isOwnKey || isInDocument, !Message(entry.value ?? "").hasLetters { return }
        let isEnglishShown =
            isOwnKey || isInDocument || catalog.isOfPropertyList || !catalog.format.has(.showsMissingKeys)
        // Nothing is shown in either language.
        if isEnglishShown, entry.value?.isEmpty ?? true { return }
        findings.add(
            in: catalog, key: entry.key,
            isEnglishShown
                ? "the key is missing here, so the text is shown in another language"
                : "the key is missing here, and users see the key itself",
            help: isEnglishShown
                ? "add the key here, with its translation"
                : "add the key here, with its translation or until then the source text",
            most: isEnglishShown ? .warning : nil, related: [.init(words: "the source text", entry: entry)])
    }
}

/// Languages that a catalog of all languages has, but not for each of its keys.
struct MissingLanguages {
    /// How many languages are told of one by one, more than any app has: else findings grow with the square of the file.
    private static let most = 250

    private let catalog: Catalog
    private let languages: [String]

    init(_ catalog: Catalog) {
        self.catalog = catalog
        var languages: Set<String> = []
        for entry in catalog.entries {
            guard let locale = entry.locale, !languages.contains(locale), Self.hasText(entry) else { continue }
            languages.insert(locale)
        }
        self.languages = languages.filter { $0 != catalog.sourceLocale && !PseudoTag.isPseudo($0) }.sorted()
    }

    func report(to findings: inout Findings) {
        guard !languages.isEmpty else { return }
        for texts in textsOfKeys { report(texts, to: &findings) }
    }

    /// The texts of each key in all languages, wherever they stand.
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
    private func report(_ texts: [Entry], to findings: inout Findings) {
        guard let first = texts.first, first.isTranslatable, first.extraction != "stale" else { return }
        let original = texts.first { $0.locale == catalog.sourceLocale }
        // At the root of a file each language has its own keys: what the source has not is told of as that.
        if original == nil, catalog.format.hasRootLanguages { return }
        let source = original ?? first
        guard Message(source.value ?? "").hasLetters else { return }
        var present: Set<String> = []
        var empty: [String: Entry] = [:]
        for entry in texts {
            guard let locale = entry.locale else { continue }
            if Self.hasText(entry) { present.insert(locale) } else { empty[locale] = entry }
        }
        for device in MissingDevices(texts, source: catalog.sourceLocale).entries {
            findings.add(
                device, "there is no text for other devices, for which the source has one",
                help: "add a text for 'other'", most: .warning,
                related: [.init(words: "the source text", entry: source)])
        }
        let missing = languages.filter { !present.contains($0) }
        let way = catalog.format.hasRootLanguages ? nil : "add one, or mark the key as not to be translated"
        for language in missing.prefix(Self.most) {
            findings.add(
                empty[language] ?? source, "there is no text in '\(language)'",
                help: way ?? "add one under '\(language)'", most: .warning, locale: language)
        }
        let others = missing.dropFirst(Self.most)
        guard let next = others.first else { return }
        findings.add(
            source, "there is no text in \(others.count) more languages, '\(next)' among them",
            help: way ?? "add one under each", most: .warning)
    }

    private static func hasText(_ entry: Entry) -> Bool { !entry.isBlank }
}
