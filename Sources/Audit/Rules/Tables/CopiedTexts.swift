// `copied-texts`: languages much of which is the source text.

import Basics
import Catalogs
import MessagePatterns
import Pseudolocales

extension Rule {
    static let copiedTexts = Rule(
        "copied-texts", .note, .missingText,
        summary: "Many translations of a language are copies of the source.",
        explanation: """
            Some tools fill a new language with the source texts, so that nothing seems to be missing, but users read \
            another language. The rule compares texts of three words or more, which are rarely the same in two \
            languages, and reports a language once if at least 20 of them, and a fifth, are copies; two languages or \
            more are one finding. A plural counts as one text, by its first form. It skips variants of the source language for another country. `untranslated` lists \
            the texts, if it is switched on.
            """,
        examples: [
            .finds("30 of 30 longer texts in 'de' are copies of the source", "a file of copies", .copied("de", of: 30)),
            .finds(
                "many longer texts are copies of the source in 5 languages: da (30 of 30), de (30 of 30), es (30 of 30), "
                    + "fr (30 of 30), it (30 of 30)",
                "many such languages",
                .copied("da", "de", "es", "fr", "it", of: 30)),
            .leaves("a few copies", .copied("de", of: 10)),
            .leaves("British English", .copied("en-GB", of: 30)),
        ],
        check: .project { subject, findings in
            // What a manual quotes says nothing about the app.
            var parts: [Bool: [String: CopiedLanguage]] = [:]
            for (file, index) in subject.indexes.enumerated() where !subject.unseenFiles.contains(file) {
                guard let catalog = index?.catalog else { continue }
                let source = subject.project.source(of: file).flatMap { $0 == file ? nil : subject.indexes[$0] }
                let isOfManual = catalog.format.type.isOfManual(catalog)
                CopiedLanguage.count(
                    catalog, source, own: subject.project.ownLanguage(of: file), in: &parts[isOfManual, default: [:]])
            }
            for isOfManual in [false, true] { report(parts[isOfManual] ?? [:], to: &findings) }
        })

    /// As many languages are one finding.
    private static let fewestLanguages = 2

    private static func report(_ languages: [String: CopiedLanguage], to findings: inout Findings) {
        let reported = languages.filter(\.value.isReported).sorted { $0.key < $1.key }
        if reported.count >= fewestLanguages, let most = reported.max(by: { $0.value.copies < $1.value.copies }),
            let catalog = most.value.most
        {
            let names = reported.map { "\($0.key) (\($0.value.copies) of \($0.value.texts))" }
            return findings.add(
                in: catalog,
                "many longer texts are copies of the source in \(reported.count) languages: \(names.firstOfMany)",
                help: "translate them, or remove them until they are translated")
        }
        for (language, copied) in reported {
            guard let catalog = copied.most else { continue }
            let files = copied.files > 1 ? " of \(copied.files) files" : ""
            findings.add(
                in: catalog, locale: language,
                "\(copied.copies) of \(copied.texts) longer texts\(files) in '\(language)' are copies of the source",
                help: "translate them, or remove them until they are translated")
        }
    }
}

/// How many texts of a language are copies of the source.
private struct CopiedLanguage {
    private(set) var texts = 0
    private(set) var copies = 0
    private(set) var files = 0
    /// The catalog with most copies.
    private(set) var most: Catalog?
    private var mostCopies = 0

    /// With fewer copies or a smaller share, they may be names or quotations.
    private static let fewest = 20
    private static let share = 5

    var isReported: Bool { copies >= Self.fewest && copies * Self.share >= texts }

    /// Counts the texts of a catalog by language; `own` is the language of texts in `Base.lproj`.
    static func count(
        _ catalog: Catalog, _ source: KeyIndex?, own: String, in languages: inout [String: CopiedLanguage]
    ) {
        let isAllInOne = catalog.format.layout == .allInOne
        let originals = isAllInOne ? Self.originals(in: catalog) : [:]
        let sourceLocale =
            catalog.sourceLocale ?? source.flatMap { $0.catalog.isBase ? own : $0.catalog.locale } ?? "en"
        // `Base` is no language.
        guard isAllInOne || catalog.locale != sourceLocale && !catalog.isBase else { return }
        var counts: [String: (texts: Int, copies: Int)] = [:]
        var original: [UInt8] = []
        var value: [UInt8] = []
        for entry in catalog.entries where entry.hasValue {
            original.removeAll(keepingCapacity: true)
            if isAllInOne {
                original += originals[Self.name(of: entry)] ?? []
            } else if !entry.append(.source, to: &original) {
                source?.entry(like: entry)?.append(.value, to: &original)
            }
            guard original.count(where: { $0 == 0x20 }) > 1, let locale = entry.locale, locale != sourceLocale,
                entry.isTranslatable, !entry.isUnfinished, !entry.isLeftOut, !entry.isLaterForm
            else { continue }
            counts[locale, default: (0, 0)].texts += 1
            value.removeAll(keepingCapacity: true)
            entry.append(.value, to: &value)
            if value == original, Message(String(decoding: value, as: UTF8.self), entry.syntax).hasTranslatableWord {
                counts[locale, default: (0, 0)].copies += 1
            }
        }
        for (locale, count) in counts
        where !PseudoTag.isPseudo(locale) && !LanguageNames.areOfOneLanguage(locale, sourceLocale) {
            languages[locale, default: CopiedLanguage()].add(count.texts, count.copies, of: catalog)
        }
    }

    private mutating func add(_ texts: Int, _ copies: Int, of catalog: Catalog) {
        self.texts += texts
        self.copies += copies
        files += 1
        guard copies > mostCopies else { return }
        (most, mostCopies) = (catalog, copies)
    }

    /// The texts of the source language in a file with several, by key and branch.
    private static func originals(in catalog: Catalog) -> [[UInt8]: [UInt8]] {
        var originals: [[UInt8]: [UInt8]] = [:]
        for entry in catalog.entries where entry.locale == catalog.sourceLocale {
            var value: [UInt8] = []
            if entry.append(.value, to: &value) { originals[name(of: entry)] = value }
        }
        return originals
    }

    private static func name(of entry: Entry) -> [UInt8] {
        var name: [UInt8] = []
        entry.append(.key, to: &name)
        name.append(0xFF)
        entry.append(.variant, to: &name)
        return name
    }
}

extension Entry {
    /// Whether it is a form of a plural, but not the first one.
    fileprivate var isLaterForm: Bool {
        guard index > 0, form != nil else { return false }
        let before = catalog.entries[index - 1]
        return before.form != nil && before.key == key && before.locale == locale
    }
}

extension [RuleExample.File] {
    /// An English file, and other languages with the same texts.
    fileprivate static func copied(_ languages: String..., of count: Int) -> Self {
        let texts = (1...count).map { "\"text.\($0)\" = \"Save the changes \($0)\";\n" }.joined()
        return (["en"] + languages).map { .init("\($0).lproj/Localizable.strings", texts) }
    }
}
