// What Scripts/tables/fit-growth found.

import Basics

/// How long translations get: for each locale and each share of translations, the length that so many have at most.
enum GrowthTable {
    private static let text = EmbeddedTable(PackageResources.growth_txt)

    /// The locales, sorted.
    static let locales = text["locales"].flatMap(\.words)
    /// Shares of translations, in percent: a row for each, for each locale.
    static let shares = text["shares"].flatMap(\.numbers)
    /// Source lengths in graphemes: a number for each, in each row.
    static let knots = text["knots"].flatMap(\.numbers)
    /// Target lengths in tenths of graphemes, row after row.
    static let tenths = text["tenths"].flatMap(\.numbers)
}
