// How long translations into one locale get.

/// How long translations into one locale get, as measured on real apps.
///
/// There is one for every locale: where it was not measured, what is nearest to it stands in, as ``basis`` says.
public struct LengthForecast: Sendable {
    /// What it stands on.
    public let basis: Basis
    private let inGraphemes: Way
    private let inColumns: Way

    /// How a length becomes another.
    private struct Way {
        /// The curves of the locale, from English; nil where it is English itself, or the source.
        var curves: LengthCurves?
        /// What a source in another language is in English.
        var english: EnglishEquivalent?
    }

    /// The forecast for a locale and sources in a language, however their names are spelt.
    public init(locale: String, source: String = "en") {
        let basis = Basis(locale: locale, source: source)
        self.basis = basis
        let tag = LocaleTag(source)
        let own = tag.isEnglishSource ? nil : Basis(locale: source).fit
        let isUnspaced = Languages.isUnspaced(tag.language)
        func way(_ curves: (String) -> LengthCurves?) -> Way {
            guard basis != .source else { return Way() }
            return Way(
                curves: basis.fit.flatMap(curves),
                english: own.flatMap(curves).map { EnglishEquivalent($0, isUnspaced: isUnspaced) })
        }
        inGraphemes = way(LengthCurves.graphemes)
        inColumns = way { LengthCurves.columns($0) ?? LengthCurves.graphemes($0) }
    }

    /// What it stands on, in words.
    public var words: String {
        inGraphemes.english != nil && inGraphemes.curves != nil ? "\(basis.words), by way of English" : basis.words
    }

    /// Graphemes of a translation.
    public func graphemes(of source: SourceText) -> LengthDistribution {
        Self.distribution(inGraphemes, source.graphemes, source)
    }

    /// Columns of a translation.
    public func columns(of source: SourceText) -> LengthDistribution {
        Self.distribution(inColumns, source.columns, source)
    }

    private static func distribution(_ way: Way, _ length: Int, _ source: SourceText) -> LengthDistribution {
        let (words, placeholders) = (source.words, source.placeholders)
        switch (way.english, way.curves) {
        case (nil, nil): return LengthDistribution(exactly: Double(max(length, 0)))
        case (nil, let curves?): return curves.distribution(of: length, words: words, placeholders: placeholders)
        case (let english?, nil): return english.distribution(for: length, words: words, placeholders: placeholders)
        case (let english?, let curves?):
            let text = english.text(for: length, words: words, placeholders: placeholders)
            return curves.distribution(of: text.length, words: text.words, placeholders: placeholders)
                .spread(by: english.deviation(of: text, placeholders: placeholders))
        }
    }
}
