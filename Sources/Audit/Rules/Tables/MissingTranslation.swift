// `missing-translation`: texts of the source that a language lacks.

import Catalogs
import MessagePatterns
import Pseudolocales

extension Rule {
    static let missingTranslation = Rule(
        "missing-translation", .error,
        summary: "A translation lacks a text that its source has.",
        explanation: """
            Apple's loader looks a key up in one table of one language: a key that is missing from a `.strings` file \
            that exists is shown as the raw key, and not in another language. Where the key is its own English, \
            readers see English: a warning, as in string catalogs and XLIFF files, and wherever else a key that is \
            missing is looked up in the app's own language. Keys may be in the `.strings` or \
            the `.stringsdict` of a table. A language that lacks a whole table is shown another one, and not \
            reported; nor are texts without letters whose key is what they show, pseudo-locales, texts that are not \
            to be translated, and keys of Interface Builder, for which the storyboard has a text. Where the state of \
            a translation says that it is not finished, it is a note.
            """,
        examples: [
            .finds(
                "the key is missing here, and shown as it is", "a key that was added to the English alone",
                [
                    .init("en.lproj/Localizable.strings", "\"title\" = \"Settings\";\n\"done\" = \"Done\";\n"),
                    .init("de.lproj/Localizable.strings", "\"title\" = \"Einstellungen\";\n"),
                ]),
            .finds(
                "there is no text in 'de'", "a string catalog",
                [
                    .init(
                        "Localizable.xcstrings",
                        """
                        {"sourceLanguage": "en", "version": "1.0", "strings": {
                          "Done": {},
                          "Cancel": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Abbrechen"}}}}
                        }}

                        """)
                ]),
            .leaves(
                "a key that moved to the `.stringsdict`",
                [
                    .init("en.lproj/Localizable.strings", "\"key\" = \"%d files\";\n\"done\" = \"Done\";\n"),
                    .init("de.lproj/Localizable.strings", "\"done\" = \"Fertig\";\n"),
                    .plural("de", [("one", "%d Datei"), ("other", "%d Dateien")]),
                ]),
            .leaves(
                "a language that lacks the whole table",
                [
                    .init("en.lproj/Localizable.strings", "\"done\" = \"Done\";\n"),
                    .init("de.lproj/InfoPlist.strings", "\"CFBundleName\" = \"Wetter\";\n"),
                ]),
            .leaves(
                "a text that is not to be translated",
                [
                    .init(
                        "Localizable.xcstrings",
                        """
                        {"sourceLanguage": "en", "version": "1.0", "strings": {
                          "Swell": {"shouldTranslate": false},
                          "Cancel": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Abbrechen"}}}}
                        }}

                        """)
                ]),
        ],
        check: .table { subject, findings in
            let catalog = subject.catalog.catalog
            switch catalog.format.layout {
            case .onePerFile: MissingKeys(subject).report(to: &findings)
            case .allInOne: MissingLanguages(catalog).report(to: &findings)
            case .sourceAndTarget:
                for entry in catalog.entries where isTargetMissing(entry) {
                    findings.add(entry, "there is no target", most: .warning)
                }
            }
        })

    private static func isTargetMissing(_ entry: Entry) -> Bool {
        guard entry.isTranslatable, let locale = entry.locale, locale != entry.catalog.sourceLocale,
            !PseudoTag.isPseudo(locale), entry.value?.isEmpty ?? true, let source = entry.source
        else { return false }
        return Message(source).hasLetters
    }
}
