// The language of a Laravel app that always shows the same one: its configuration names it, and no code changes it.

import Basics
import Catalogs

enum FixedLocale {
    /// The languages that a configuration names, and the folder of its project; nil if it names none, or lets the
    /// environment decide.
    @Sendable static func languages(in code: [UInt8], at path: CatalogPath) -> (folder: String, languages: [String])? {
        guard path.name == "app.php", path.folder.hasSuffix("config/"), let own = word(of: "'locale'", in: code) else {
            return nil
        }
        let project = CatalogPath(String(path.folder.dropLast())).folder
        return (project, [own, word(of: "'fallback_locale'", in: code) ?? own])
    }

    /// Whether a script may choose another language, or read the files of any.
    @Sendable static func mayChange(in code: [UInt8]) -> Bool { changes.contains { code.firstOffset(of: $0) != nil } }

    /// What such code contains: Laravel's own calls, and the libraries that most apps use.
    private static let changes: [StaticString] = [
        "setLocale", "setlocale", "->locale(", "preferredLocale", "lang_path(", "langPath(", "'app.locale' =>",
        "'app.locale',", "\"app.locale\" =>", "\"app.locale\",", "LaravelLocalization", "LanguageSwitch",
        // The language as an argument of a look-up.
        "$locale)", "->language)", "->locale)", "->lang)", "$lang)", "$language)",
    ]

    /// Returns the word in quotes that a name stands for: `de` for `'locale' => 'de'`.
    private static func word(of name: StaticString, in code: [UInt8]) -> String? {
        guard let start = code.firstOffset(of: name) else { return nil }
        let value = code[(start + name.utf8CodeUnitCount)...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
        guard value.first == UInt8(ascii: ">") else { return nil }
        let literal = value.dropFirst().drop { $0 <= 0x20 }
        guard literal.first == UInt8(ascii: "'") else { return nil }
        let word = String(decoding: literal.dropFirst().prefix { $0 != UInt8(ascii: "'") }, as: UTF8.self)
        return LanguageNames.isTag(word) ? word : nil
    }
}
