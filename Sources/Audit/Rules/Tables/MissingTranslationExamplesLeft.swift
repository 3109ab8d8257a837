// Examples of what `missing-translation` leaves.

extension MissingTranslationExamples {
    static let left: [RuleExample] = [
        .leaves("a plural with texts", .plural("%d Notiz", "%d Notizen")),
        .leaves("a space that somebody wrote for a word", .qt("by", " ")),
        .leaves(
            "a space in quotes on Android, where other white space is dropped",
            [
                .init(
                    "res/values/strings.xml", "<resources><string name=\"a\">most of the time</string></resources>\n"),
                .init("res/values-tr/strings.xml", "<resources><string name=\"a\">\" \"</string></resources>\n"),
            ]),
        .leaves(
            "a text of a module that another module has, with the same source: a build merges both",
            [
                ("app", "", "<string name=\"beta\">A test version</string>"),
                ("app", "-de", "<string name=\"beta\">Eine Testversion</string>"),
                ("news", "", "<string name=\"beta\">A test version</string><string name=\"new\">What is new</string>"),
                ("news", "-de", "<string name=\"new\">Was neu ist</string>"),
            ].map { module, qualifier, texts in
                .init(
                    "\(module)/src/main/res/values\(qualifier)/strings.xml", "<resources>\(texts)</resources>\n")
            }),
        .leaves(
            "empty texts for those of a layout that code replaces",
            [
                .init(
                    "en.lproj/Main.strings",
                    "\"aBc-12-xYz.title\" = \"Text Cell\";\n\"dEf-34-uVw.title\" = \"DO NOT LOCALIZE\";\n"),
                .init("de.lproj/Main.strings", "\"aBc-12-xYz.title\" = \"\";\n\"dEf-34-uVw.title\" = \"\";\n"),
            ]),
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
        .leaves(
            "a text of settings that their page does not have",
            [
                .init(
                    "Settings.bundle/Root.plist",
                    "<plist><dict><key>Title</key><string>Sound</string></dict></plist>\n"),
                .init(
                    "Settings.bundle/en.lproj/Root.strings",
                    "\"Group\" = \"A group of settings\";\n\"Sound\" = \"Sound\";\n"),
                .init("Settings.bundle/de.lproj/Root.strings", "\"Sound\" = \"Ton\";\n"),
            ]),
        .leaves(
            "texts that Xcode exported from a string catalog and from a property list",
            [
                .init(
                    "App/Localizable.xcstrings",
                    """
                    {"sourceLanguage": "en", "version": "1.0", "strings": {
                      "Save the file": {"shouldTranslate": false}}}

                    """),
                .init(
                    "de.xliff",
                    """
                    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
                    <file original="App/Localizable.xcstrings" source-language="en" target-language="de"
                     datatype="plaintext"><body><trans-unit id="Save the file"><source>Save the file</source></trans-unit>
                    </body></file><file original="App/InfoPlist.xcstrings" source-language="en" target-language="de"
                     datatype="plaintext"><body><trans-unit id="CFBundleName"><source>Harbour</source></trans-unit>
                    </body></file></xliff>

                    """),
            ]),
        .leaves(
            "a language that vue-i18n replaces by another one, in a YAML file",
            [
                .init("src/i18n.js", "createI18n({ fallbackLocale: { default: ['en'] } })\n"),
                .init("locales/en.yaml", "save: Save\nquit: Quit\n"),
                .init("locales/en-GB.yaml", "save: Save\n"),
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
        .leaves(
            "comments in slang, and texts that may be missing there",
            .slang(#""@info": "For sailors", "words(ignoreMissing)": {"knots": "Knots"}"#, "de", #""b": "B""#)),
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
        .leaves(
            "an Android text that another region of the language has",
            [("", "ab"), ("-pt-rBR", "ab"), ("-pt-rPT", "a")].map { qualifier, keys in
                let texts = keys.map { "<string name=\"\($0)\">Text \($0) \(qualifier)</string>" }
                return .init("res/values\(qualifier)/strings.xml", "<resources>\(texts.joined())</resources>\n")
            }),
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
            "a keyboard shortcut, which Qt reads in English",
            [
                .init(
                    "app_de.ts",
                    """
                    <!DOCTYPE TS><TS version="2.1" language="de"><context><name>Menu</name>
                    <message><source>Ctrl+Shift+X</source><translation type="unfinished"></translation></message>
                    <message><source>Cut</source><translation>Ausschneiden</translation></message>
                    </context></TS>

                    """)
            ]),
        .leaves(
            "the main menu of an app without a menu bar",
            [
                .init(
                    "App/Base.lproj/Main.xib",
                    """
                    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
                      <textFieldCell title="Settings" id="aBc-12-xYz"/>
                      <menu title="Main Menu" systemMenu="main" id="gHi-56-rSt"><items>
                        <menuItem title="Edit" id="dEf-34-uVw"><menu key="submenu" title="Edit" id="jKl-78-wXy"/></menuItem>
                        <menuItem title="Show All" id="mNo-90-pQr"/>
                      </items></menu>
                    </document>

                    """),
                .init("App/de.lproj/Main.strings", "\"aBc-12-xYz.title\" = \"Einstellungen\";\n"),
                .init("App/Info.plist", "<plist><dict><key>LSUIElement</key><true/></dict></plist>\n"),
                .init("App.xcodeproj/project.pbxproj", "{ INFOPLIST_FILE = App/Info.plist; }\n"),
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
    ]
}
