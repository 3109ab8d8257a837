// Languages: their names, and which are similar to others.

/// Facts about languages other than their measured lengths.
enum Languages {
    /// The language of an empty tag.
    static let none = ""

    /// Codes with the same meaning as others.
    static let aliases = [
        "iw": "he", "in": "id", "ji": "yi", "tl": "fil", "no": "nb", "mo": "ro", "sh": "sr", "cmn": "zh", "eng": "en",
    ]

    /// Families and scripts with only one measured locale.
    static let alone = [
        "Turkic": "tr", "Indo-Aryan": "hi", "Iranian": "fa", "Tai": "th", "Hant": "zh-Hant", "Hans": "zh-Hans",
    ]

    /// The family of a language, if others of it were measured.
    static func family(of language: String) -> String? {
        families.first { $0.languages.contains(language) }?.name
    }

    /// Whether the translations of an app into one locale tell much about those into another: their languages are of one
    /// family, or both are written in Chinese characters or mixed with them.
    static func areRelated(_ one: String, _ other: String) -> Bool {
        let (one, other) = (LocaleTag(one).language, LocaleTag(other).language)
        if one == other || eastAsian.contains(one) && eastAsian.contains(other) { return true }
        guard let family = family(of: one) else { return false }
        return family == self.family(of: other)
    }

    private static let eastAsian: Set<String> = ["zh", "yue", "ja", "ko"]

    /// The script of a language, if locales written in it were measured.
    static func script(of language: String) -> String? {
        scripts.first { $0.languages.contains(language) }?.name
    }

    /// Whether a language has no spaces between words.
    static func isUnspaced(_ language: String) -> Bool { unspaced.contains(language) }

    private static let unspaced: Set<String> = ["zh", "ja", "yue", "th", "lo", "km", "my", "bo", "dz"]

    /// The name of a measured locale.
    static func name(of locale: String) -> String {
        names[locale] ?? locale
    }

    /// The locale whose letters replace those of a language that was not counted: one with similar spelling.
    static func letters(of tag: LocaleTag) -> String {
        let family = family(of: tag.language)
        let script = tag.script ?? lettersOf.first { $0.languages.contains(tag.language) }?.name
        switch script {
        case "Cyrillic": return "ru"
        case "Arabic": return tag.language == "ar" ? "ar" : "fa"
        case "Hebrew": return "he"
        case "Hant": return "zh-Hant"
        case "Hans": return "zh-Hans"
        case "Indic": return "hi"
        case "Thai": return "th"
        default: break
        }
        switch family {
        case "Germanic": return tag.language == "af" ? "nl" : ["da", "nb", "nn"].contains(tag.language) ? "sv" : "de"
        case "Romance": return tag.language.hasPrefix("pt") || tag.language == "gl" ? "pt-BR" : "es"
        case "Slavic": return "pl"
        case "Uralic": return "fi"
        case "Turkic": return "tr"
        default: return LetterTable.profiles.first { $0.locale == tag.language }?.locale ?? "en"
        }
    }

    private static let lettersOf: [Group] = [
        (
            "Cyrillic",
            ["ru", "uk", "bg", "sr", "mk", "be", "kk", "ky", "tt", "ba", "tg", "mn", "ce", "os", "ab", "cv", "rue"]
        ),
        ("Arabic", ["ar", "fa", "ur", "ps", "ckb", "sd", "ug", "ks", "arz", "ary"]),
        ("Hebrew", ["he", "yi"]),
        ("Hant", ["yue"]),
        (
            "Indic",
            ["hi", "bn", "gu", "mr", "ne", "pa", "as", "or", "kok", "mai", "bho", "sa", "ta", "te", "kn", "ml", "si"]
        ),
        ("Thai", ["th", "lo", "km", "my"]),
    ]

    private typealias Group = (name: String, languages: Set<String>)

    private static let families: [Group] = [
        ("Germanic", ["de", "nl", "sv", "da", "nb", "nn", "is", "fo", "af", "lb", "fy", "gsw", "nds", "li"]),
        (
            "Romance",
            ["es", "fr", "it", "pt", "ca", "ro", "gl", "oc", "ast", "an", "sc", "co", "fur", "rm", "scn", "wa", "ext"]
        ),
        (
            "Slavic",
            ["pl", "ru", "uk", "cs", "sk", "bg", "sr", "hr", "sl", "mk", "bs", "be", "hsb", "dsb", "rue", "szl", "cnr"]
        ),
        ("Semitic", ["ar", "he", "mt", "arz", "ary"]),
        ("Uralic", ["fi", "hu", "et", "se", "vro", "krl"]),
        ("Turkic", ["tr", "az", "uz", "tk", "kk", "ky", "tt", "crh", "ba"]),
        ("Indo-Aryan", ["hi", "bn", "gu", "mr", "ne", "pa", "as", "or", "kok", "mai", "bho", "sa"]),
        ("Iranian", ["fa", "ps", "ckb", "tg"]),
        ("Tai", ["th", "lo"]),
    ]

    private static let scripts: [Group] = [
        ("Hant", ["yue"]),
        ("Arabic", ["ur", "sd", "ug", "ks"]),
        ("Cyrillic", ["mn", "ce", "os", "ab", "cv"]),
        (
            "Latin",
            [
                "id", "ms", "fil", "jv", "su", "ceb", "lv", "lt", "ga", "gd", "cy", "br", "eu", "sq", "sw", "so", "zu",
                "xh",
                "ha", "ig", "yo", "rw", "st", "tn", "mg", "mi", "haw", "sm", "to", "ht", "eo", "ia", "la", "ku", "kmr",
                "om",
                "gn", "qu", "ay", "kab", "ff", "wo", "ln", "sn", "ny", "lg", "ak",
            ]
        ),
    ]

    private static let names = [
        "ar": "Arabic", "de": "German", "el": "Greek", "es": "Spanish", "fa": "Persian", "fi": "Finnish",
        "fr": "French",
        "he": "Hebrew", "hi": "Hindi", "hu": "Hungarian", "it": "Italian", "ja": "Japanese", "ko": "Korean",
        "nl": "Dutch", "pl": "Polish", "pt-BR": "Brazilian Portuguese", "ru": "Russian", "sv": "Swedish", "th": "Thai",
        "tr": "Turkish", "uk": "Ukrainian", "vi": "Vietnamese", "zh-Hans": "simplified Chinese",
        "zh-Hant": "traditional Chinese",
    ]
}
