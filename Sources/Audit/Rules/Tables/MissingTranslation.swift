// `missing-translation`: source texts that a language lacks.

extension Rule {
    static let missingTranslation = Rule(
        "missing-translation", .error, .missingText,
        summary: "A translation lacks a text that its source has.",
        explanation: """
            It is a note if users see the source text: Android, gettext, Qt, XLIFF, string catalogs, Java, .NET and \
            others fall back to it, and so do apps whose own code does, or passes a default value with most keys. It \
            is an error if users see the raw key: Apple's loader looks a key up in one table of one language. A key that \
            reads like its text, apart from quotation marks, ellipses and the like, is as good as the text. If the \
            app decides, as with i18next, Rails and PHP, it is a warning, unless its code sets a fallback. Set \
            `fallback: source` or `fallback: key` in `.swell.yml` for the whole app. An empty translation shows \
            nothing, as an empty target of Angular's XLIFF does: a warning.

            A key that many languages lack is one finding, and so are all keys that one language lacks. A language \
            that is less than a third translated is always one finding; five such languages of a table, or more, are \
            one together. An empty form of a plural is a finding of its own.

            A file for a region, such as `de-AT`, may omit texts that the file of its language contains, except in \
            Apple's formats. A file for a region of the source language, such as `en-GB`, may omit texts for which \
            users see the source text. A key may be in the `.strings` or the `.stringsdict` of the same name, and on \
            Android in any file of the folder. The rule ignores whole tables that a language lacks, texts without \
            letters that are their own key, pseudo-locales, and texts marked as not translatable. In a string catalog, a copy of the source that is new or needs review counts as missing. If a storyboard or \
            xib has the text of a key, users see that text; the rule ignores other Interface Builder keys, texts \
            of new objects, such as 'Label', that no language translates, and texts that are keys of another table. A translation whose state says that it is \
            unfinished is a note. An array with fewer elements than in the source is a warning.
            """,
        examples: [
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
            .leaves("a plural with texts", .plural("%d Notiz", "%d Notizen")),
            .leaves("a space that somebody wrote for a word", .qt("by", " ")),
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
            .leaves(
                "a key that no code refers to, which 'unused-key' reports",
                .unfinished("let text = NSLocalizedString(\"title\", comment: \"\")")),
            .leaves(
                "the name of an app that has one name in all languages",
                [
                    .init(
                        "en.lproj/InfoPlist.strings",
                        "\"CFBundleName\" = \"Harbour\";\n\"NSCameraUsageDescription\" = \"Scan\";\n"),
                    .init("de.lproj/InfoPlist.strings", "\"NSCameraUsageDescription\" = \"Scannen\";\n"),
                ]),
            .finds(
                "missing here; users see the source text", "the name of an app that another language translates",
                [("en", "Notes"), ("fr", "Notes de bord"), ("de", nil)].map { tag, name in
                    let line = name.map { "\"CFBundleName\" = \"\($0)\";\n" } ?? ""
                    return .init("\(tag).lproj/InfoPlist.strings", "\(line)\"NSCameraUsageDescription\" = \"Scan\";\n")
                }),
            .leaves(
                "a language that vue-i18n replaces by another one, in a YAML file",
                [
                    .init("src/i18n.js", "createI18n({ fallbackLocale: { default: ['en'] } })\n"),
                    .init("locales/en.yaml", "save: Save\nquit: Quit\n"),
                    .init("locales/en-GB.yaml", "save: Save\n"),
                ]),
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
            .leaves(
                "a reviewed text that is the same in both languages",
                [
                    .init(
                        "Localizable.xcstrings",
                        """
                        {"sourceLanguage": "en", "version": "1.0", "strings": {
                          "Bluetooth": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Bluetooth"}}}}
                        }}

                        """)
                ]),
            .leaves(
                "English of another region, in a string catalog",
                [
                    .init(
                        "Localizable.xcstrings",
                        """
                        {"sourceLanguage": "en", "version": "1.0", "strings": {
                          "Done": {},
                          "Color": {"localizations": {"en-GB": {"stringUnit": {"state": "translated", "value": "Colour"}}}}
                        }}

                        """)
                ]),
            .leaves(
                "one text for both genders of the source, which i18next falls back to",
                [
                    .init("locales/en.json", #"{"a": "A", "friend": "They", "friend_male": "He"}"#),
                    .init("locales/tr.json", #"{"a": "A", "friend": "O"}"#),
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
                "missing here; users see the source text or the key, depending on the app's setup",
                "languages at the root of one file",
                [
                    .init(
                        "i18n/messages.json",
                        "{\"en\": {\"ok\": \"Done\", \"no\": \"Cancel\"}, \"de\": {\"ok\": \"Fertig\"}}\n")
                ]),
            .leaves(
                "comments in slang, and texts that may be missing there",
                .slang(#""@info": "For sailors", "words(ignoreMissing)": {"knots": "Knots"}"#, "de", #""b": "B""#)),
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
            .leaves(
                "keys that begin with the language of their file",
                ["en", "ca"].map { .init("locales/\($0).json", "{\"\($0)/alpha\": \"Alpha \($0)\"}\n") }),
            .leaves(
                "a Java file for a region contains only what differs",
                [
                    .init("messages.properties", "a = Apricot\nb = Back\n"),
                    .init("messages_de.properties", "a = Aprikose\nb = Zurück\n"),
                    .init("messages_de_AT.properties", "a = Marille\n"),
                ]),
            .leaves(
                "a key in another Android file",
                [
                    .init(
                        "res/values/strings.xml",
                        "<resources><string name=\"a\">Done</string><string name=\"b\">Back</string></resources>\n"),
                    .init(
                        "res/values-de/strings.xml", "<resources><string name=\"a\">Fertig</string></resources>\n"),
                    .init(
                        "res/values-de/more.xml", "<resources><string name=\"b\">Zurück</string></resources>\n"),
                ]),
            .leaves(
                "an Android file for a region contains only what differs",
                [
                    .init(
                        "res/values/strings.xml",
                        "<resources><string name=\"a\">Color</string><string name=\"b\">Back</string></resources>\n"),
                    .init(
                        "res/values-en-rGB/strings.xml",
                        "<resources><string name=\"a\">Colour</string></resources>\n"),
                ]),
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
            .leaves(
                "the text of a new label in a storyboard",
                [
                    .init(
                        "Base.lproj/Main.storyboard",
                        """
                        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                          <label text="Settings" id="aBc-12-xYz"/><label text="Label" id="dEf-34-uVw"/>
                        </document>

                        """),
                    .init("de.lproj/Main.strings", "\"aBc-12-xYz.text\" = \"Einstellungen\";\n"),
                ]),
            .leaves(
                "a label with a key that code looks up, and one that is a sample in all languages",
                [
                    .init(
                        "Base.lproj/Main.storyboard",
                        """
                        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                          <label text="SettingsTitle" id="aBc-12-xYz"/><label text="Detail" id="dEf-34-uVw"/>
                        </document>

                        """),
                    .init("en.lproj/Localizable.strings", "\"SettingsTitle\" = \"Settings\";\n"),
                    .init("de.lproj/Localizable.strings", "\"SettingsTitle\" = \"Einstellungen\";\n"),
                    .init("de.lproj/Main.strings", "\"dEf-34-uVw.text\" = \"Detail\";\n"),
                    .init("fr.lproj/Localizable.strings", "\"SettingsTitle\" = \"Réglages\";\n"),
                    .init("fr.lproj/Main.strings", "/* */\n"),
                ]),
            .leaves(
                "the title of a column in a table that shows no titles",
                [
                    .init(
                        "Base.lproj/Main.xib",
                        """
                        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
                          <textFieldCell title="Settings" id="aBc-12-xYz"/>
                          <tableView id="gHi-56-rSt"><tableColumns><tableColumn id="dEf-34-uVw">
                            <tableHeaderCell key="headerCell" title="Items"/>
                          </tableColumn></tableColumns></tableView>
                        </document>

                        """),
                    .init("de.lproj/Main.strings", "\"aBc-12-xYz.title\" = \"Einstellungen\";\n"),
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
                "a text marked as not translatable",
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
            case .onePerFile:
                MissingKeys(subject).report(to: &findings)
                for array in ArrayLengths.differing(subject) where array.count < array.sourceCount {
                    findings.add(
                        array.entry, array.words, help: "add the missing elements, in the order of the source",
                        most: .warning,
                        related: [.init(words: "the last element in the source", entry: array.source)])
                }
            case .allInOne: MissingLanguages(catalog).report(to: &findings)
            case .sourceAndTarget: MissingTargets(subject).report(to: &findings)
            }
        })
}

extension [RuleExample.File] {
    /// A German file of gettext with the forms of a plural.
    fileprivate static func plural(_ one: String, _ other: String) -> Self {
        [
            .init(
                "po/de.po",
                """
                msgid ""
                msgstr ""
                "Language: de\\n"
                "Content-Type: text/plain; charset=UTF-8\\n"
                "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

                msgid "%d note"
                msgid_plural "%d notes"
                msgstr[0] "\(one)"
                msgstr[1] "\(other)"

                """)
        ]
    }
}

extension RuleExample.File {
    /// Android resources with some of a series of texts.
    fileprivate static func android(_ folder: String, _ numbers: Range<Int>) -> Self {
        let texts = numbers.map { "<string name=\"t\($0)\">Text \($0) \(folder)</string>" }
        return .init("res/\(folder)/strings.xml", "<resources>\(texts.joined())</resources>\n")
    }
}

extension [RuleExample.File] {
    /// Swift code, two keys in English, and one of them, `title`, in German.
    fileprivate static func unfinished(_ code: String) -> Self {
        let texts = "let title = NSLocalizedString(\"title\", comment: \"\")\n\(code)\n"
        return [
            .init("Sources/Menu.swift", texts),
            .init("en.lproj/Localizable.strings", "\"title\" = \"Menu\";\n\"done\" = \"Finished\";\n"),
            .init("de.lproj/Localizable.strings", "\"title\" = \"Menü\";\n"),
        ]
    }
}
