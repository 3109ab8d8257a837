// The length of translations into one locale.

/// A forecast of the length of translations into one locale, as measured on real apps.
///
/// There is a forecast for every locale: if it was not measured, the nearest measured one replaces it, as ``basis``
/// states.
public struct LengthForecast: Sendable {
    /// The basis of the forecast.
    public let basis: Basis
    /// The basis for the source language, if that is not English.
    private let origin: Basis?
    /// What the app's own translations say, if the forecast is adapted to them.
    public private(set) var own: OwnTranslations?
    private let inGraphemes: Way
    private let inColumns: Way

    /// How to convert a source length to a target length.
    private enum Way {
        /// Nothing is translated.
        case same
        /// The text is the same in another script.
        case inOtherScript
        case fromEnglish(LengthCurves)
        case toEnglish(EnglishEquivalent)
        case byEnglish(EnglishEquivalent, LengthCurves)
    }

    /// The relative deviation in the length of Chinese in its other script, due to words that differ.
    private static let otherScriptDeviation = 0.16

    /// Creates a forecast for a locale and sources in a language, however their names are spelled.
    public init(locale: String, source: String = "en") {
        let basis = Basis(locale: locale, source: source)
        let tag = LocaleTag(source)
        let origin = tag.isEnglishSource ? nil : Basis(locale: source)
        let isUnspaced = Languages.isUnspaced(tag.language)
        func way(_ curves: (String) -> LengthCurves?) -> Way {
            if basis == .otherScript { return .inOtherScript }
            let own = origin?.fit.flatMap(curves).map { EnglishEquivalent($0, isUnspaced: isUnspaced) }
            switch (own, basis.fit.flatMap(curves)) {
            case (_, nil) where basis == .source: return .same
            case (nil, nil): return .same
            case (nil, let curves?): return .fromEnglish(curves)
            case (let own?, nil): return .toEnglish(own)
            case (let own?, let curves?): return .byEnglish(own, curves)
            }
        }
        self.basis = basis
        self.origin = origin
        inGraphemes = way(LengthCurves.graphemes)
        inColumns = way { LengthCurves.columns($0) ?? LengthCurves.graphemes($0) }
    }

    /// The forecast adapted to an app by its own translations; unchanged if there are too few, or if nothing is
    /// translated.
    public func adapted(to own: OwnTranslations?) -> LengthForecast {
        guard basis != .source else { return self }
        var adapted = self
        adapted.own = own
        return adapted
    }

    /// The basis in words.
    public var words: String {
        own.map { "\(usualWords), \($0.words)" } ?? usualWords
    }

    private var usualWords: String {
        guard let origin else { return basis.words }
        switch inGraphemes {
        case .same, .inOtherScript, .fromEnglish: return basis.words
        case .toEnglish: return "\(origin.words), \(basis.words)"
        case .byEnglish:
            var words = "\(basis.words), via English"
            if case .measured = origin {} else { words += ", the source \(origin.words)" }
            return words
        }
    }

    /// The distribution of a translation's length in graphemes.
    public func graphemes(of source: ForecastSource) -> LengthDistribution {
        distribution(inGraphemes, source.graphemes, source)
    }

    /// The distribution of a translation's length in columns.
    public func columns(of source: ForecastSource) -> LengthDistribution {
        distribution(inColumns, source.columns, source)
    }

    private func distribution(_ way: Way, _ length: Int, _ source: ForecastSource) -> LengthDistribution {
        let usual = Self.usual(way, length, source)
        return own?.moved(usual) ?? usual
    }

    private static func usual(_ way: Way, _ length: Int, _ source: ForecastSource) -> LengthDistribution {
        let (words, placeholders) = (source.words, source.placeholders)
        switch way {
        case .same: return LengthDistribution(exactly: Double(max(length, 0)))
        case .inOtherScript:
            let lengths = ForecastTable.shares.map { _ in Double(max(length, 0)) }
            return LengthDistribution(lengths: lengths).spread(by: otherScriptDeviation)
        case .fromEnglish(let curves):
            return curves.distribution(
                of: length, words: words, placeholders: placeholders, ending: source.ending)
        case .toEnglish(let english):
            return english.distribution(for: length, words: words, placeholders: placeholders)
        case .byEnglish(let english, let curves):
            let text = english.text(for: length, words: words, placeholders: placeholders)
            return curves.distribution(of: text.length, words: text.words, placeholders: placeholders)
                .spread(by: english.deviation(of: text, placeholders: placeholders))
        }
    }
}
