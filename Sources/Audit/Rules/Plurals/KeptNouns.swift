// Languages in which numbers do not change nouns.

import Comparison

extension PluralForms {
    /// Turkic languages and others in which the singular follows a number, although ICU has two forms for most of them.
    private static let languagesThatKeepNouns: Set<String> = [
        "az", "ba", "bn", "ckb", "cv", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "tk", "tr", "tt", "ug", "uz",
    ]

    /// Whether a word after any number has the same form as after 1 in a language.
    static func keepsNouns(_ locale: String) -> Bool {
        languagesThatKeepNouns.contains(locale.prefix { $0 != "-" && $0 != "_" }.lowercased())
    }
}
