// Forecasts for sources in languages other than English.

import Forecast
import Testing

@Suite("Sources in other languages")
struct OtherSourceTests {
    private func source(_ length: Int, words: Int = 1, placeholders: Int = 0) -> ForecastSource {
        ForecastSource(graphemes: length, columns: length, words: words, placeholders: placeholders, ending: .none)
    }

    @Test(
        "A variety of the source's language is as long as the source", arguments: [("de", "de-AT"), ("zh-Hans", "zh")])
    func same(from: String, locale: String) {
        let forecast = LengthForecast(locale: locale, source: from)
        #expect(forecast.graphemes(of: source(12)).quantile(0.99) == 12)
        #expect(forecast.words == "same as the source")
    }

    @Test("A source in a variety of English is forecast like English", arguments: ["en", "en-GB", "en_US", ""])
    func english(from: String) {
        let found = LengthForecast(locale: "de", source: from).graphemes(of: source(20, words: 3))
        #expect(found == LengthForecast(locale: "de").graphemes(of: source(20, words: 3)))
    }

    @Test(
        "A German source grows like the English that is usually as long in German", arguments: 4...60)
    func roundTrip(length: Int) {
        let german = LengthForecast(locale: "de").graphemes(of: source(length, words: 2)).quantile(0.5)
        let own = LengthForecast(locale: "fr", source: "de").graphemes(of: source(Int(german), words: 2)).quantile(0.5)
        let english = LengthForecast(locale: "fr").graphemes(of: source(length, words: 2)).quantile(0.5)
        #expect(abs(own - english) <= 0.1 * english + 1.5)
    }

    @Test("Japanese becomes longer in German, and German no longer than in Japanese")
    func scripts() {
        let german = LengthForecast(locale: "de", source: "ja").graphemes(of: source(7))
        #expect((14...24).contains(german.quantile(0.5)))
        #expect(LengthForecast(locale: "ja", source: "de").graphemes(of: source(20, words: 2)).quantile(0.5) < 15)
        let english = LengthForecast(locale: "en", source: "ja")
        #expect((12...22).contains(english.graphemes(of: source(7)).quantile(0.5)))
    }

    @Test("The longer the source, the longer the translations", arguments: ["ja", "de", "ar"])
    func rising(from: String) {
        for locale in ["en", "fr", "ko"] {
            let forecast = LengthForecast(locale: locale, source: from)
            let lengths = (0...200).map { forecast.graphemes(of: source($0, words: 3, placeholders: 1)).quantile(0.95) }
            #expect(lengths == lengths.sorted(), "\(locale)")
        }
    }

    @Test(
        "The basis is stated, also that of the source if it was not measured",
        arguments: [
            ("ja", "fr", "measured, via English"), ("ja", "en", "measured, in reverse"),
            ("en-GB", "en", "same as the source"), ("zh-CN", "zh-TW", "same as the source, in the other script"),
            ("cs", "de", "measured, via English, the source like Polish, Russian and Ukrainian (Slavic)"),
            ("cs", "en", "like Polish, Russian and Ukrainian (Slavic), in reverse"),
        ])
    func words(from: String, locale: String, words: String) {
        #expect(LengthForecast(locale: locale, source: from).words == words)
    }

    @Test("Chinese in its other script is about as long")
    func otherScript() {
        let found = LengthForecast(locale: "zh-Hant", source: "zh-Hans").graphemes(of: source(10))
        #expect(found.quantile(0.5) == 10 && (11...13).contains(found.quantile(0.95)))
    }

    @Test("The target languages of another language include English, and exclude the language itself")
    func locales() {
        #expect(Growth.locales(from: "en-GB") == Growth.locales)
        let fromJapanese = Growth.locales(from: "ja")
        #expect(fromJapanese.contains("en") && !fromJapanese.contains("ja"))
        #expect(fromJapanese.count == Growth.locales.count)
    }

    @Test("Hostile counts give finite lengths")
    func hostile() {
        for count in [Int.min, -1, 0, Int.max] {
            let text = ForecastSource(
                graphemes: count, columns: count, words: count, placeholders: count, ending: .colon)
            for locale in ["de", "ja", "en"] {
                let forecast = LengthForecast(locale: locale, source: "th")
                #expect(forecast.graphemes(of: text).quantile(0.99).isFinite)
                #expect(forecast.columns(of: text).quantile(0.01).isFinite)
            }
        }
    }
}
