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
        #expect(OwnTranslations(into: "de", reaching: ["de": even(49, over: 0...0.1)]) == nil)
        let usual = LengthForecast(locale: "de")
        #expect(usual.adapted(to: nil).graphemes(of: text) == usual.graphemes(of: text))
    }

    @Test("Translations as long as those of other apps change nothing", arguments: [50, 200, 5000])
    func usual(count: Int) {
        let usual = LengthForecast(locale: "de")
        let adapted = usual.adapted(to: OwnTranslations(into: "de", reaching: ["de": even(count)]))
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
            let own = try #require(OwnTranslations(into: locale, reaching: [locale: even(count, over: 0...0.6)]))
            let found = LengthForecast(locale: locale).adapted(to: own).graphemes(of: text).quantile(0.75)
            #expect(found < before)
            before = found
        }
        let limit = LengthForecast(locale: locale).graphemes(of: text).quantile(0.75 * 0.6)
        #expect(before >= limit && before - limit < 0.5)
    }

    @Test("Translations into other languages count as 50 in total, however many there are")
    func elsewhere() {
        let terse = even(50, over: 0...0.6)
        let usual = LengthForecast(locale: "de")
        let own = usual.adapted(to: OwnTranslations(into: "de", reaching: ["de": terse])).graphemes(of: text)
        let languages = ["fr", "ja", "pl", "tr"]
        for many in [
            ["fr": terse], ["fr": terse, "ja": even(10, over: 0.9...1)],
            Dictionary(uniqueKeysWithValues: languages.map { ($0, even(500, over: 0...0.6)) }),
        ] {
            let other = usual.adapted(to: OwnTranslations(into: "de", reaching: many)).graphemes(of: text)
            #expect(abs(other.quantile(0.75) - own.quantile(0.75)) < 0.2)
        }
        #expect(OwnTranslations(into: "de", reaching: [:]) == nil)
        #expect(OwnTranslations(into: "de", reaching: ["fr": even(49)]) == nil)
    }

    @Test(
        "A related language counts more than the others",
        arguments: [("de", "nl", "fr"), ("pt-BR", "es", "de"), ("ko", "zh-Hans", "fi")])
    func related(locale: String, near: String, far: String) {
        let (terse, long) = (even(80, over: 0...0.5), even(80, over: 0.5...1))
        func median(_ shares: [String: [Double]]) -> Double {
            LengthForecast(locale: locale).adapted(to: OwnTranslations(into: locale, reaching: shares))
                .graphemes(of: text).quantile(0.5)
        }
        #expect(median([near: terse, far: long]) < median([near: long, far: terse]))
    }

    @Test("Lengths still rise with the share, in both units and from any source", arguments: ["en", "ja", "fr"])
    func rising(source: String) throws {
        for reached in [even(60, over: 0.9...1), even(60, over: 0...0.01), Array(repeating: 0.5, count: 60)] {
            let own = try #require(OwnTranslations(into: "de", reaching: ["de": reached]))
            let forecast = LengthForecast(locale: "de", source: source).adapted(to: own)
            for found in [forecast.graphemes(of: text), forecast.columns(of: text)] {
                let lengths = Self.shares.map(found.quantile)
                #expect(lengths == lengths.sorted() && lengths.allSatisfy { $0.isFinite && $0 >= 0 })
            }
        }
    }

    @Test("The basis says how many translations it is adapted to")
    func words() throws {
        let own = try #require(OwnTranslations(into: "ca", reaching: ["ca": even(60)]))
        #expect(
            LengthForecast(locale: "ca").adapted(to: own).words
                == "like Spanish, French, Italian and Brazilian Portuguese (Romance), adapted to 60 translations of the app"
        )
        let same = LengthForecast(locale: "en-GB").adapted(to: own)
        #expect(same.words == "same as the source" && same.graphemes(of: text).quantile(0.9) == 20)
    }
}
