// Forecasts how likely the translations of a text fit.

import Fonts
import Forecast
import MessageLayout
import MessagePatterns
import Reports
import Samples
import TextLayout

/// Forecasts how likely the translations of texts fit, with the same plan as for the texts themselves.
struct Forecaster {
    private let category: String?
    private var points: [LocaleForecaster<PointRuler>] = []
    private var columns: [LocaleForecaster<ColumnRuler>] = []

    init(_ plan: MeasuringPlan, _ locales: [String], samples: SampleTable, category: String?) {
        self.category = category
        let box = plan.box ?? Box(lines: 1)
        for locale in locales {
            if plan.unit == .points, let fonts = plan.fonts {
                let ruler = Typesetter().ruler(fonts, locale: locale, base: .given(.of(locale: locale)))
                let largest = plan.steps.last.map { ruler.scaled(to: $0.points) }
                points.append(
                    LocaleForecaster(locale, plan.locale, box, plan.box != nil, false, ruler, largest, samples))
            } else {
                let ruler = ColumnRuler(plan.columns)
                columns.append(LocaleForecaster(locale, plan.locale, box, plan.box != nil, true, ruler, nil, samples))
            }
        }
    }

    /// Forecasts how likely the translations of a message fit, given its measurement in its own language.
    mutating func forecast(_ message: Message, _ measured: MeasuredMessage) -> FitForecast {
        let written = WrittenText(measured.described.shown)
        var found: [FitForecast.Locale] = []
        for index in points.indices { found.append(points[index].forecast(message, written, category)) }
        for index in columns.indices { found.append(columns[index].forecast(message, written, category)) }
        return FitForecast(measured, found)
    }
}

/// A text as its source spells it, with its placeholders.
private struct WrittenText {
    private(set) var utf8: [UInt8] = []
    private var ranges: [Range<Int>] = []
    let placeholders: [ShownPlaceholder]
    /// The text as it is shown.
    let shown: [UInt8]
    /// Whether the text may contain a word besides its placeholders; every non-ASCII character may be one.
    private(set) var hasWords = false

    init(_ shown: ShownText) {
        self.shown = shown.utf8
        placeholders = shown.placeholders
        var end = 0
        for placeholder in shown.placeholders {
            add(shown.utf8[end..<placeholder.range.lowerBound])
            ranges.append(utf8.count..<utf8.count + placeholder.spelling.utf8.count)
            utf8 += placeholder.spelling.utf8
            end = placeholder.range.upperBound
        }
        add(shown.utf8[end...])
    }

    private mutating func add(_ piece: ArraySlice<UInt8>) {
        utf8 += piece
        if piece.contains(where: { $0 >= 0x80 || $0.isLetter || $0.isDigit }) { hasWords = true }
    }

    var source: ForecastSource { ForecastSource(utf8: utf8, placeholders: ranges) }

    /// The number of characters in the spelling of its placeholders.
    var spelled: Int { placeholders.reduce(0) { $0 + Extent(of: Array($1.spelling.utf8)).graphemes } }
}

/// Forecasts how likely translations into one language fit.
private struct LocaleForecaster<Ruler: LineRuler> {
    private let locale: String
    private let hasBox: Bool
    private var ruler: Ruler
    private var largestRuler: Ruler?
    private var usual: BoxForecast
    private var largest: BoxForecast?
    private var fitting: MessageFitting

    init(
        _ locale: String, _ from: String, _ box: Box, _ hasBox: Bool, _ isInColumns: Bool, _ ruler: Ruler,
        _ largest: Ruler?,
        _ samples: SampleTable
    ) {
        self.locale = locale
        self.hasBox = hasBox
        self.ruler = ruler
        largestRuler = largest
        usual = BoxForecast(locale: locale, source: from, box: box, inColumns: isInColumns, by: &self.ruler)
        var atLargest: BoxForecast?
        if var ruler = largest, hasBox { atLargest = BoxForecast(locale: locale, source: from, box: box, by: &ruler) }
        self.largest = atLargest
        fitting = MessageFitting(locale: locale, given: samples)
    }

    mutating func forecast(_ message: Message, _ text: WrittenText, _ category: String?) -> FitForecast.Locale {
        let samples = text.placeholders.isEmpty ? [:] : samples(of: message, category)
        let width = Self.width(of: text, samples, by: &ruler)
        let (source, spelled) = (text.source, text.spelled)
        guard text.hasWords else { return unchanged(text) }
        let needs = usual.needs(of: source, spelled: spelled, samples: width)
        var chanceAtLargest: Double?
        var atLargest: FitForecast.Locale.Large?
        if var forecast = largest, var ruler = largestRuler {
            let width = Self.width(of: text, samples, by: &ruler)
            let needs = forecast.needs(of: source, spelled: spelled, samples: width)
            chanceAtLargest = forecast.chanceOfFitting(needs)
            atLargest = .init(
                enough: forecast.width(for: needs, share: FitForecast.safe, by: &ruler),
                longestSource: Self.longestSource(forecast, like: source, spelled, width),
                missingHeight: forecast.missingHeight)
            largest = forecast
        }
        return FitForecast.Locale(
            tag: locale, basis: usual.basis, chance: hasBox ? usual.chanceOfFitting(needs) : nil,
            chanceAtLargest: chanceAtLargest, needs: usual.widths(for: needs, shares: FitForecast.shares, by: &ruler),
            longestSource: hasBox ? Self.longestSource(usual, like: source, spelled, width) : nil,
            missingHeight: usual.missingHeight, atLargest: atLargest)
    }

    /// The longest source that is safe; nil if nothing limits it.
    private static func longestSource(
        _ forecast: BoxForecast, like source: ForecastSource, _ spelled: Int, _ samples: Double
    ) -> Int? {
        guard forecast.capacity.isFinite else { return nil }
        return forecast.longestSource(share: FitForecast.safe, like: source, spelled: spelled, samples: samples)
    }

    /// The forecast for a text that has nothing to translate and stays unchanged.
    private mutating func unchanged(_ text: WrittenText) -> FitForecast.Locale {
        let needs = LengthDistribution(exactly: ruler.width(of: text.shown[...]))
        var chanceAtLargest: Double?
        var atLargest: FitForecast.Locale.Large?
        if var forecast = largest, var ruler = largestRuler {
            let needs = LengthDistribution(exactly: ruler.width(of: text.shown[...]))
            chanceAtLargest = forecast.chanceOfFitting(needs)
            atLargest = .init(
                enough: forecast.width(for: needs, share: FitForecast.safe, by: &ruler), longestSource: nil,
                missingHeight: forecast.missingHeight)
            largest = forecast
        }
        return FitForecast.Locale(
            tag: locale, basis: "nothing to translate", chance: hasBox ? usual.chanceOfFitting(needs) : nil,
            chanceAtLargest: chanceAtLargest, needs: usual.widths(for: needs, shares: FitForecast.shares, by: &ruler),
            longestSource: nil, missingHeight: usual.missingHeight, atLargest: atLargest)
    }

    /// The sample of each placeholder in this language: the longest of all branches.
    private mutating func samples(of message: Message, _ category: String?) -> [String: String] {
        var samples: [String: String] = [:]
        for text in fitting.texts(of: message, category: category).texts {
            for placeholder in text.placeholders {
                let known = samples[placeholder.spelling]?.utf8.count ?? -1
                if placeholder.sample.utf8.count > known { samples[placeholder.spelling] = placeholder.sample }
            }
        }
        return samples
    }

    private static func width(of text: WrittenText, _ samples: [String: String], by ruler: inout Ruler) -> Double {
        text.placeholders.reduce(0) { sum, placeholder in
            sum + ruler.width(of: Array((samples[placeholder.spelling] ?? placeholder.sample).utf8)[...])
        }
    }
}
