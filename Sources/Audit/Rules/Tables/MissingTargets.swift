// Finds what is missing in a file that contains the source of each translation.

import Catalogs
import Comparison
import MessagePatterns
import Platforms
import Pseudolocales

/// Texts that have no translation, or only an unreviewed one, and texts that the app has but the file lacks.
struct MissingTargets {
    private let subject: TableSubject
    private let catalog: Catalog
    /// Whether each language needs translations: a cache, because each missing text looks it up.
    private var needs: [String: Bool] = [:]

    init(_ subject: TableSubject) {
        self.subject = subject
        catalog = subject.catalog.catalog
    }

    consuming func report(to findings: inout Findings) {
        // Nearly all files have one language, so most entries need no lookup.
        let own = catalog.locale
        let isOwnNeeded = own.map { needsTexts($0) } ?? false
        var gaps: [String: LanguageGap] = [:]
        var gap = LanguageGap(language: own ?? "", catalog: catalog, table: subject.table)
        var value: [UInt8] = []
        var reference = (subject.reference ?? template).map(ReferenceTexts.init)
        for entry in catalog.entries where !subject.stale.contains(entry.index) {
            // What the app no longer has is not missing.
            if let isKnown = reference?.mark(entry), !isKnown { continue }
            let isOwn = catalog.records.field(.locale, at: entry.index) == nil
            guard let locale = isOwn ? own : entry.locale, isOwn ? isOwnNeeded : needsTexts(locale) else { continue }
            if locale != gap.language {
                gaps[gap.language] = gap
                gap = gaps[locale] ?? LanguageGap(language: locale, catalog: catalog, table: subject.table)
            }
            value.removeAll(keepingCapacity: true)
            entry.append(.value, to: &value)
            // The forms of a plural are one text.
            let isLaterForm = entry.isLaterForm
            if !isLaterForm { gap.expected += 1 }
            // Most texts have a translation, and need no further checks.
            let isCopy = entry.isUnfinished && entry.isCopy(value)
            guard value.isBlank || entry.isLeftOut || isCopy, isExpected(entry), !isInLanguage(entry) else { continue }
            if isLaterForm, gap.texts.last?.own?.key == entry.key { continue }
            let isShown = !isCopy && !entry.isLeftOut && (!value.isEmpty || entry.isShownEmpty)
            if isShown, subject.names?.source.entry(like: entry)?.isBlank ?? false { continue }
            // A space that somebody wrote for a word, such as `by`, is a translation, and so are the blanks around words.
            if isShown, !value.isEmpty, entry.source.map(Self.isWordOrPadded) ?? false { continue }
            if entry.isVariantBesideTexts { continue }
            gap.texts.append(
                MissingText(
                    source: subject.source?.entry(like: entry), own: entry,
                    reason: isShown ? .blank : isCopy ? .copied : entry.hasValue && entry.isLeftOut ? .fuzzy : .absent,
                    shown: isShown ? .nothing : MissingText.Shown(catalog.format.fallback)))
        }
        if let reference, isOwnNeeded, gap.language == own {
            for entry in reference.absent {
                gap.expected += 1
                guard isExpected(entry), !isInLanguage(entry) else { continue }
                gap.texts.append(
                    MissingText(
                        source: entry, own: nil, reason: .absent, shown: MissingText.Shown(catalog.format.fallback)))
            }
        }
        gaps[gap.language] = gap
        for gap in gaps.sorted(by: { $0.key < $1.key }) where gap.value.expected > 0 { findings.add(gap.value) }
    }

    /// The source file of the table, if it has nearly all texts that this file has: tools update it with the code, while
    /// this file may lack what is new.
    private var template: KeyIndex? {
        guard let source = subject.source, catalog.format.has(.isTakenFromCode), !catalog.format.has(.isDated),
            source.catalog.entries.count * 10 >= catalog.entries.count * 9
        else { return nil }
        return source
    }

    private static func isWordOrPadded(_ source: String) -> Bool {
        source.split(separator: " ").count < 2 || source.hasPrefix(" ") || source.hasSuffix(" ")
    }

    private func isExpected(_ entry: Entry) -> Bool {
        guard entry.isTranslatable, let source = entry.source else { return false }
        return !KeyShortcut.isOne(source) && Message(source).hasLetters
    }

    /// Whether users see the text of the language without a region: that of `es` in `es_AR`.
    private func isInLanguage(_ entry: Entry) -> Bool {
        guard catalog.format.has(.fallsBackToLanguage), let other = subject.language?.entry(like: entry) else {
            return false
        }
        return !other.isBlank && !other.isLeftOut
    }

    private mutating func needsTexts(_ locale: String) -> Bool {
        if let known = needs[locale] { return known }
        let answer = locale != catalog.sourceLocale && !PseudoTag.isPseudo(locale) && !showsSource(in: locale)
        needs[locale] = answer
        return answer
    }

    /// Whether texts need no translation because the language is the source language: English of any region in gettext,
    /// and a template.
    private func showsSource(in locale: String) -> Bool {
        guard catalog.format.isNamedByLanguage else { return false }
        func language(_ tag: String) -> String? {
            tag.split { $0 == "-" || $0 == "_" || $0 == "@" }.first?.lowercased()
        }
        return CatalogPath(catalog.path).extension == "pot"
            || language(locale) == language(catalog.sourceLocale ?? "en")
    }
}

extension Entry {
    /// Whether a value is its source text.
    fileprivate func isCopy(_ value: [UInt8]) -> Bool {
        var source: [UInt8] = []
        return append(.source, to: &source) && source == value
    }

    /// Whether users see its empty text, not its source.
    fileprivate var isShownEmpty: Bool {
        isFormBesideTexts || hasValue && catalog.format.platform.dialect(self).showsEmptyText(self)
    }

    /// Whether it is an empty form of a plural whose first form has a text, so that users see the empty text: a plural
    /// without its first form counts as untranslated.
    fileprivate var isFormBesideTexts: Bool {
        guard catalog.records.field(.variant, at: index) != nil else { return false }
        let key = key
        return catalog.entries[..<index].reversed().prefix { $0.key == key }.last.map { !$0.isBlank } ?? false
    }

    /// Whether it is a shorter variant in Qt, which may be empty beside a text.
    fileprivate var isVariantBesideTexts: Bool {
        guard catalog.records.field(.variant, at: index) != nil, variant.contains("length.[") else { return false }
        let key = key
        let earlier = catalog.entries[..<index].reversed().prefix { $0.key == key }
        return earlier.contains { !$0.isBlank }
            || catalog.entries[(index + 1)...].prefix { $0.key == key }.contains { !$0.isBlank }
    }

    /// Whether it is a later form of a plural.
    fileprivate var isLaterForm: Bool {
        guard index > 0, catalog.records.field(.variant, at: index) != nil else { return false }
        return catalog.entries[index - 1].key == key
    }
}
