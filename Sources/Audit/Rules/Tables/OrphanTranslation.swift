// `orphan-translation`: translations whose key does not exist in the source.

import Catalogs
import MessagePatterns
import Platforms
import Pseudolocales

extension Rule {
    static let orphanTranslation = Rule(
        "orphan-translation", .warning, .unseen,
        summary: "A translation has a key that does not exist in the source.",
        explanation: """
            The app probably does not use a key that the source language's file lacks. Either the key was renamed or \
            removed in the source, or it is misspelled here, and then another key is missing, or the source's file \
            lacks a key that the app uses. Remove the key, rename it as in the source, or add it to the source. If code \
            of a web app or in PHP looks the key up, as in `t("menu.open")`, the source lacks it: a warning. A key \
            that many languages have is one finding, and so are all keys that a storyboard or xib lacks, and \
            in Rails all keys of a group that the source does not have, because a gem may read them. An \
            array with more elements than in the source has some that the app does not use. Users see neither, so both are notes. On Android, a plural and a string with the same \
            name are two resources, and a translation of a text that the source marks as not translatable changes it \
            in one language only: both are warnings. Other rules leave such a text alone, unless it has placeholders. \
            If a file translates five such texts or more, that is on purpose, and one note.

            The rule ignores tables without a source, or whose source has fewer than half of the keys, because there \
            the keys themselves are the source. It also ignores `InfoPlist.strings`, whose source may be `Info.plist`, \
            tables in `Settings.bundle`, whose sources are its property lists, and Interface Builder keys if their \
            storyboard or xib is not in `Base.lproj`, keys without letters that are their own text, keys that code puts \
            together from a beginning that keys of the source have, too, keys of which each language has its own, such as \
            lists of search words, and keys that \
            frameworks read themselves, such as Rails' `number.format.delimiter`, those of common gems with English \
            texts of their own, and `attributes.email` in Laravel's \
            `validation.php`.
            """,
        examples: [
            .finds(
                "the key is not in the source language's file", "a key that was renamed in English",
                [
                    .init("en.lproj/Localizable.strings", "\"greeting\" = \"Hello\";\n"),
                    .init("de.lproj/Localizable.strings", "\"greeting\" = \"Hallo\";\n\"hello\" = \"Hallo\";\n"),
                ]),
            .finds(
                "the key is not in the source language's file, in 2 languages: de, fr",
                "a key that several languages have",
                ["en", "de", "fr"].map { tag in
                    let old = tag == "en" ? "" : ", \"hello\": \"Hello\""
                    return .init("locales/\(tag).json", "{\"greeting\": \"Hello\"\(old)}\n")
                }),
            .finds(
                "the source marks it as not translatable", "an identifier that Android's source locks",
                [
                    .init(
                        "res/values/strings.xml",
                        "<resources><string name=\"id\" translatable=\"false\">map_1</string></resources>\n"),
                    .init("res/values-de/strings.xml", "<resources><string name=\"id\">karte_1</string></resources>\n"),
                ]),
            .finds(
                "the source has a <string> with this name, but this is a <plurals>",
                "an Android plural for a string of the source",
                [
                    .init(
                        "res/values/strings.xml",
                        "<resources><string name=\"a\">%d files</string><string name=\"b\">B</string></resources>\n"),
                    .init(
                        "res/values-de/strings.xml",
                        "<resources><plurals name=\"a\"><item quantity=\"other\">%d Dateien</item></plurals>"
                            + "<string name=\"b\">B</string></resources>\n"),
                ]),
            .finds(
                "the source marks it and 4 more texts here as not translatable",
                "units whose translations are made elsewhere, not from the app's source: a note",
                [("values", " translatable=\"false\""), ("values-de", "")].map { folder, mark in
                    let texts = ["m", "km", "ft", "mi", "yd"].map {
                        "<string name=\"\($0)\"\(mark)>\($0) \(folder)</string>"
                    }
                    return .init("res/\(folder)/strings.xml", "<resources>\(texts.joined())</resources>\n")
                }),
            .leaves(
                "keys that are their own source",
                [
                    .init("en.lproj/Localizable.strings", "\"\" = \"\";\n"),
                    .init("de.lproj/Localizable.strings", "\"Save\" = \"Sichern\";\n\"Close\" = \"Schließen\";\n"),
                ]),
            .leaves(
                "texts of a storyboard",
                [
                    .init("de.lproj/Main.strings", "\"aBc-12-xYz.title\" = \"Ansicht\";\n"),
                    .init("fr.lproj/Main.strings", "\"aBc-12-xYz.title\" = \"Présentation\";\n"),
                ]),
            .leaves(
                "the sample text of a label that was removed from a storyboard",
                [
                    .init(
                        "Base.lproj/Main.storyboard",
                        """
                        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                          <label text="Settings" id="aBc-12-xYz"/>
                        </document>

                        """),
                    .init(
                        "de.lproj/Main.strings",
                        "\"aBc-12-xYz.text\" = \"Einstellungen\";\n\"dEf-34-uVw.text\" = \"Label\";\n"),
                ]),
            .leaves(
                "a key without letters that is its own text",
                [
                    .init("en.lproj/Localizable.strings", "\"a\" = \"A\";\n\"b\" = \"B\";\n"),
                    .init("ru.lproj/Localizable.strings", "\"%@\" = \"%@\";\n\"a\" = \"А\";\n\"b\" = \"Б\";\n"),
                ]),
            .leaves(
                "a key that Rails itself reads",
                [
                    .init("config/locales/en.yml", "en:\n  save: Save\n  quit: Quit\n"),
                    .init(
                        "config/locales/es.yml",
                        "es:\n  save: Guardar\n  quit: Salir\n  number:\n    format:\n      delimiter: \" de \"\n"),
                ]),
            .leaves(
                "a key of a gem, which contains the English text",
                [
                    .init("config/locales/en.yml", "en:\n  save: Save\n  quit: Quit\n"),
                    .init(
                        "config/locales/es.yml",
                        "es:\n  save: Guardar\n  quit: Salir\n  ransack:\n    predicates:\n      gt: mayor que\n"),
                ]),
            .leaves(
                "a field that Laravel names in one language",
                [
                    .init("lang/en/validation.php", "<?php\nreturn ['email' => 'No address', 'attributes' => []];\n"),
                    .init(
                        "lang/fa/validation.php",
                        "<?php\nreturn ['email' => 'نشانی نیست', 'attributes' => ['sex' => 'جنسیت']];\n"),
                ]),
            .leaves(
                "titles of Apple settings, whose source is a property list",
                [
                    .init("Settings.bundle/en.lproj/Root.strings", "\"Sound\" = \"Sound\";\n\"Name\" = \"Name\";\n"),
                    .init(
                        "Settings.bundle/de.lproj/Root.strings",
                        "\"Sound\" = \"Ton\";\n\"Name\" = \"Name\";\n\"Gestures\" = \"Gesten\";\n"),
                ]),
            .leaves(
                "a list that may differ in slang",
                .slang(
                    #""words(ignoreMissing)": {"@info": "Names", "list": ["Big", "Small"]}"#, "de",
                    #""words(ignoreMissing)": {"list": ["Groß", "Klein", "Schnell"], "more": "Rot"}"#)),
            .leaves(
                "one text for both genders of the source, which i18next falls back to",
                [
                    .init("locales/en.json", #"{"a": "A", "friend_male": "He", "friend_female": "She"}"#),
                    .init("locales/tr.json", #"{"a": "A", "friend": "O"}"#),
                ]),
            .leaves(
                "lists of keywords, which have any length",
                [
                    .init("emoji/en.json", "{\((1...6).map { "\"k\($0)\": [\"a\"]" }.joined(separator: ", "))}\n"),
                    .init(
                        "emoji/de.json", "{\((1...6).map { "\"k\($0)\": [\"b\", \"c\"]" }.joined(separator: ", "))}\n"),
                ]),
            .leaves(
                "a plural for a plain English text",
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
                    array.entry, array.words, help: "remove the elements that the source does not have",
                    most: .note,
                    related: [.init(words: "the last element in the source", entry: array.source)])
            }
            guard let source = subject.source, !catalog.format.isMultilingual, !catalog.isBase,
                !catalog.belongsToPropertyList, !PseudoTag.isPseudo(catalog.locale ?? ""), source.catalog.faults.isEmpty
            else { return }
            var keys = ([source] + subject.sourceSiblings).map(TableKeys.init)
            let entries = catalog.firstEntries
            let isDocument = source.catalog.isInterfaceDocument
            lazy var keyReplacements = catalog.format.type.keyReplacements(in: catalog, for: [source])
            let ownKeys = catalog.format.platform.frameworkKeys
            lazy var scopes = LibraryScopes(of: source, catalog.format.platform)
            let orphans = entries.filter { entry in
                !entry.isUnspoken && !entry.isSampleText && !entry.belongs(to: ownKeys)
                    && (isDocument || !entry.hasInterfaceBuilderKey)
                    && !keys.contain(entry)
                    && !keyReplacements.contains { $0.contain(entry) }
                    && !(isDocument && entry.isInternal(in: source.catalog))
            }
            addLocked(entries, beside: source, to: &findings)
            guard orphans.count * 2 <= entries.count else { return }
            let name = source.catalog.name(beside: catalog)
            // Most keys that a document lacks are those of an old version of it.
            let cause: Finding.Cause =
                isDocument ? .reason("\(subject.table) lacks them") : .sameMessage(table: subject.table)
            let type = catalog.format.type
            for entry in orphans {
                if let other = keys.other(like: entry), let kind = type.resourceKind(of: other),
                    let own = type.resourceKind(of: entry)
                {
                    findings.add(
                        entry, "the source has a \(kind) with this name, but this is a \(own)",
                        help: "remove it, or write a \(kind) as in the source",
                        related: [.init(words: "the source text", entry: other)])
                    continue
                }
                if let scope = scopes.scope(without: entry) {
                    findings.add(
                        entry, "the source has no key in '\(scope)'",
                        help: "remove these keys, unless a library of the app reads them", most: .note,
                        cause: .reason("\(scope) of \(subject.table)"))
                    continue
                }
                let words =
                    isDocument ? "\(name) has no text with this key" : "the key is not in the source language's file"
                findings.add(
                    entry, words,
                    help: isDocument ? helpForDocuments : help(name), most: .note, cause: cause)
            }
        })

    /// The way out if a document is the source.
    private static let helpForDocuments = "remove it, as exporting the texts of the document again does"

    /// The ways out: the app may use the key or not.
    private static func help(_ source: String) -> String {
        "remove it, rename it as in the source, or add it to \(source) if the app uses it"
    }

    /// Reports translations of texts that the source marks as not translatable, such as identifiers.
    private static func addLocked(_ entries: [Entry], beside source: KeyIndex, to findings: inout Findings) {
        guard source.catalog.format.has(.fallsBackByEntry),
            source.catalog.entries.contains(where: { !$0.isTranslatable })
        else {
            return
        }
        let locked = entries.compactMap { entry -> (entry: Entry, original: Entry)? in
            guard let original = source.entry(like: entry), entry.translatesLocked(original) else { return nil }
            return (entry, original)
        }
        if locked.count >= Entry.fewestLockedOfPurpose, let first = locked.first {
            let others = locked.count - 1
            findings.add(
                first.entry, "the source marks it and \(others.counted("more text")) here as not translatable",
                help: "remove the mark in the source if these texts need translations", most: .note,
                related: [.init(words: "the source text", entry: first.original)])
            return
        }
        for (entry, original) in locked {
            findings.add(
                entry, "the source marks it as not translatable",
                help: "remove it: the app then uses the source text",
                related: [.init(words: "the source text", entry: original)])
        }
    }

    /// Reports the keys that a multilingual file has in other languages but not in the source.
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
        let ownKeys = catalog.format.platform.frameworkKeys
        let orphans = others.filter { !keys.contains($0.key) && !$0.entry.belongs(to: ownKeys) }
        guard orphans.count * 2 <= others.count else { return }
        for orphan in orphans {
            findings.add(
                orphan.entry, "the key does not exist in the source language, '\(source)'",
                help: help("'\(source)'"), most: .note, cause: .sameMessage(table: catalog.path))
        }
    }
}

extension Catalog {
    /// Its name, with its folder if a translation has the same name.
    fileprivate func name(beside translation: Catalog) -> String {
        let (path, own) = (CatalogPath(path), CatalogPath(translation.path))
        guard path.name == own.name, !path.folder.isEmpty else { return "'\(path.name)'" }
        return "'\(CatalogPath(path.folder).name)/\(path.name)'"
    }
}

extension Entry {
    /// Whether its text is its key and has no letters, as `%@`.
    fileprivate var isUnspoken: Bool { isItsOwnKey && !Message(key).hasLetters }

    /// Whether it is an untranslated sample text of a removed object in a layout.
    fileprivate var isSampleText: Bool {
        hasInterfaceBuilderKey && value.map(catalog.format.platform.sampleTexts.contains) ?? false
    }

    /// Whether its key is one of a framework.
    fileprivate func belongs(to keys: [FrameworkKeys]) -> Bool { keys.contains { $0.contain(self) } }
}
