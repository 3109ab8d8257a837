// What `Bundle.preferredLocalizations(from:forPreferences:)` does on Apple platforms: CFBundle calls Apple's ICU,
// `ualoc_localizationsToUse` in swift-foundation-icu's ualoc.cpp, and this follows it. On Linux the call is compiled
// out (`__HAS_APPLE_ICU__` in CFBundle_Locale.c), so Foundation returns the first localization for any preferences.

/// Matches a user's preferred languages with an app's localizations.
public enum LanguageMatching {
    /// Returns the localizations that suit the user, the best first, as Apple platforms rank them on any platform.
    ///
    /// The first preference that any localization suits decides. The localizations that it falls back to follow:
    /// `en-GB`, `en` for `en-AU`. If nothing suits, the result is empty, where `Bundle` returns some localization.
    public static func preferredLocalizations(
        from localizations: [String], forPreferences preferences: [String]
    ) -> [String] {
        let available = localizations.map { MatchedLocale($0, isAvailable: true) }
        let wanted = preferences.map { MatchedLocale($0, isAvailable: false) }
        guard let match = match(of: wanted, in: available) else { return localizations.filter { $0 == "zxx" } }
        var names = [match.original]
        for (index, ancestor) in match.chain.enumerated() where index == 0 || ancestor != match.chain[index - 1] {
            for candidate in available where candidate.original != match.original {
                let isTaiwan = ancestor == "zh_Hant_HK" && candidate.normalized == "zh_Hant_TW"
                if isTaiwan || candidate.normalized == ancestor { names.append(candidate.original) }
            }
        }
        return names
    }

    private static func match(of wanted: [MatchedLocale], in available: [MatchedLocale]) -> MatchedLocale? {
        var brazilian: MatchedLocale?
        for preference in wanted {
            var best: (locale: MatchedLocale, distance: Int)?
            for candidate in available {
                guard let distance = preference.distance(to: candidate) else { continue }
                // Brazilian Portuguese suits Portugal only if no later preference has a match.
                if distance > 0, preference.normalized == "pt_PT", candidate.normalized == "pt_BR" {
                    brazilian = candidate
                } else if distance < best?.distance ?? .max {
                    best = (candidate, distance)
                }
            }
            guard let best else { continue }
            return best.distance > 0 ? sibling(of: best.locale, in: available, for: wanted) ?? best.locale : best.locale
        }
        return brazilian
    }

    /// A localization in the same language that a preference names exactly: `fr-CA` for `fr-CH, fr-CA`, not `fr-FR`.
    private static func sibling(
        of match: MatchedLocale, in available: [MatchedLocale], for wanted: [MatchedLocale]
    ) -> MatchedLocale? {
        guard match.specifiesRegion, match.language != "zh" else { return nil }
        for preference in wanted where preference.language == match.language {
            let exact = available.first { (preference.distance(to: $0) ?? 1) <= 0 }
            if let exact { return exact }
        }
        return nil
    }
}
