// The output of Scripts/tables/fit-growth.

import Basics

/// The lengths of translations: for each locale and each share of translations, the length that the share does not
/// exceed.
enum GrowthTable {
    private static let text = EmbeddedTable(PackageResources.growth_txt)

    /// The locales, sorted.
    static let locales = text["locales"].flatMap(\.words)
    /// The shares of translations, in percent: a row for each, for each locale.
    static let shares = text["shares"].flatMap(\.numbers)
    /// The source lengths in graphemes: a number for each, in each row.
    static let knots = text["knots"].flatMap(\.numbers)
    /// The target lengths in tenths of graphemes, row after row.
    static let tenths = text["tenths"].flatMap(\.numbers)
}
