// The files of the examples of `placeholder-mismatch`.

extension [RuleExample.File] {
    /// A message of a Python program, and its German translation.
    static func python(_ source: String, _ translation: String) -> Self {
        let header = "msgid \"\"\nmsgstr \"Language: de\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
        let message = "#, python-format\nmsgid \"\(source)\"\nmsgstr \"\(translation)\"\n"
        return [.init("locale/de/LC_MESSAGES/app.po", header + message)]
    }

    /// A text in an English JSON file, and its translation in another file.
    static func json(_ source: String, _ language: String, _ translation: String) -> Self {
        [("en", source), (language, translation)].map { .init("i18n/\($0).json", "{\"key\": \"\($1)\"}\n") }
    }

    /// Texts with these keys in an English JSON file, and their translations in another file.
    static func json(parts: [String: String], _ language: String, _ translations: [String: String]) -> Self {
        [("en", parts), (language, translations)].map { name, texts in
            let members = texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
            return .init("i18n/\(name).json", "{\(members.joined(separator: ", "))}\n")
        }
    }

    /// A text in an English PHP file, and its translation in another file.
    static func php(_ source: String, _ language: String, _ translation: String) -> Self {
        [("en", source), (language, translation)].map {
            .init("lang/\($0)/app.php", "<?php return ['key' => '\($1)'];\n")
        }
    }

    /// A gettext message with a flag, and its German translation.
    static func po(_ source: String, _ translation: String, flag: String) -> Self {
        [
            .init(
                "po/de.po",
                """
                msgid ""
                msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

                #, \(flag)
                msgid "\(source)"
                msgstr "\(translation)"

                """)
        ]
    }

    /// A Qt message, and its German translation.
    static func qt(_ source: String, _ translation: String) -> Self {
        let message = "<message><source>\(source)</source><translation>\(translation)</translation></message>"
        return [
            .init(
                "app_de.ts",
                "<!DOCTYPE TS><TS version=\"2.1\" language=\"de\"><context><name>A</name>\n\(message)\n</context></TS>\n"
            )
        ]
    }
}

extension RuleExample.File {
    /// A string catalog with a text that contains a plural.
    static func catalog(_ source: String, _ translation: String) -> Self {
        func localization(_ language: String, _ text: String) -> String {
            """
            "\(language)": {"stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {"n": {
              "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "other": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}}}}
            """
        }
        let both = [localization("en", source), localization("de", translation)].joined(separator: ",\n")
        return Self(
            "Localizable.xcstrings",
            "{\"sourceLanguage\": \"en\", \"strings\": {\"files\": {\"localizations\": {\n\(both)\n}}}, "
                + "\"version\": \"1.0\"}\n")
    }

    /// The messages of a browser extension, with two placeholders.
    static func extensions(_ language: String, _ text: String) -> Self {
        let placeholders = "{\"begin\": {\"content\": \"$1\"}, \"end\": {\"content\": \"$2\"}}"
        return Self(
            "_locales/\(language)/messages.json",
            "{\"key\": {\"message\": \"\(text)\", \"placeholders\": \(placeholders)}}\n")
    }

    /// A Symfony file, whose sources are keys.
    static func xliff(_ language: String, _ text: String) -> Self {
        let unit = "<trans-unit id=\"a\"><source>welcome</source><target>\(text)</target></trans-unit>"
        return Self(
            "translations/messages.\(language).xlf",
            "<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\" target-language=\"\(language)\">"
                + "<body>\(unit)</body></file></xliff>\n")
    }

    static func resx(_ path: String, _ text: String) -> Self {
        Self(path, "<root><data name=\"key\"><value>\(text)</value></data></root>\n")
    }
}
