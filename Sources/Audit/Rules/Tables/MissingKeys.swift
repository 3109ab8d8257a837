// Finds the keys that a file of one language lacks.

import Basics
import Catalogs
import Comparison
import MessagePatterns
import Pseudolocales

/// Keys that the source table has but the translation lacks.
struct MissingKeys {
    private let subject: TableSubject
    private let catalog: Catalog
    /// The current text.
    private var value: [UInt8] = []

    init(_ subject: TableSubject) {
        self.subject = subject
        catalog = subject.catalog.catalog
    }

    consuming func report(to findings: inout Findings) {
        // It is unknown what a broken file lacks.
        guard let source = subject.source, let locale = catalog.locale, !catalog.isBase, !PseudoTag.isPseudo(locale),
            catalog.faults.isEmpty
        else { return }
        let others = subject.sourceSiblings.filter { isReportedThere($0) }
        let alone = subject.sourceSiblings.filter { isReportedHere($0) }
        if catalog.format.has(.fallsBackByEntry), subject.language != nil { return }
        // A loader that shows the key reads one table only; for a region, others fall back to its language.
        let fallbacks = catalog.fallback == .key ? [] : [subject.language].compactMap(\.self)
        lazy var elsewhere = (subject.siblings + others + fallbacks).map(\.names)
        let isDocument = source.catalog.isInterfaceDocument
        // For the app's own language the document has the text.
        if isDocument, LanguageNames.isEnglish(locale) { return }
        // Lazy because most translations lack nothing.
        lazy var keyReplacements = catalog.format.type.keyReplacements(in: catalog, for: [source])
        var gap = LanguageGap(language: locale, catalog: catalog, table: subject.table)
        for index in [source] + alone {
            let names = index.names
            let entries = index.catalog.entries
            let expected = names.texts.filter { text in
                entries[text.entry].isTranslatable && (isDocument || !names.name(text.name).isInterfaceBuilderKey)
            }
            gap.expected += expected.count
            // A barely started language has far fewer keys than it lacks.
            var present = present(names)
            guard expected.contains(where: { !present[$0.name] }) else { continue }
            for other in elsewhere { names.mark(other, in: &present) }
            for text in expected where !present[text.name] {
                let entry = entries[text.entry]
                guard !keyReplacements.contains(where: { $0.have(entry) }), let shown = shown(for: entry) else {
                    continue
                }
                gap.texts.append(MissingText(source: entry, own: nil, reason: .absent, shown: shown))
            }
        }
        let blanks = BlankTexts(subject)
        for form in blanks.forms { add(form, to: &findings) }
        gap.texts += blanks.texts
        findings.add(gap)
    }

    private func add(_ form: MissingText, to findings: inout Findings) {
        guard let entry = form.own, let category = entry.form else { return }
        findings.add(
            entry, "the form '\(category)' is empty; \(form.shown.words)", help: "translate it", most: form.shown.most,
            related: form.source.map { [.init(words: "the source text", entry: $0)] } ?? [],
            cause: .sameMessage(table: subject.table))
    }

    /// Returns for each name whether the translation has it.
    private func present(_ names: KeyNames) -> [Bool] {
        var present = Array(repeating: false, count: names.count)
        var search = KeyNames.Search(names)
        for entry in catalog.entries {
            if let number = search.number(of: entry) { present[number] = true }
        }
        return present
    }

    /// Whether the translation has its own file of that format, which gets these findings.
    private func isReportedThere(_ index: KeyIndex) -> Bool {
        index.catalog.format.has(.hasPluralBranches)
            && subject.siblings.contains { $0.catalog.format == index.catalog.format }
    }

    /// Whether the translation has the table but no file of that format.
    private func isReportedHere(_ index: KeyIndex) -> Bool {
        index.catalog.format.has(.hasPluralBranches) && !catalog.format.has(.hasPluralBranches)
            && !isReportedThere(index)
    }

    /// Returns what users see if a text of the source is missing; nil if they miss nothing.
    private mutating func shown(for entry: Entry) -> MissingText.Shown? {
        let isOwnKey = catalog.format.has(.fallsBackByEntry) || entry.hasKeyAsText
        let isInDocument = entry.catalog.isInterfaceDocument
        value.removeAll(keepingCapacity: true)
        entry.append(.value, to: &value)
        if isOwnKey || isInDocument, !value.hasPlainWord,
            !Message(String(decoding: value, as: UTF8.self)).hasLetters
        {
            return nil
        }
        let shown =
            isOwnKey || isInDocument || catalog.belongsToPropertyList
            ? MissingText.Shown.source : MissingText.Shown(catalog.fallback)
        // Nothing is shown in either language.
        return shown != .key && value.isBlank ? nil : shown
    }
}
