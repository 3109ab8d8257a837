// The letters of a locale, and text made of them.

import Forecast
import Testing

@Suite("Letter profile")
struct LetterProfileTests {
    static let locales = Growth.locales + ["en", "ca", "cs", "bg", "ur", "yue", "bn", "ka"]

    @Test("Shares sum to one, and letters are single graphemes", arguments: locales)
    func shares(locale: String) {
        let profile = LetterProfile(locale: locale)
        #expect(abs(profile.letters.reduce(0) { $0 + $1.share } - 1) < 1e-9)
        #expect(profile.letters.count >= 25)
        #expect(Set(profile.letters.map(\.utf8)).count == profile.letters.count)
        for letter in profile.letters {
            #expect(String(decoding: letter.utf8, as: UTF8.self).count == 1, "\(letter)")
        }
    }

    @Test("Filler has the requested number of graphemes, and letters close to their shares", arguments: locales)
    func filler(locale: String) {
        let profile = LetterProfile(locale: locale)
        #expect(profile.filler(graphemes: 0).isEmpty)
        for count in [1, 2, 30, 400] {
            let text = String(decoding: profile.filler(graphemes: count), as: UTF8.self)
            #expect(text.count == count)
            #expect(text.first != " " && text.last != " ")
            #expect(!text.contains("  "))
            var counts: [[UInt8]: Int] = [:]
            for character in text { counts[Array(String(character).utf8), default: 0] += 1 }
            for letter in profile.letters.prefix(20) {
                let share = Double(counts[letter.utf8] ?? 0) / Double(count)
                #expect(count < 400 || abs(share - letter.share) < 0.02, "\(letter): \(share)")
            }
        }
    }

    @Test(
        "Letters replace those of languages with similar spelling",
        arguments: [
            ("bg", "ru"), ("sr-Latn", "pl"), ("ur", "fa"), ("pt-PT", "pt-BR"), ("nb", "sv"), ("zh-TW", "zh-Hant"),
            ("yi", "he"), ("mr", "hi"), ("de-AT", "de"), ("en-GB", "en"), ("uz-Cyrl", "ru"), ("id", "en"),
        ])
    func nearest(locale: String, other: String) {
        #expect(LetterProfile(locale: locale).locale == other)
    }

    @Test("The mean advance is the letters' own, and the deviation falls with the square root of their number")
    func advance() {
        let profile = LetterProfile(locale: "de")
        let even = profile.advance(graphemes: 9) { _ in 8 }
        #expect(abs(even.mean - 8) < 1e-9 && even.deviation < 1e-6)
        let few = profile.advance(graphemes: 4) { $0 == [0x20] ? 3 : 9 }
        let many = profile.advance(graphemes: 16) { $0 == [0x20] ? 3 : 9 }
        #expect(few.mean > 3 && few.mean < 9 && abs(few.deviation - 2 * many.deviation) < 1e-9)
    }
}
