// A small catalog of every format, in the folders of its platform, for tests that cover all formats.

import Comparison

/// The files of an app with one text that has a placeholder, and one without, in each format.
public struct SampleCatalog: Sendable, CustomStringConvertible {
    /// The format's id.
    public let format: String
    /// The path of the English file.
    public let path: String
    /// Its text.
    public let text: String
    /// The path and text of the German file; nil if the same file contains German, or if there is none.
    public let german: (path: String, text: String)?

    /// The format's id.
    public var description: String { format }

    init(_ format: String, _ path: String, _ text: String, german: (path: String, text: String)? = nil) {
        self.format = format
        self.path = path
        self.text = text
        self.german = german
    }

    /// A catalog of each format with one file for each language.
    public static let all: [SampleCatalog] = [
        SampleCatalog(
            "strings", "App/en.lproj/Localizable.strings", strings("Save the file", "%@ has moored"),
            german: ("App/de.lproj/Localizable.strings", strings("Datei sichern", "%@ hat festgemacht"))),
        SampleCatalog(
            "android", "app/src/main/res/values/strings.xml", android("Save the file", "%1$s has moored"),
            german: (
                "app/src/main/res/values-de/strings.xml", android("Datei sichern", "%1$s hat festgemacht")
            )),
        SampleCatalog(
            "harmonyos", "entry/src/main/resources/base/element/string.json",
            harmony("Save the file", "%1$s has moored"),
            german: (
                "entry/src/main/resources/de/element/string.json", harmony("Datei sichern", "%1$s hat festgemacht")
            )),
        SampleCatalog(
            "interface-builder", "App/Base.lproj/Main.storyboard", storyboard,
            german: (
                "App/de.lproj/Main.strings",
                "\"aBc-12-xYz.text\" = \"Datei sichern\";\n\"dEf-34-uVw.text\" = \"Hat festgemacht\";\n"
            )),
        SampleCatalog(
            "arb", "lib/l10n/app_en.arb", arb("en", "Save the file", "{name} has moored"),
            german: ("lib/l10n/app_de.arb", arb("de", "Datei sichern", "{name} hat festgemacht"))),
        SampleCatalog(
            "po", "locale/app.pot", po("", "", ""),
            german: ("locale/de/LC_MESSAGES/app.po", po("de", "Datei sichern", "%(name)s hat festgemacht"))),
        SampleCatalog(
            "json", "src/locales/en.json", json("Save the file", "{{name}} has moored"),
            german: ("src/locales/de.json", json("Datei sichern", "{{name}} hat festgemacht"))),
        SampleCatalog(
            "properties", "src/main/resources/messages.properties", "save=Save the file\nmoored={0} has moored\n",
            german: (
                "src/main/resources/messages_de.properties", "save=Datei sichern\nmoored={0} hat festgemacht\n"
            )),
        SampleCatalog(
            "fluent", "locales/en-US/app.ftl", "save = Save the file\nmoored = { $name } has moored\n",
            german: ("locales/de/app.ftl", "save = Datei sichern\nmoored = { $name } hat festgemacht\n")),
        SampleCatalog(
            "resx", "App/Strings.resx", resx("Save the file", "{0} has moored"),
            german: ("App/Strings.de.resx", resx("Datei sichern", "{0} hat festgemacht"))),
        SampleCatalog(
            "resx", "App/Strings/en-US/Resources.resw", resx("Save the file", "{0} has moored"),
            german: ("App/Strings/de-DE/Resources.resw", resx("Datei sichern", "{0} hat festgemacht"))),
        SampleCatalog(
            "qt", "i18n/app_en.ts", qt("en", "Save the file", "%1 has moored"),
            german: ("i18n/app_de.ts", qt("de", "Datei sichern", "%1 hat festgemacht"))),
        SampleCatalog(
            "yaml", "config/locales/en.yml", "en:\n  save: Save the file\n  moored: \"%{name} has moored\"\n",
            german: (
                "config/locales/de.yml", "de:\n  save: Datei sichern\n  moored: \"%{name} hat festgemacht\"\n"
            )),
        SampleCatalog(
            "php", "lang/en/app.php",
            "<?php\n\nreturn [\n    'save' => 'Save the file',\n    'moored' => ':name has moored',\n];\n",
            german: (
                "lang/de/app.php",
                "<?php\n\nreturn [\n    'save' => 'Datei sichern',\n    'moored' => ':name hat festgemacht',\n];\n"
            )),
        SampleCatalog(
            "store-metadata", "fastlane/metadata/en-US/subtitle.txt", "Berths for everybody\n",
            german: ("fastlane/metadata/de-DE/subtitle.txt", "Liegeplätze für alle, die segeln\n")),
    ]

    private static func strings(_ save: String, _ moored: String) -> String {
        "\"save\" = \"\(save)\";\n\"moored\" = \"\(moored)\";\n"
    }

    private static func android(_ save: String, _ moored: String) -> String {
        """
        <?xml version="1.0" encoding="utf-8"?>
        <resources>
            <string name="save">\(save)</string>
            <string name="moored">\(moored)</string>
        </resources>

        """
    }

    private static func harmony(_ save: String, _ moored: String) -> String {
        """
        {
          "string": [
            {
              "name": "save",
              "value": "\(save)"
            },
            {
              "name": "moored",
              "value": "\(moored)"
            }
          ]
        }

        """
    }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <label text="Save the file" id="aBc-12-xYz"/>
            <label text="Has moored" id="dEf-34-uVw"/>
        </document>

        """

    private static func arb(_ tag: String, _ save: String, _ moored: String) -> String {
        "{\n  \"@@locale\": \"\(tag)\",\n  \"save\": \"\(save)\",\n  \"moored\": \"\(moored)\"\n}\n"
    }

    private static func json(_ save: String, _ moored: String) -> String {
        "{\n  \"file\": {\n    \"save\": \"\(save)\"\n  },\n  \"moored\": \"\(moored)\"\n}\n"
    }

    private static func po(_ tag: String, _ save: String, _ moored: String) -> String {
        """
        msgid ""
        msgstr ""
        "Content-Type: text/plain; charset=UTF-8\\n"
        "Language: \(tag)\\n"

        msgid "Save the file"
        msgstr "\(save)"

        #, python-format
        msgid "%(name)s has moored"
        msgstr "\(moored)"

        """
    }

    private static func resx(_ save: String, _ moored: String) -> String {
        """
        <?xml version="1.0" encoding="utf-8"?>
        <root>
          <data name="save" xml:space="preserve">
            <value>\(save)</value>
          </data>
          <data name="moored" xml:space="preserve">
            <value>\(moored)</value>
          </data>
        </root>

        """
    }

    private static func qt(_ tag: String, _ save: String, _ moored: String) -> String {
        """
        <?xml version="1.0" encoding="utf-8"?>
        <!DOCTYPE TS>
        <TS version="2.1" language="\(tag)">
        <context>
            <name>Harbour</name>
            <message><source>Save the file</source><translation>\(save)</translation></message>
            <message><source>%1 has moored</source><translation>\(moored)</translation></message>
        </context>
        </TS>

        """
    }
}
