// How HarmonyOS picks the texts of an app, and how to see a pseudo-locale there.

import Catalogs

extension LanguagePicking {
    /// HarmonyOS looks up texts in the user's language first, and falls back to `base`.
    static let harmonyOS = LanguagePicking(
        offered: ["en-XA", "ar-XB"], keepsOffered: false, prefersUsualRegion: true,
        lacking: { language in usual[language].map { "resources/\(language) or \($0)" } ?? "resources/\(language)" },
        consequence: { tag, customers in
            // For American English, `base` takes precedence over other English regions.
            "so HarmonyOS shows \(tag) to users whose language is \(customers == "en-US" ? "en-GB" : customers); "
                + "write it elsewhere with --out, or use --force and run 'swell clean' before you ship"
        })

    /// The folders that are equivalent to those of their languages.
    private static let usual = ["ar": "ar_EG", "en": "en_US"]
}

enum HarmonyPreview {
    @Sendable static func notes(_ made: GeneratedFiles) -> [String] {
        let tags = made.tags.filter { ElementFolder.isRead(language: ElementFolder.qualifier(of: $0)) }
        let others = made.tags.filter { !tags.contains($0) }
        var notes: [String] = []
        if !tags.isEmpty {
            notes.append(
                "to see it on HarmonyOS, have the app call "
                    + GeneratedFiles.list(tags.map { "i18n.System.setAppPreferredLanguage('\($0)')" })
                    + "; a device that is set to en-XA or ar-XB itself changes each text again")
        }
        if let first = others.first {
            notes.append(
                "restool rejects the folder \(ElementFolder.qualifier(of: first)) and the app: generate en-XA or "
                    + "ar-XB, or another language with only a region")
        }
        return notes
    }
}
