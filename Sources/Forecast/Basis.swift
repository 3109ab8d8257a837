// The basis of a forecast.

import Basics

/// The basis of a forecast: the locale itself, or the nearest of the measured ones.
public enum Basis: Hashable, Sendable {
    /// A variety of the source language, so nothing is translated.
    case source
    /// The source language in its other script: traditional Chinese for simplified.
    case otherScript
    /// English, for a source in another language: the measurements for that language, reversed.
    case english
    /// The locale itself.
    case measured(String)
    /// Another locale of the same language.
    case language(String)
    /// A language family, and its measured locales.
    case family(String, [String])
    /// A script, and the measured locales written in it.
    case script(String, [String])
    /// All measured locales.
    case all

    /// The basis in words, for reports: `like Polish, Russian and Ukrainian (Slavic)`.
    public var words: String {
        switch self {
        case .source: "same as the source"
        case .otherScript: "same as the source, in the other script"
        case .english: "in reverse"
        case .measured: "measured"
        case .language(let locale): "like \(Languages.name(of: locale))"
        case .family(let name, let locales), .script(let name, let locales):
            "like \(locales.map(Languages.name).listed()) (\(name))"
        case .all: "like all measured languages"
        }
    }

    /// The name of the fit in the table.
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
    /// Creates the nearest measured basis for a locale and sources in a language.
    init(locale: String, source: String) {
        let (tag, own) = (LocaleTag(locale), LocaleTag(source))
        switch Basis(locale: locale) {
        case .source where !own.isEnglishSource: self = .english
        case _ where !own.isEnglishSource && tag.isSameLanguage(as: own): self = .source
        case _ where tag.language == own.language && tag.language == "zh": self = .otherScript
        case let basis: self = basis
        }
    }

    /// Creates the nearest measured basis for a locale and sources in English.
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

    /// The locales of a family or script; a family with one measured locale has no fit of its own.
    private static func members(of group: String) -> [String]? {
        ForecastTable.members.first { $0.group == group }?.locales ?? Languages.alone[group].map { [$0] }
    }
}
