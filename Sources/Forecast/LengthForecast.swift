// How long translations into one locale get.

/// How long translations into one locale get, as measured on real apps.
///
/// There is one for every locale: where it was not measured, what is nearest to it stands in, as ``basis`` says.
public struct LengthForecast: Sendable {
    /// What it stands on.
    public let basis: Basis
    private let inGraphemes: LengthCurves?
    private let inColumns: LengthCurves?

    /// The forecast for a locale, however its name is spelt.
    public init(locale: String) {
        basis = Basis(locale: locale)
        inGraphemes = basis.fit.flatMap(LengthCurves.graphemes)
        inColumns = basis.fit.flatMap(LengthCurves.columns) ?? inGraphemes
    }

    /// Graphemes of a translation.
    public func graphemes(of source: SourceText) -> LengthDistribution {
        Self.distribution(inGraphemes, source.graphemes, source)
    }

    /// Columns of a translation.
    public func columns(of source: SourceText) -> LengthDistribution {
        Self.distribution(inColumns, source.columns, source)
    }

    private static func distribution(_ curves: LengthCurves?, _ length: Int, _ source: SourceText) -> LengthDistribution
    {
        curves?.distribution(of: length, words: source.words, placeholders: source.placeholders)
            ?? LengthDistribution(exactly: Double(max(length, 0)))
    }
}
