// What Scripts/tables/fit-forecast found.

import Basics

/// How long translations get: for each locale and group of locales, curves over the source's length and words.
enum ForecastTable {
    private static let text = EmbeddedTable(PackageResources.forecast_txt)

    /// What was fitted: locales, then groups of them.
    static let graphemes = text["graphemes"].flatMap(\.words)
    /// What is wider than long, and was fitted once more, in columns.
    static let columns = text["columns"].flatMap(\.words)
    /// The locales of each group.
    static let members = text["members"].map { (group: $0.words[0], locales: [String]($0.words.dropFirst())) }
    /// Shares of translations, in percent: a curve for each.
    static let shares = text["shares"].flatMap(\.numbers)
    /// Source lengths: a number for each, in each curve.
    static let knots = text["knots"].flatMap(\.numbers)
    /// Words in the source: a factor for each.
    static let words = text["words"].flatMap(\.numbers)
    /// How much of a source's length each placeholder takes.
    static let carried = text["carried"].flatMap(\.numbers).reduce(0, +)
    /// Target lengths in tenths, for a source of one word, curve after curve.
    static let tenths = text["tenths"].flatMap(\.numbers)
    /// By how many thousandths more words change that.
    static let factors = text["factors"].flatMap(\.numbers)
}
