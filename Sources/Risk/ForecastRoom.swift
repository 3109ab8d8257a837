// A box in a language with missing translations, at every text size.

import Audit
import Budgets
import Fonts
import Forecast
import MessageLayout
import Samples
import TextLayout

/// Forecasts how missing translations will fit into one box.
struct ForecastRoom {
    private let room: Room
    private var ruler: PointRuler
    private var own: BoxForecast
    /// The need and the available height of a line if the box is lower than a line; it does not depend on the text.
    private let tooHigh: BoxNeed?
    /// The forecast at each size; widths are proportional, except for changes in the fonts.
    private var steps: [(name: String, forecast: BoxForecast, isTooLow: Bool)]
    private let size: Double
    private var sizes: [Double]
    /// A cache of forecasts for texts with letters: texts of the same length have the same forecast.
    private var known: [Likeness: RiskForecaster.Expected] = [:]
    private var knownLengths: [Likeness: Int] = [:]

    /// The properties of a text that its forecast in one box depends on.
    private struct Likeness: Hashable {
        let text: ForecastSource
        let spelled: Int
        let samples: Double

        init(_ source: UntranslatedText, samples: Double) {
            var text = source.text
            text.columns = text.graphemes
            self.text = text
            spelled = source.spelled
            self.samples = samples
        }
    }

    /// Creates a box in a language with the forecast of lengths in it; nil if its fonts are missing.
    init?(_ room: Room, _ fonts: FontShelf, locale: String, _ lengths: LengthForecast, _ typesetter: Typesetter) {
        guard let (stack, chosen) = try? fonts.fonts(of: room) else { return nil }
        var ruler = typesetter.ruler(stack, locale: locale, base: .given(Direction.of(locale: locale)))
        own = BoxForecast(locale: locale, lengths: lengths, box: room.box, by: &ruler)
        tooHigh = Self.tooHigh(ruler, in: room.box)
        steps = []
        sizes = []
        for step in chosen {
            if step.points == sizes.last, let last = steps.last {
                steps.append((step.name, last.forecast, last.isTooLow))
            } else {
                var scaled = ruler.scaled(to: step.points)
                steps.append((step.name, own.moved(to: &scaled), Self.tooHigh(scaled, in: room.box) != nil))
            }
            sizes.append(step.points)
        }
        size = stack.description.size
        self.room = room
        self.ruler = ruler
    }

    private static func tooHigh(_ ruler: PointRuler, in box: Box) -> BoxNeed? {
        let line = box.lineHeight.height(ruler.line)
        guard let height = box.height, line > max(0, height) + Box.tolerance else { return nil }
        return BoxNeed(.height, need: line, has: height)
    }

    /// The chance that a text breaks if the box had another width.
    mutating func chance(_ source: UntranslatedText, width: Double) -> Double {
        guard tooHigh == nil else { return 1 }
        let factor = room.box.width.map { $0 > 0 ? width / $0 : 1 } ?? 1
        return 1 - own.chanceOfFitting(needs(source).needs, widened: factor)
    }

    /// The widths of translations at the default text size, and the width of the samples for placeholders.
    private mutating func needs(_ source: UntranslatedText) -> (needs: LengthDistribution, samples: Double) {
        let samples = samples(source)
        guard source.hasLetters else {
            return (LengthDistribution(exactly: ruler.width(of: source.shown.utf8[...])), samples)
        }
        return (own.needs(of: source.text, spelled: source.spelled, samples: samples), samples)
    }

    /// The forecast for a text.
    mutating func expect(_ source: UntranslatedText, _ shares: [Double]) -> RiskForecaster.Expected? {
        guard own.capacity.isFinite || tooHigh != nil else { return nil }
        guard source.hasLetters else { return reckon(source, shares) }
        let likeness = Likeness(source, samples: samples(source))
        if let known = known[likeness] { return known }
        let expected = reckon(source, shares)
        known[likeness] = expected
        return expected
    }

    private mutating func reckon(_ source: UntranslatedText, _ shares: [Double]) -> RiskForecaster.Expected {
        if let tooHigh { return lowBox(tooHigh, shares) }
        let (needs, samples) = needs(source)
        let telling = RiskForecaster.telling
        let letters = source.hasLetters ? own.letters(of: source.text, spelled: source.spelled) : nil
        let chances = zip(steps, sizes).map { step, points in
            if step.isTooLow { return (step.name, 1.0) }
            let isOwn = points == size
            let forecast = step.forecast
            let wide =
                isOwn
                ? needs
                : letters.map { forecast.needs(ofLetters: $0, samples: samples * points / size) }
                    ?? needs.scaled(by: points / size)
            return (step.name, 1 - forecast.chanceOfFitting(wide))
        }
        return RiskForecaster.Expected(
            chance: 1 - own.chanceOfFitting(needs),
            room: reported(needs.quantile(telling)),
            shares: shares.map { RiskCell.Share($0, need: taken(needs.quantile($0))) }, box: room, steps: chances,
            longestSource: longestSource(source, samples: samples),
            width: own.width(for: needs, share: telling, by: &ruler))
    }

    /// The forecast for any text in a box that is lower than a line.
    private func lowBox(_ tooHigh: BoxNeed, _ shares: [Double]) -> RiskForecaster.Expected {
        RiskForecaster.Expected(
            chance: 1, room: Finding.Room(tooHigh, in: room.unit),
            shares: shares.map { RiskCell.Share($0, need: tooHigh.need) },
            box: room, steps: steps.map { ($0.name, 1) }, height: tooHigh.need)
    }

    /// The longest source text similar to a text that is safe; nil without a limit.
    mutating func longestSource(_ source: UntranslatedText) -> Int? {
        own.capacity.isFinite && tooHigh == nil ? longestSource(source, samples: samples(source)) : nil
    }

    private mutating func longestSource(_ source: UntranslatedText, samples: Double) -> Int {
        let likeness = Likeness(source, samples: samples)
        if let known = knownLengths[likeness] { return known }
        let longest = own.longestSource(
            share: RiskForecaster.telling, like: source.text, spelled: source.spelled, samples: samples)
        knownLengths[likeness] = longest
        return longest
    }

    /// The width of the samples for placeholders.
    private mutating func samples(_ source: UntranslatedText) -> Double {
        source.shown.placeholders.reduce(0) { $0 + ruler.width(of: Array($1.sample.utf8)[...]) }
    }

    /// The room for a width: unchanged for a box of one line, otherwise converted to filled lines.
    private func reported(_ need: Double) -> Finding.Room {
        guard let lines = own.lines, lines > 1, own.capacity > 0 else {
            return .init(need: need, has: room.box.width ?? own.capacity, unit: "points", length: room.unit)
        }
        return .init(need: taken(need).rounded(.up), has: Double(lines), unit: "lines")
    }

    /// A width, or the number of lines of the box that it takes up.
    private func taken(_ need: Double) -> Double {
        guard let lines = own.lines, lines > 1, own.capacity > 0 else { return need }
        return need / own.capacity * Double(lines)
    }
}
