// The languages in which browsers show the messages of their extensions.

import Catalogs

enum BrowserExtensions {
    /// Whether some user of Chrome, Edge or Firefox can pick the language of a file of messages; true for other files.
    @Sendable static func mayShow(_ language: String, in path: CatalogPath) -> Bool {
        guard path.isOfBrowserExtension else { return true }
        let own = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return languages.contains(own) || languages.contains { LanguageNames.areOfOneLanguage(own, $0) }
    }

    /// The languages of their menus.
    private static let languages: Set<String> = [
        "ach", "af", "am", "an", "ar", "as", "ast", "az", "be", "bg", "bn", "br", "bs", "ca", "cak", "cs", "cy", "da",
        "de", "dsb", "el", "en", "eo", "es", "et", "eu", "fa", "ff", "fi", "fil", "fr", "fur", "fy", "ga", "gd", "gl",
        "gn", "gu", "he", "hi", "hr", "hsb", "hu", "hy", "ia", "id", "is", "it", "ja", "ka", "kab", "kk", "km", "kn",
        "ko", "kok", "ky", "lb", "lij", "lo", "lt", "ltg", "lv", "mi", "mk", "ml", "mn", "mr", "ms", "mt", "my", "nb",
        "ne", "nl", "nn", "no", "oc", "or", "pa", "pl", "pt", "qu", "rm", "ro", "ru", "sat", "sc", "scn", "sco", "si",
        "sk", "skr", "sl", "son", "sq", "sr", "sv", "sw", "szl", "ta", "te", "tg", "th", "tl", "tr", "trs", "tt",
        "ug", "uk", "ur", "uz", "vi", "wo", "xh", "zh", "zu",
    ]
}
