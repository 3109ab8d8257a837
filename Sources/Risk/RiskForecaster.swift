// Forecasts for missing translations, based on how long translations usually get.

import Audit
import Budgets
import Fonts
import Forecast
import MessageLayout
import Samples
import TextLayout

/// Forecasts missing translations, one language after the other.
struct RiskForecaster {
    /// The reported shares of translations.
    private static let shares = [0.5, 0.75, 0.9, 0.95, 0.99]
    /// The share whose need represents all.
    static let telling = 0.95

    private let fonts: FontShelf
    private let habits: AppHabits
    private var locale = ""
    /// The language of the sources.
    private var source = ""
    private var lengths = LengthForecast(locale: "en")
    private var counts = CountForecast(locale: "en")
    private var rooms: [Room: ForecastRoom] = [:]
    private var typesetter = Typesetter()

    /// Creates a forecaster with the fonts of boxes, adapted to the app by its own translations.
    init(_ fonts: FontShelf, _ habits: AppHabits) {
        self.fonts = fonts
        self.habits = habits
    }

    /// The forecast for a text and one limit.
    struct Expected {
        var chance: Double
        /// The need and the available room; 95 % of translations need at most this.
        var room: Finding.Room
        var shares: [RiskCell.Share]
        var box: Room?
        var steps: [(name: String, chance: Double)] = []
        /// The longest source text of which 95 % of translations fit.
        var longestSource: Int?
        /// The width that 95 % of translations need; nil if no width is enough.
        var width: Double?
        /// The height of a line, if its box is lower.
        var height: Double?
    }

    /// The forecast for a limit; nil if it does not depend on the length, or its fonts are missing.
    mutating func expect(_ source: UntranslatedText, by limit: Limit, locale: String) -> Expected? {
        turn(to: locale, from: source.language)
        switch limit {
        case .most(let most, let unit): return count(source, unit, most)
        case .ratio(let ratio):
            return count(source, .graphemes, ratio * Double(CountUnit.graphemes.count(source.shown.utf8)))
        case .least: return nil
        case .room(let room): return fit(source, room)
        }
    }

    /// The longest source text similar to a text of which 95 % of translations meet a limit; nil if the limit does not
    /// depend on the length.
    mutating func longestSource(_ source: UntranslatedText, by limit: Limit, locale: String) -> Int? {
        guard case .room(let room) = limit else {
            return expect(source, by: limit, locale: locale)?.longestSource
        }
        turn(to: locale, from: source.language)
        return withRoom(room) { $0.longestSource(source) } ?? nil
    }

    /// The chance that a text breaks if the width of its box were another.
    mutating func chance(_ source: UntranslatedText, in room: Room, width: Double, locale: String) -> Double {
        turn(to: locale, from: source.language)
        return withRoom(room) { $0.chance(source, width: width) } ?? 0
    }

    private mutating func turn(to locale: String, from source: String) {
        guard locale != self.locale || source != self.source else { return }
        (self.locale, self.source) = (locale, source)
        lengths = habits.forecast(of: locale, source: source)
        counts = CountForecast(locale: locale)
        rooms.removeAll()
        typesetter = Typesetter()
    }

    // MARK: Counting

    private func count(_ source: UntranslatedText, _ unit: CountUnit, _ most: Double) -> Expected? {
        if unit == .lines { return nil }
        let samples =
            unit.isOfShownText
            ? source.shown.placeholders.reduce(0) { $0 + unit.count(Array($1.sample.utf8)) } : 0
        let like = unit.isOfShownText ? source.text : source.stored
        func needs(_ text: ForecastSource) -> LengthDistribution {
            let spelled = min(source.spelled, text.graphemes)
            switch unit {
            case .columns: return lengths.columns(of: text).shifted(by: Double(samples - spelled))
            case .bytes: return lengths.graphemes(of: text).scaled(by: counts.bytes)
            case .utf16: return lengths.graphemes(of: text).scaled(by: counts.utf16)
            case .codePoints: return lengths.graphemes(of: text).scaled(by: counts.codePoints)
            case .graphemes, .lines: return lengths.graphemes(of: text).shifted(by: Double(samples - spelled))
            }
        }
        let own = source.hasLetters ? needs(like) : LengthDistribution(exactly: Double(unit.count(source.shown.utf8)))
        let shares = Self.shares.map { RiskCell.Share($0, need: max(0, own.quantile($0)).rounded(.up)) }
        return Expected(
            // A length is a whole number, so half a unit more makes no difference.
            chance: 1 - own.share(atMost: most + 0.5),
            room: .init(need: max(0, own.quantile(Self.telling)).rounded(.up), has: most, unit: unit.rawValue),
            shares: shares,
            longestSource: lengths.longestSource(like: like) { needs($0).quantile(Self.telling) <= most + 0.5 })
    }

    // MARK: Fitting

    private mutating func fit(_ source: UntranslatedText, _ room: Room) -> Expected? {
        withRoom(room) { $0.expect(source, Self.shares) } ?? nil
    }

    private mutating func withRoom<Result>(_ room: Room, _ work: (inout ForecastRoom) -> Result) -> Result? {
        // Removed while in use: a ruler with two owners would be copied at the first write to its cache.
        guard var box = rooms.removeValue(forKey: room) ?? make(room) else { return nil }
        defer { rooms[room] = box }
        return work(&box)
    }

    private func make(_ room: Room) -> ForecastRoom? {
        ForecastRoom(room, fonts, locale: locale, lengths, typesetter)
    }
}
