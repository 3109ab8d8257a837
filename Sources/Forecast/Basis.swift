// What a forecast stands on.

import Basics

/// What a forecast stands on: the locale itself, or what is nearest to it of what was measured.
public enum Basis: Hashable, Sendable {
    /// A variety of the source's language: nothing is translated.
    case source
    /// The source's language in its other script: traditional Chinese for simplified.
    case otherScript
    /// English, of a source in another language: what was measured of that, turned round.
    case english
    /// The locale itself.
    case measured(String)
    /// Another locale of its language.
    case language(String)
    /// A family of languages, and its locales that were measured.
    case family(String, [String])
    /// A script, and the locales written in it that were measured.
    case script(String, [String])
    /// All that was measured.
    case all

    /// In words, for reports: `as Polish, Russian and Ukrainian: Slavic`.
    public var words: String {
        switch self {
        case .source: "as the source"
        case .otherScript: "as the source, in the other script"
        case .english: "the other way round"
        case .measured: "measured"
        case .language(let locale): "as \(Languages.name(of: locale))"
        case .family(let name, let locales), .script(let name, let locales):
            "as \(locales.map(Languages.name).listed()): \(name)"
        case .all: "as all languages measured"
        }
    }

    /// The name of what was fitted.
    var fit: String? {
        switch self {
        case .source, .otherScript, .english: nil
        case .measured(let locale), .language(let locale): locale
        case .family(let name, let locales), .script(let name, let locales):
            locales.count == 1 ? locales[0] : name
        case .all: "all"
        }
    }
}

extension Basis {
    /// The nearest to a locale of what was measured, for sources in a language.
    init(locale: String, source: String) {
        let (tag, own) = (LocaleTag(locale), LocaleTag(source))
        switch Basis(locale: locale) {
        case .source where !own.isEnglishSource: self = .english
        case _ where !own.isEnglishSource && tag.isSameLanguage(as: own): self = .source
        case _ where tag.language == own.language && tag.language == "zh": self = .otherScript
        case let basis: self = basis
        }
    }

    /// The nearest to a locale of what was measured, for English.
    init(locale: String) {
        let tag = LocaleTag(locale)
        let measured = ForecastTable.graphemes.prefix { $0.first?.isLowercase == true && $0 != "all" }
        if tag.language == "en" || tag.language == Languages.none {
            self = tag.language == "en" ? .source : .all
        } else if let same = measured.first(where: { LocaleTag($0) == tag }) {
            self = .measured(same)
        } else if let same = measured.first(where: { LocaleTag($0).isSameLanguage(as: tag) }) {
            self = .language(same)
        } else if let family = Languages.family(of: tag.language), let members = Self.members(of: family) {
            self = .family(family, members)
        } else if let script = tag.script ?? Languages.script(of: tag.language), let members = Self.members(of: script)
        {
            self = .script(script, members)
        } else {
            self = .all
        }
    }

    /// The locales of a family or script; a family of one was not fitted by itself.
    private static func members(of group: String) -> [String]? {
        ForecastTable.members.first { $0.group == group }?.locales ?? Languages.alone[group].map { [$0] }
    }
}
