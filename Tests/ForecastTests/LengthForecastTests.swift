// The forecast lengths of translations: rising, invertible, and available for every locale.

import Forecast
import Foundation
import TestSupport
import Testing

private let shares = [0.001, 0.01, 0.03, 0.1, 0.25, 0.5, 0.6, 0.75, 0.9, 0.95, 0.97, 0.99, 0.995, 0.999]

private func source(_ length: Int, words: Int = 1, placeholders: Int = 0) -> ForecastSource {
    ForecastSource(graphemes: length, columns: length, words: words, placeholders: placeholders, ending: .none)
}

@Suite("Length forecast")
struct LengthForecastTests {
    @Test(
        "Lengths rise with the share and with the source's length, in each locale",
        arguments: Growth.locales + ["ca", "cs", "id"])
    func rising(locale: String) {
        let forecast = LengthForecast(locale: locale)
        for placeholders in 0...2 {
            var before = shares.map { _ in 0.0 }
            for length in 1...400 {
                let found = forecast.graphemes(of: source(length, words: 3, placeholders: placeholders))
                let lengths = shares.map(found.quantile)
                #expect(lengths == lengths.sorted(), "\(length)")
                #expect(zip(before, lengths).allSatisfy { $0 <= $1 + 1e-9 }, "\(length), \(placeholders)")
                before = lengths
            }
        }
    }

    @Test("The share of translations up to a quantile is that of the quantile", arguments: Growth.locales)
    func inverse(locale: String) {
        let forecast = LengthForecast(locale: locale)
        for length in [1, 5, 12, 40, 300] {
            for unit in [forecast.graphemes, forecast.columns] {
                let found = unit(source(length, words: 1 + length / 6))
                for share in shares {
                    let back = found.share(atMost: found.quantile(share))
                    // If several shares have the same length, its share is the greatest.
                    #expect(back >= share - 1e-9)
                    #expect(abs(found.quantile(back) - found.quantile(share)) < 1e-6)
                }
                #expect(found.share(atMost: -1) == 0)
                #expect(found.share(atMost: 1e9) > 0.9999)
            }
        }
    }

    @Test(
        "Every locale has a forecast, by the nearest measured one",
        arguments: [
            ("de", "measured"), ("DE_at", "like German"), ("pt", "like Brazilian Portuguese"), ("pt-BR", "measured"),
            ("pt_rBR", "measured"), ("zh", "measured"), ("zh-TW", "measured"), ("zh_HK", "measured"),
            ("zh-CN", "measured"), ("b+zh+Hant", "measured"), ("yue", "like traditional Chinese (Hant)"),
            ("iw", "measured"),
            ("en", "same as the source"), ("en-GB", "same as the source"), ("es-419", "like Spanish"),
            ("fr-CA", "like French"),
            ("cs", "like Polish, Russian and Ukrainian (Slavic)"),
            ("sr-Latn", "like Polish, Russian and Ukrainian (Slavic)"),
            ("bg", "like Polish, Russian and Ukrainian (Slavic)"), ("no", "like German, Dutch and Swedish (Germanic)"),
            ("da", "like German, Dutch and Swedish (Germanic)"),
            ("ca", "like Spanish, French, Italian and Brazilian Portuguese (Romance)"),
            ("ro", "like Spanish, French, Italian and Brazilian Portuguese (Romance)"),
            ("et", "like Finnish and Hungarian (Uralic)"),
            ("az", "like Turkish (Turkic)"), ("bn", "like Hindi (Indo-Aryan)"), ("ps", "like Persian (Iranian)"),
            ("lo", "like Thai (Tai)"), ("mt", "like Arabic and Hebrew (Semitic)"),
            ("ur", "like Arabic and Persian (Arabic)"),
            ("mn", "like Russian and Ukrainian (Cyrillic)"), ("ta", "like all measured languages"),
            ("", "like all measured languages"),
            ("ka", "like all measured languages"), ("tlh", "like all measured languages"),
            ("---", "like all measured languages"),
            ("ru-RU", "like Russian"), ("ja-JP", "like Japanese"), ("xx-Cyrl", "like Russian and Ukrainian (Cyrillic)"),
        ])
    func fallback(locale: String, words: String) {
        let forecast = LengthForecast(locale: locale)
        #expect(forecast.basis.words == words)
        #expect(forecast.graphemes(of: source(20, words: 3)).quantile(0.5) > 0)
        #expect(!LetterProfile(locale: locale).letters.isEmpty)
    }

    @Test("A variety of the source's language is as long as the source")
    func english() {
        let found = LengthForecast(locale: "en-GB").graphemes(of: source(12))
        #expect(found.quantile(0.99) == 12 && found.quantile(0.01) == 12)
        #expect(found.share(atMost: 11.9) == 0 && found.share(atMost: 12) == 1)
    }

    @Test("A distribution is scaled, shifted and spread like its lengths")
    func changed() {
        let found = LengthForecast(locale: "de").graphemes(of: source(20, words: 3))
        for share in shares {
            #expect(abs(found.scaled(by: 8).quantile(share) - 8 * found.quantile(share)) < 1e-9)
            #expect(abs(found.shifted(by: 4).quantile(share) - found.quantile(share) - 4) < 1e-9)
        }
        let wider = found.spread(by: 0.1)
        #expect(wider.quantile(0.5) == found.quantile(0.5))
        #expect(wider.quantile(0.95) > found.quantile(0.95) && wider.quantile(0.05) < found.quantile(0.05))
        #expect(found.spread(by: 0).quantile(0.9) == found.quantile(0.9))
    }

    @Test("Hostile counts give finite lengths")
    func hostile() {
        for count in [Int.min, -1, 0, Int.max] {
            let text = ForecastSource(
                graphemes: count, columns: count, words: count, placeholders: count, ending: .colon)
            for locale in ["de", "ja", "en", "ca"] {
                #expect(LengthForecast(locale: locale).graphemes(of: text).quantile(0.99).isFinite)
                #expect(LengthForecast(locale: locale).columns(of: text).quantile(0.01).isFinite)
            }
        }
    }

    @Test(
        "A text is counted like those of the measured apps",
        arguments: [
            ("Ease-in quad with a noticeable but manageable ramp-up.", [], 10, ForecastSource.Ending.period),
            ("%s of 12 files copied... ", [0..<2], 4, .ellipsis), ("That didn’t work:", [], 4, .colon),
            ("%@", [0..<2], 1, .none),
        ])
    func counted(text: String, placeholders: [Range<Int>], words: Int, ending: ForecastSource.Ending) {
        let found = ForecastSource(utf8: [UInt8](text.utf8), placeholders: placeholders)
        #expect(found.graphemes == text.count && found.columns == text.count)
        #expect(found.words == words && found.ending == ending && found.placeholders == placeholders.count)
    }
}
