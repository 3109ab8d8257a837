// How HarmonyOS picks the texts of an app, and how to see a pseudo-locale there.

import Catalogs

extension LanguagePicking {
    /// It looks for texts in the customer's language first, and takes those of `base` where there are none.
    static let harmonyOS = LanguagePicking(
        offered: ["en-XA", "ar-XB"], keepsOffered: false, prefersUsualRegion: true,
        lacking: { language in usual[language].map { "resources/\(language) or \($0)" } ?? "resources/\(language)" },
        consequence: { tag, customers in
            // To Americans `base` goes before English of any other region.
            "so that HarmonyOS shows \(tag) to whoever has \(customers == "en-US" ? "en-GB" : customers) as their "
                + "language; write it elsewhere with --out, or use --force and 'swell clean' before you ship"
        })

    /// The folders that are as good as those of their languages.
    private static let usual = ["ar": "ar_EG", "en": "en_US"]
}

enum HarmonyPreview {
    @Sendable static func notes(_ made: MadeFiles) -> [String] {
        let tags = made.tags.filter { ElementFolder.isRead(language: ElementFolder.qualifier(of: $0)) }
        let others = made.tags.filter { !tags.contains($0) }
        var notes: [String] = []
        if !tags.isEmpty {
            notes.append(
                "to see it on HarmonyOS, have the app call "
                    + MadeFiles.list(tags.map { "i18n.System.setAppPreferredLanguage('\($0)')" })
                    + "; a device that is itself set to en-XA or ar-XB changes each text once more")
        }
        if let first = others.first {
            notes.append(
                "restool refuses the folder \(ElementFolder.qualifier(of: first)) and the app with it: make en-XA or "
                    + "ar-XB, or another language with a region alone")
        }
        return notes
    }
}
