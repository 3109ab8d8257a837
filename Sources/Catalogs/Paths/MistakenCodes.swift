// Codes of countries that people take for those of their languages.

extension LanguageNames {
    /// Returns the code of the language for which a word stands by mistake, as `cz` and `cz_CZ` do for Czech; nil if
    /// there is none.
    ///
    /// Codes of other languages, such as `se`, stand for those.
    package static func meant(by word: some StringProtocol) -> String? {
        word.split { $0 == "-" || $0 == "_" }.first.flatMap { languages[$0.lowercased()] }
    }

    private static let languages = [
        "al": "sq", "bd": "bn", "by": "be", "cn": "zh-CN", "cz": "cs", "dk": "da", "gb": "en-GB", "ge": "ka",
        "gr": "el", "il": "he", "ir": "fa", "jp": "ja", "kr": "ko", "kz": "kk", "lk": "si", "mx": "es-MX", "pk": "ur",
        "rs": "sr", "ua": "uk", "us": "en-US", "vn": "vi",
    ]
}
