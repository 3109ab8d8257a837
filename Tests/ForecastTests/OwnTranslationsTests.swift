// Forecasts adapted to an app by its own translations.

import Forecast
import Testing

@Suite("An app's own translations")
struct OwnTranslationsTests {
    private static let shares = [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99]
    private let text = ForecastSource(graphemes: 20, columns: 20, words: 3, placeholders: 0, ending: .none)

    /// Shares that are spread evenly over a range.
    private func even(_ count: Int, over range: ClosedRange<Double> = 0...1) -> [Double] {
        (0..<count).map {
            range.lowerBound + (Double($0) + 0.5) / Double(count) * (range.upperBound - range.lowerBound)
        }
    }

    @Test("Fewer than 50 translations change nothing")
    func few() {
        #expect(OwnTranslations(reaching: even(49, over: 0...0.1)) == nil)
        let usual = LengthForecast(locale: "de")
        #expect(usual.adapted(to: nil).graphemes(of: text) == usual.graphemes(of: text))
    }

    @Test("Translations as long as those of other apps change nothing", arguments: [50, 200, 5000])
    func usual(count: Int) {
        let usual = LengthForecast(locale: "de")
        let adapted = usual.adapted(to: OwnTranslations(reaching: even(count)))
        for share in Self.shares {
            let own = adapted.graphemes(of: text).quantile(share)
            #expect(abs(own - usual.graphemes(of: text).quantile(share)) < 0.25, "\(share)")
        }
    }

    @Test(
        "A terse app gets shorter forecasts, the shorter the more translations it has", arguments: ["de", "ja", "ca"])
    func terse(locale: String) throws {
        var before = LengthForecast(locale: locale).graphemes(of: text).quantile(0.75)
        for count in [50, 200, 1000] {
            let own = try #require(OwnTranslations(reaching: even(count, over: 0...0.6)))
            let found = LengthForecast(locale: locale).adapted(to: own).graphemes(of: text).quantile(0.75)
            #expect(found < before)
            before = found
        }
        let limit = LengthForecast(locale: locale).graphemes(of: text).quantile(0.75 * 0.6)
        #expect(before >= limit && before - limit < 0.5)
    }

    @Test("Translations into other languages count half, however many there are")
    func elsewhere() {
        let terse = even(50, over: 0...0.6)
        let usual = LengthForecast(locale: "de")
        let own = usual.adapted(to: OwnTranslations(reaching: terse)).graphemes(of: text).quantile(0.75)
        for many in [[terse], Array(repeating: even(500, over: 0...0.6), count: 20), [terse, even(10, over: 0.9...1)]] {
            let other = usual.adapted(to: OwnTranslations(elsewhere: many))
            #expect(abs(other.graphemes(of: text).quantile(0.75) - own) < 0.2)
        }
        #expect(OwnTranslations(elsewhere: []) == nil && OwnTranslations(elsewhere: [even(49)]) == nil)
    }

    @Test("Lengths still rise with the share, in both units and from any source", arguments: ["en", "ja", "fr"])
    func rising(source: String) throws {
        for reached in [even(60, over: 0.9...1), even(60, over: 0...0.01), Array(repeating: 0.5, count: 60)] {
            let own = try #require(OwnTranslations(reaching: reached))
            let forecast = LengthForecast(locale: "de", source: source).adapted(to: own)
            for found in [forecast.graphemes(of: text), forecast.columns(of: text)] {
                let lengths = Self.shares.map(found.quantile)
                #expect(lengths == lengths.sorted() && lengths.allSatisfy { $0.isFinite && $0 >= 0 })
            }
        }
    }

    @Test("The basis says how many translations it is adapted to")
    func words() throws {
        let own = try #require(OwnTranslations(reaching: even(60)))
        #expect(
            LengthForecast(locale: "ca").adapted(to: own).words
                == "like Spanish, French, Italian and Brazilian Portuguese (Romance), adapted to 60 translations of the app"
        )
        let same = LengthForecast(locale: "en-GB").adapted(to: own)
        #expect(same.words == "same as the source" && same.graphemes(of: text).quantile(0.9) == 20)
    }
}
