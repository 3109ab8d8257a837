// Language tags on the command line.

import Basics
import Pseudolocales
import TextLayout

enum LanguageTag {
    /// Validates the tag of a language with a known script or of a pseudo-locale, and returns it with hyphens.
    static func known(_ tag: String, _ settings: Settings, command: String) throws(UsageError) -> String {
        let spelled = String(tag.map { $0 == "_" ? "-" : $0 })
        let folded = spelled.lowercased()
        let isOwn = settings.configuration.pseudolocales.contains { $0.tag.value.lowercased() == folded }
        if isOwn || Preset.named(spelled) != nil { return spelled }
        _ = try writing(tag, spelled, command: command)
        return spelled
    }

    /// Validates the tag of a real language; refuses a pseudo-locale with `hint`, which names the alternative.
    static func spoken(
        _ tag: String, _ settings: Settings, _ flag: Flag, else hint: String, command: String
    ) throws(UsageError) -> String {
        let spelled = try known(tag, settings, command: command)
        let folded = spelled.lowercased()
        let isOwn = settings.configuration.pseudolocales.contains { $0.tag.value.lowercased() == folded }
        guard !isOwn, Preset.named(spelled) == nil, !PseudoTag.isPseudo(spelled) else {
            throw .unreadableValue(
                tag, flag: flag.name, expected: "a real language; \(hint)", command: command)
        }
        return spelled
    }

    /// Returns how a language is written.
    static func writing(_ tag: String, _ spelled: String, command: String) throws(UsageError) -> Writing {
        guard let writing = Writing(of: spelled) else {
            throw .unknownLanguage(tag, nearest: nearest(spelled.lowercased()), command: command)
        }
        return writing
    }

    /// The tag that was probably meant: the language of a country, or a tag with a similar spelling.
    private static func nearest(_ tag: String) -> String? {
        let parts = tag.split(separator: "-")
        guard let first = parts.first else { return nil }
        if let language = countries.first(where: { $0.country == first })?.language { return language }
        return parts.count > 1 || first.count > 2 ? Spelling.nearest(tag, among: FontSurvey.common) : nil
    }

    /// Countries whose code is often mistaken for a language code.
    private static let countries: [(country: String, language: String)] = [
        ("jp", "ja"), ("cn", "zh-Hans"), ("tw", "zh-Hant"), ("hk", "zh-HK"), ("kr", "ko"), ("gr", "el"), ("cz", "cs"),
        ("dk", "da"), ("ua", "uk"), ("vn", "vi"), ("ir", "fa"), ("rs", "sr"), ("al", "sq"), ("kz", "kk"), ("us", "en"),
        ("gb", "en-GB"), ("at", "de-AT"), ("mx", "es-MX"),
    ]
}
