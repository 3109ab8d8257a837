// `orphan-translation`: texts of a translation whose source is gone.

import Catalogs
import Pseudolocales

extension Rule {
    static let orphanTranslation = Rule(
        "orphan-translation", .warning, .unseen,
        summary: "A translation has a text that its source has not.",
        explanation: """
            Nobody asks for a key that the source table has not: it was renamed or taken out there, or it is \
            misspelled here, and then another one is missing. Take it out, or give it the key of its source. \
            An array with more elements than that of its source has some that nobody asks \
            for. On Android a plural and a string of one name are two resources, and a text that the source says is not to \
            be translated is another in that language alone. Nothing is reported of tables without a source, or with one that has less than half of the keys, since \
            there the keys themselves are the source; nor of `InfoPlist.strings`, whose source may be `Info.plist`, \
            of tables in `Settings.bundle`, whose source are its property lists, and of keys of Interface Builder where their storyboard or xib is not in `Base.lproj`.
            """,
        examples: [
            .finds(
                "the key is not in the source table", "a key that was renamed in English",
                [
                    .init("en.lproj/Localizable.strings", "\"greeting\" = \"Hello\";\n"),
                    .init("de.lproj/Localizable.strings", "\"greeting\" = \"Hallo\";\n\"hello\" = \"Hallo\";\n"),
                ]),
            .finds(
                "the source says that it is not to be translated", "a name for a program that Android's source locks",
                [
                    .init(
                        "res/values/strings.xml",
                        "<resources><string name=\"id\" translatable=\"false\">map_1</string></resources>\n"),
                    .init("res/values-de/strings.xml", "<resources><string name=\"id\">karte_1</string></resources>\n"),
                ]),
            .finds(
                "the source has a <string> of this name, and this is a <plurals>",
                "a plural of Android's where the source has a string",
                [
                    .init(
                        "res/values/strings.xml",
                        "<resources><string name=\"a\">%d files</string><string name=\"b\">B</string></resources>\n"),
                    .init(
                        "res/values-de/strings.xml",
                        "<resources><plurals name=\"a\"><item quantity=\"other\">%d Dateien</item></plurals>"
                            + "<string name=\"b\">B</string></resources>\n"),
                ]),
            .leaves(
                "keys that are their own source",
                [
                    .init("en.lproj/Localizable.strings", "\"\" = \"\";\n"),
                    .init("de.lproj/Localizable.strings", "\"Save\" = \"Sichern\";\n\"Close\" = \"Schließen\";\n"),
                ]),
            .leaves(
                "a storyboard's texts",
                [
                    .init("de.lproj/Main.strings", "\"aBc-12-xYz.title\" = \"Ansicht\";\n"),
                    .init("fr.lproj/Main.strings", "\"aBc-12-xYz.title\" = \"Présentation\";\n"),
                ]),
            .leaves(
                "titles of Apple's settings, which a property list has",
                [
                    .init("Settings.bundle/en.lproj/Root.strings", "\"Sound\" = \"Sound\";\n\"Name\" = \"Name\";\n"),
                    .init(
                        "Settings.bundle/de.lproj/Root.strings",
                        "\"Sound\" = \"Ton\";\n\"Name\" = \"Name\";\n\"Gestures\" = \"Gesten\";\n"),
                ]),
            .leaves(
                "one text for both genders of the source, which i18next shows then",
                [
                    .init("locales/en.json", #"{"a": "A", "friend_male": "He", "friend_female": "She"}"#),
                    .init("locales/tr.json", #"{"a": "A", "friend": "O"}"#),
                ]),
            .leaves(
                "the plural of a text in English",
                [
                    .init("en.lproj/Localizable.strings", "\"key\" = \"%d files\";\n"),
                    .plural("de", [("one", "%d Datei"), ("other", "%d Dateien")]),
                    .init("de.lproj/Localizable.strings", "\"key\" = \"%d Dateien\";\n"),
                ]),
        ],
        check: .table { subject, findings in
            let catalog = subject.catalog.catalog
            if catalog.format.hasRootLanguages { return addOrphans(catalog, to: &findings) }
            for array in ArrayLengths.differing(subject) where array.count > array.sourceCount {
                findings.add(
                    array.entry, array.words, help: "take out what the source has not",
                    related: [.init(words: "the last element of the source", entry: array.source)])
            }
            guard let source = subject.source, !catalog.format.isMultilingual, !catalog.isBase,
                !catalog.isOfPropertyList, !PseudoTag.isPseudo(catalog.locale ?? ""), source.catalog.faults.isEmpty
            else { return }
            var keys = ([source] + subject.sourceSiblings).map(TableKeys.init)
            let entries = catalog.firstEntries
            let isDocument = source.catalog.isInterfaceDocument
            lazy var standIns = catalog.format.type.standIns(in: catalog, for: [source])
            let orphans = entries.filter { entry in
                (isDocument || !entry.isInterfaceBuilders) && !keys.contain(entry)
                    && !standIns.contains { $0.contain(entry) }
            }
            addLocked(entries, beside: source, to: &findings)
            guard orphans.count * 2 <= entries.count else { return }
            let type = catalog.format.type
            for entry in orphans {
                if let other = keys.other(like: entry), let kind = type.resourceKind(of: other),
                    let own = type.resourceKind(of: entry)
                {
                    findings.add(
                        entry, "the source has a \(kind) of this name, and this is a \(own)",
                        help: "take it out, or write a \(kind) as in the source",
                        related: [.init(words: "the source text", entry: other)])
                    continue
                }
                findings.add(
                    entry, "the key is not in the source table",
                    help: "take it out, or give it the key that its source has today")
            }
        })

    /// The texts that a source says are not to be translated: names for programs, which are others here alone.
    private static func addLocked(_ entries: [Entry], beside source: KeyIndex, to findings: inout Findings) {
        guard source.catalog.format.has(.fallsBackByEntry),
            source.catalog.entries.contains(where: { !$0.isTranslatable })
        else {
            return
        }
        for entry in entries where entry.isTranslatable {
            guard let original = source.entry(like: entry), !original.isTranslatable, let text = original.value,
                text != entry.value, !text.hasPrefix("@"), !text.hasPrefix("?")
            else { continue }
            findings.add(
                entry, "the source says that it is not to be translated",
                help: "take it out: the app then has the source's",
                related: [.init(words: "the source text", entry: original)])
        }
    }

    /// The keys that a file of all languages has in others than the source alone.
    private static func addOrphans(_ catalog: Catalog, to findings: inout Findings) {
        guard let source = catalog.sourceLocale else { return }
        var keys: Set<[UInt8]> = []
        var others: [(key: [UInt8], entry: Entry)] = []
        for entry in catalog.firstEntries {
            guard let locale = entry.locale, !PseudoTag.isPseudo(locale) else { continue }
            var key: [UInt8] = []
            entry.append(.key, to: &key)
            if locale == source { keys.insert(key) } else { others.append((key, entry)) }
        }
        let orphans = others.filter { !keys.contains($0.key) }
        guard orphans.count * 2 <= others.count else { return }
        for orphan in orphans {
            findings.add(
                orphan.entry, "the key is not in the source language, '\(source)'",
                help: "take it out, or give it the key that its source has in '\(source)'")
        }
    }
}
