// Files of the examples of `missing-translation`.

extension [RuleExample.File] {
    /// A German file of gettext with the forms of a plural.
    static func plural(_ one: String, _ other: String) -> Self {
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
    static func android(_ folder: String, _ numbers: Range<Int>) -> Self {
        let texts = numbers.map { "<string name=\"t\($0)\">Text \($0) \(folder)</string>" }
        return .init("res/\(folder)/strings.xml", "<resources>\(texts.joined())</resources>\n")
    }
}

extension [RuleExample.File] {
    /// Swift code, two keys in English, and one of them, `title`, in German.
    static func unfinished(_ code: String) -> Self {
        let texts = "let title = NSLocalizedString(\"title\", comment: \"\")\n\(code)\n"
        return [
            .init("Sources/Menu.swift", texts),
            .init("en.lproj/Localizable.strings", "\"title\" = \"Menu\";\n\"done\" = \"Finished\";\n"),
            .init("de.lproj/Localizable.strings", "\"title\" = \"Menü\";\n"),
        ]
    }
}

extension [RuleExample.File] {
    /// Tables in folders of languages; one of them lacks a text in German.
    static func tables(_ names: [String], lacking unfinished: String) -> Self {
        ["en_US", "de_DE", "fr_FR"].flatMap { tag in
            names.map { name in
                let isShort = tag == "de_DE" && name == unfinished
                return RuleExample.File(
                    "src/locales/\(tag)/\(name).json",
                    "{\"a\": \"Save (\(tag))\"\(isShort ? "" : ", \"b\": \"Open (\(tag))\"")}\n")
            }
        }
    }
}
