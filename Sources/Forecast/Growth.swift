// The growth of texts in translation, for single queries.
//
// Scripts/tables/fit-growth creates the table from English texts and their translations in real apps;
// Scripts/tables/check-growth validates it on other apps. For each locale and each share of translations, the table
// contains the length that this share does not exceed, at a few source lengths; it is linear between them. Lengths are
// whole, so for texts of a few characters a share can only be met on average.

/// The growth of texts in translation, as measured on real apps.
public enum Growth {
    /// The measured locales, sorted.
    public static var locales: [String] { GrowthTable.locales }

    /// The target languages for a source language: the measured locales and English, without the source language's
    /// varieties.
    public static func locales(from source: String) -> [String] {
        (["en"] + locales).filter { Basis(locale: $0, source: source) != .source }.sorted()
    }

    /// The length in graphemes that a share `quantile` of the translations of a text of `length` graphemes does not
    /// exceed.
    ///
    /// Nil for a locale that was not measured and for a quantile outside of 0.50...0.99. For frequent queries, create a
    /// `GrowthCurve` once.
    public static func length(of length: Int, in locale: String, at quantile: Double) -> Int? {
        GrowthCurve(locale: locale, quantile: quantile)?.length(of: length)
    }
}
