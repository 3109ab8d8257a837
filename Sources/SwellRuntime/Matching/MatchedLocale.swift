import Foundation

/// A language as Apple's ICU compares it, in ICU's spelling: `zh_Hant_HK`.
struct MatchedLocale {
    /// The name as the caller spells it.
    let original: String
    /// The same in ICU's spelling.
    let base: String
    /// The name that replaced it: `he` for `iw`.
    let normalized: String
    let language: String
    /// The name and its ancestors.
    ///
    /// A localization for another region than the likely one begins twice, so that the likely region is closer.
    let chain: [String]
    let specifiesRegion: Bool

    init(_ original: String, isAvailable: Bool) {
        self.original = original
        base = Self.base(of: original)
        normalized = Self.replacement(of: base)
        language = String(normalized.prefix { $0 != "_" })
        let own = Locale.Language(identifier: normalized)
        specifiesRegion = own.region != nil
        let isLikely = Locale.Language(identifier: own.minimalIdentifier).region == nil
        var ancestors = [normalized]
        if isAvailable, specifiesRegion, !isLikely, !["es_MX", "zh_Hant_TW"].contains(normalized) {
            ancestors.append(normalized)
        }
        while ancestors.count < 9, let parent = ancestors.last.flatMap(LanguageParents.parent) {
            ancestors.append(parent)
        }
        chain = ancestors
    }

    /// How far a localization is from this preference; `nil` if it does not suit it.
    func distance(to candidate: MatchedLocale) -> Int? {
        if base == candidate.base { return -1 }
        if normalized == candidate.normalized { return 0 }
        let steps = chain.enumerated().compactMap { index, ancestor in
            candidate.chain.firstIndex(of: ancestor).map { index + $0 }
        }
        return steps.min().map { $0 + (language == candidate.language ? 0 : 1) }
    }

    private static func base(of name: String) -> String {
        let components = Locale.Components(identifier: String(name.prefix { $0 != "@" }))
        let language = components.languageComponents
        let parts = [language.languageCode?.identifier, language.script?.identifier, language.region?.identifier]
        let base = parts.compactMap { $0 }.joined(separator: "_")
        guard let variant = components.variant?.identifier, !variant.isEmpty else { return base }
        return base + (language.region == nil ? "__" : "_") + variant.uppercased()
    }

    private static func replacement(of base: String) -> String {
        if let replacement = names[base] { return replacement }
        let language = base.prefix { $0 != "_" }
        // Foundation knows the old codes of two letters, such as `iw`; unknown names become English.
        let current = language.utf8.count == 2 ? Locale.Language(identifier: String(language)).minimalIdentifier : nil
        guard let replacement = codes[String(language)] ?? current, replacement != language else { return base }
        return replacement + base.dropFirst(language.count)
    }

    /// Apple's own aliases: the names of old `.lproj` folders, and regions that imply a script.
    private static let names = [
        "arabic": "ar", "chinese": "zh_Hans", "danish": "da", "dutch": "nl", "english": "en", "finnish": "fi",
        "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "korean": "ko", "no_NO": "nb_NO",
        "norwegian": "nb", "polish": "pl", "portuguese": "pt", "russian": "ru", "spanish": "es", "swedish": "sv",
        "thai": "th", "turkish": "tr", "yue_CN": "yue_Hans_CN", "yue_HK": "yue_Hant_HK", "zh_CN": "zh_Hans_CN",
        "zh_HK": "zh_Hant_HK", "zh_MO": "zh_Hant_MO", "zh_SG": "zh_Hans_SG", "zh_TW": "zh_Hant_TW",
    ]

    /// Codes that CLDR replaces and `minimalIdentifier` keeps.
    private static let codes = ["sh": "sr_Latn", "tl": "fil", "cmn": "zh", "zsm": "ms", "prs": "fa_AF"]
}
