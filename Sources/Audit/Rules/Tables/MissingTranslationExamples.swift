// Examples of what `missing-translation` finds.

/// What `missing-translation` finds and leaves.
enum MissingTranslationExamples {
    static let found: [RuleExample] = [
        .finds(
            "the translation is empty; users see nothing there", "an empty form of a plural that has texts",
            .plural("%d Notiz", "")),
        .finds(
            "the translation is empty; users see nothing there", "an empty text in Angular's XLIFF",
            .angular([("1", "Close", ""), ("2", "Open", "Öffnen")])),
        .finds(
            "missing here; users see the source text", "an empty text in another XLIFF",
            .angular([("1", "Close", ""), ("2", "Open", "Öffnen")], original: "app")),
        .finds(
            "2 of 5 texts are missing in 'de': Close, Next; users see the source text",
            "keys that are numbers, so the texts tell which ones are missing",
            .angular([
                ("4858599760783476319", "Close", nil), ("4679555638382452936", "Next", nil), ("3", "A", "B"),
                ("4", "Up", "Auf"), ("5", "On", "An"),
            ])),
        .finds(
            "the translation is empty; users see nothing there", "a space for a sentence",
            .qt("Save the file", " ")),
        .finds(
            "missing here; users see the key itself", "a language that the project does not list: a note",
            [
                .init("App/en.lproj/Localizable.strings", "\"title\" = \"Settings\";\n\"done\" = \"Done\";\n"),
                .init("App/de.lproj/Localizable.strings", "\"title\" = \"Einstellungen\";\n"),
                .init("App.xcodeproj/project.pbxproj", "{ knownRegions = (en, Base, ); }\n"),
            ]),
        .finds(
            "missing here; users see the key itself", "a key that was added in English only",
            [
                .init("en.lproj/Localizable.strings", "\"title\" = \"Settings\";\n\"done\" = \"Done\";\n"),
                .init("de.lproj/Localizable.strings", "\"title\" = \"Einstellungen\";\n"),
            ]),
        .finds(
            "missing here; users see the key itself", "a key that code looks up and nothing else",
            .unfinished("let text = NSLocalizedString(\"done\", comment: \"\")")),
        .finds(
            "missing here; users see the source text", "a key for which code has a text",
            .unfinished("let text = NSLocalizedString(\"done\", value: \"Done\", comment: \"\")")),
        .finds(
            "missing here; users see the key itself, unless the app's code replaces it",
            "a key that only a function of the app's own looks up: a warning",
            .unfinished("let text = words.find(\"done\")")),
        .finds(
            "missing here; users see the source text", "the name of an app that another language translates",
            [("en", "Notes"), ("fr", "Notes de bord"), ("de", nil)].map { tag, name in
                let line = name.map { "\"CFBundleName\" = \"\($0)\";\n" } ?? ""
                return .init("\(tag).lproj/InfoPlist.strings", "\(line)\"NSCameraUsageDescription\" = \"Scan\";\n")
            }),
        .finds(
            "missing here; users see the source text, the key or nothing, depending on the app's code",
            "a table in a folder of a language, whose name is that of another language",
            .tables(["login", "rom"], lacking: "rom")),
        .finds(
            "missing here; users see the source text, the key or nothing, depending on the app's code",
            "a table in a folder of a language, whose name is usual for other files",
            .tables(["login", "settings"], lacking: "settings")),
        .finds(
            "missing here; users see the source text", "a string catalog",
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
        .finds(
            "missing here; users see the source text", "Android resources",
            [
                .init(
                    "res/values/strings.xml",
                    "<resources><string name=\"a\">Done</string><string name=\"b\">Back</string></resources>\n"),
                .init(
                    "res/values-de/strings.xml", "<resources><string name=\"a\">Fertig</string></resources>\n"),
            ]),
        .finds(
            "the translation is a copy of the source that needs review; users see the source text",
            "a copy of the source in a string catalog",
            [
                .init(
                    "Localizable.xcstrings",
                    """
                    {"sourceLanguage": "en", "version": "1.0", "strings": {
                      "Done": {"localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "Done"}}}},
                      "Cancel": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Abbrechen"}}}}
                    }}

                    """)
            ]),
        .finds(
            "the translation is empty; users see nothing there or the source text, depending on the app's setup",
            "an empty text in JSON, which some libraries pass over",
            [
                .init("locales/en.json", "{\"save\": \"Save {name}\"}\n"),
                .init("locales/de.json", "{\"save\": \"\"}\n"),
            ]),
        .finds(
            "the array has 1 element here, expected 2 as in the source", "an element that was added in English",
            [
                .init("locales/en.json", "{\"days\": [\"Monday\", \"Tuesday\"]}\n"),
                .init("locales/de.json", "{\"days\": [\"Montag\"]}\n"),
            ]),
        .finds(
            "missing here; users see the source text, the key or nothing, depending on the app's code",
            "languages at the root of one file",
            [
                .init(
                    "i18n/messages.json",
                    "{\"en\": {\"ok\": \"Done\", \"no\": \"Cancel\"}, \"de\": {\"ok\": \"Fertig\"}}\n")
            ]),
        .finds(
            "the form 'other' is empty; users see nothing there", "one empty form",
            [
                .plural("en", [("one", "%d file"), ("other", "%d files")]),
                .plural("ro", [("one", "%d fișier"), ("few", "%d fișiere"), ("other", "")]),
            ]),
        .finds(
            "the form 'other' is empty; users see the source text", "a form without a value, in Rails",
            [
                .init("config/locales/en.yml", "en:\n  notes: {one: Note, other: Notes}\n"),
                .init("config/locales/fr.yml", "fr:\n  notes:\n    one: Remarque\n    other:\n"),
            ]),
        .finds(
            "missing here; users see the source text", "a key that reads like the English text",
            [
                .init("en.lproj/Localizable.strings", "\"Get %@...\" = \"Get “%1$@”…\";\n\"ok\" = \"OK\";\n"),
                .init("de.lproj/Localizable.strings", "\"ok\" = \"OK\";\n"),
            ]),
        .finds(
            "3 of 5 texts are missing in 'de': done, ready, Save; for 2, users see the key itself; "
                + "for 1, users see the source text",
            "keys and texts as keys",
            [
                .init(
                    "en.lproj/Localizable.strings",
                    ["done", "ready", "a", "b"].map { "\"\($0)\" = \"Word \($0)\";\n" }.joined()
                        + "\"Save\" = \"Save\";\n"),
                .init("de.lproj/Localizable.strings", "\"a\" = \"Wort a\";\n\"b\" = \"Wort b\";\n"),
            ]),
        .finds(
            "nothing is translated into 'de': all 10 texts are missing; users see the source text", "an empty file",
            [.android("values", 0..<10), .android("values-de", 0..<0)]),
        .finds(
            "5 of 6 languages are less than a third translated: de (1 of 10), es (1 of 10), fr (1 of 10), "
                + "it (1 of 10), pl (1 of 10); users see the source text",
            "many languages that were just begun",
            [.android("values", 0..<10), .android("values-sv", 0..<10)]
                + ["de", "es", "fr", "it", "pl"].map { .android("values-\($0)", 0..<1) }),
        .finds(
            "missing here; users see the source text", "a label added to a storyboard",
            [
                .init(
                    "Base.lproj/Main.storyboard",
                    """
                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                      <label text="Settings" id="aBc-12-xYz"/><label text="Done" id="dEf-34-uVw"/>
                    </document>

                    """),
                .init("de.lproj/Main.strings", "\"aBc-12-xYz.text\" = \"Einstellungen\";\n"),
            ]),
    ]
}
