// Files with plurals, for the examples of rules.

extension [RuleExample.File] {
    /// Files of i18next with the forms of one plural.
    static func suffixed(_ languages: [(tag: String, forms: KeyValuePairs<String, String>)]) -> Self {
        languages.map { tag, forms in
            let texts = forms.map { "\"add_\($0.key)\": \"{{count}} \($0.value)\"" }
            return .init("locales/\(tag).json", "{\(texts.joined(separator: ", "))}\n")
        }
    }

    /// A file of slang in English and in another language, with a few members each besides one text that both have.
    static func slang(_ source: String, _ locale: String, _ translation: String) -> Self {
        [("en", source), (locale, translation)].map { tag, members in
            .init("assets/i18n/\(tag).json", "{\"done(rich)\": \"OK (\(tag))\", \"b\": \"B\", \(members)}\n")
        }
    }

    /// An app with easy_localization, English texts, and a language with `other` and another form.
    static func easyLocalization(_ locale: String, _ form: String) -> Self {
        [
            .init("pubspec.yaml", "dependencies:\n  easy_localization: ^3.0.7\n"),
            .init("assets/translations/en.json", #"{"files": {"one": "{} file", "other": "{} files"}}"#),
            .init("assets/translations/\(locale).json", "{\"files\": {\"\(form)\": \"{} A\", \"other\": \"{} B\"}}"),
        ]
    }

    /// A string catalog with a plural in English, and the same forms in another language.
    static func fileCopies(_ locale: String) -> Self {
        let forms = ["one": "%lld file", "other": "%lld files"].sorted { $0.key < $1.key }.map { category, text in
            #""\#(category)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
        }
        let languages = ["en", locale].map { tag in
            #""\#(tag)": {"variations": {"plural": {\#(forms.joined(separator: ", "))}}}"#
        }
        let text = #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "files %lld": {"localizations": {\#(languages.joined(separator: ", "))}}
            }}

            """#
        return [.init("Localizable.xcstrings", text)]
    }

    /// An Android plural in English, and an untranslated copy of it.
    static func imageCopies(_ locale: String) -> Self {
        ["values", "values-\(locale)"].map { folder in
            .init(
                "res/\(folder)/strings.xml",
                """
                <resources><plurals name="failed">
                  <item quantity="one">Failed to resize %d image</item>
                  <item quantity="other">Failed to resize %d images</item>
                </plurals></resources>

                """)
        }
    }

    /// A plural of an older i18next file in English and in another language.
    static func oldPairs(_ locale: String, and other: String? = nil) -> Self {
        let rest = other.map { ", \($0)" } ?? ""
        return [
            .init(
                "locales/en.json",
                "{\"add\": \"{{count}} person added\", \"add_plural\": \"{{count}} people added\"\(rest)}\n"),
            .init(
                "locales/\(locale).json",
                "{\"add\": \"{{count}} + 1\", \"add_plural\": \"{{count}} + 2\"\(rest)}\n"),
        ]
    }
}

extension RuleExample.File {
    /// A `.stringsdict` with one key and the forms of its variable `files`.
    static func plural(_ locale: String, _ forms: [(category: String, text: String)]) -> Self {
        let branches = forms.map { "        <key>\($0.category)</key> <string>\($0.text)</string>\n" }.joined()
        return Self(
            "\(locale).lproj/Localizable.stringsdict",
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
                <key>key</key>
                <dict>
                    <key>NSStringLocalizedFormatKey</key> <string>%#@files@</string>
                    <key>files</key>
                    <dict>
                        <key>NSStringFormatSpecTypeKey</key> <string>NSStringPluralRuleType</string>
                        <key>NSStringFormatValueTypeKey</key> <string>d</string>
                \(branches)    </dict>
                </dict>
            </dict>
            </plist>

            """)
    }
}
