// The output of Scripts/tables/fit-forecast.

import Basics

/// The lengths of translations: for each locale and group of locales, curves over the source's length and words.
enum ForecastTable {
    private static let text = EmbeddedTable(PackageResources.forecast_txt)

    /// The fits in graphemes: locales, then groups of them.
    static let graphemes = text["graphemes"].flatMap(\.words)
    /// The fits in columns, for locales whose characters are wide.
    static let columns = text["columns"].flatMap(\.words)
    /// The locales of each group.
    static let members = text["members"].map { (group: $0.words[0], locales: [String]($0.words.dropFirst())) }
    /// The shares of translations, in percent: a curve for each.
    static let shares = text["shares"].flatMap(\.numbers)
    /// The source lengths: a number for each, in each curve.
    static let knots = text["knots"].flatMap(\.numbers)
    /// The numbers of words in the source: a factor for each.
    static let words = text["words"].flatMap(\.numbers)
    /// The least part of a source's length that each placeholder takes.
    static let carried = text["carried"].flatMap(\.numbers).reduce(0, +)
    /// The letters of an English word, including its space.
    static let word = text["word"].flatMap(\.numbers).reduce(0, +)
    /// The target lengths in tenths for a source of one word, curve after curve.
    static let tenths = text["tenths"].flatMap(\.numbers)
    /// The factors by which more words change the length, in thousandths.
    static let factors = text["factors"].flatMap(\.numbers)
    /// The factors by which an ending changes the length, in thousandths, in the order of all endings but `none`.
    static let endings = text["endings"].map(\.numbers)
}
