// How much texts grow in translation, for one question at a time.
//
// Scripts/tables/fit-growth makes the table from English texts and their translations in real apps;
// Scripts/tables/check-growth measures it on apps that it was not fitted to. For each locale and each share of
// translations the table has the length that so many have at most, at a few source lengths; between them it is
// straight. Lengths are whole, so for texts of a few characters a share can only be met on average.

/// How much texts grow in translation, as measured on real apps.
public enum Growth {
    /// The locales measured, sorted.
    public static var locales: [String] { GrowthTable.locales }

    /// What a text in a language may be translated into: the locales measured, and English, but for its own varieties.
    public static func locales(from source: String) -> [String] {
        (["en"] + locales).filter { Basis(locale: $0, source: source) != .source }.sorted()
    }

    /// Graphemes that a translation of a text of `length` graphemes has at most, in a share `quantile` of cases.
    ///
    /// Nil for a locale that was not measured and for a quantile outside 0.50...0.99. To ask often, make a
    /// `GrowthCurve` once.
    public static func length(of length: Int, in locale: String, at quantile: Double) -> Int? {
        GrowthCurve(locale: locale, quantile: quantile)?.length(of: length)
    }
}
