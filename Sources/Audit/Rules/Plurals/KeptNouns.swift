// Languages in which numbers do not change nouns.

import Comparison

extension PluralForms {
    /// Turkic languages and others in which the singular follows a number, although ICU has several forms for most.
    private static let languagesThatKeepNouns: Set<String> = [
        "az", "ba", "bn", "ckb", "cv", "cy", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "tk", "tr", "tt", "ug",
        "uz",
    ]

    /// Whether a word after any number has the same form as after 1 in a language.
    static func keepsNouns(_ locale: String) -> Bool {
        languagesThatKeepNouns.contains(locale.prefix { $0 != "-" && $0 != "_" }.lowercased())
    }
}
