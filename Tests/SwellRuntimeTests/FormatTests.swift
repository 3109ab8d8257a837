import CICU
import Foundation
import SwellRuntime
import Testing

// Debian's ICU is older than the one in Foundation, and Apple's data differs from CLDR's. So spaces and the
// marks that keep digits in order are not compared; Arabic and Bengali have Latin digits, and Persian and Thai the
// calendar of the device. What else differs is listed.

@Suite("Formats")
struct FormatTests {
    static let locales = """
        ar bg bn ca cs da de de-CH el en en-GB en-IN es es-MX et fa fi fr fr-CA he hi hr hu id it ja ko lt lv ms nb nl pl
        pt pt-PT ro ru sk sv th tr uk vi zh-Hans zh-Hant
        """.split { " \n".contains($0) }.map(String.init)

    @Test("Numbers are those of ICU", arguments: locales)
    func numbers(name: String) {
        let formats = Formats(Language(name))
        for number in [0, 7, -42, 12_345, 1_234_567] {
            #expect(same(formats.number(number), icu(name, "", "\(number)")), "\(number)")
        }
        // Apple groups no four digits in these.
        if !["hu", "it"].contains(name) { #expect(same(formats.number(1_234), icu(name, "", "1234"))) }
        #expect(same(formats.number(1_234_567.5), icu(name, "", "1234567.5")))
        #expect(same(formats.percent(0.25), icu(name, "percent scale/100", "0.25")))
    }

    // CLDR moved the sign in Norwegian, and Apple has the narrow sign for yen in Japanese.
    @Test("Prices are those of ICU", arguments: locales.filter { !["nb", "ja"].contains($0) })
    func prices(name: String) {
        let formats = Formats(Language(name))
        #expect(same(formats.currency(12_345.5, code: "EUR"), icu(name, "currency/EUR", "12345.5")))
        #expect(same(formats.currency(12_345, code: "JPY"), icu(name, "currency/JPY", "12345")))
    }

    @Test("Durations are those of ICU", arguments: locales)
    func durations(name: String) {
        let formats = Formats(Language(name))
        for hours in [1, 2, 5, 21] where (name, hours) != ("he", 1) {
            let text = formats.duration(.seconds(hours * 3_600), units: [.hours])
            #expect(same(text, icu(name, "measure-unit/duration-hour unit-width-full-name", "\(hours)")))
        }
    }

    @Test("Dates are those of ICU", arguments: locales)
    func dates(name: String) {
        let styles: [(Date.FormatStyle.DateStyle, String)] = [
            (.numeric, "yMd"), (.abbreviated, "yMMMd"), (.long, "yMMMMd"), (.complete, "yMMMMEEEEd"),
        ]
        var formats = Formats(Language(name))
        formats.timeZone = .gmt
        for (style, skeleton) in styles where !Self.differing.contains("\(name) \(skeleton)") {
            #expect(same(longest { formats.date($0, style) }, longestDate(name, skeleton)), "\(skeleton)")
        }
        guard !Self.differing.contains("\(name) jmm") else { return }
        #expect(same(longest { formats.time($0) }, longestDate(name, "jmm")))
    }

    /// Dates and times that changed between the versions of CLDR, or that Apple writes otherwise.
    private static let differing: Set = [
        "ar yMMMd", "ar yMMMMd", "ar yMMMMEEEEd", "bg jmm", "ca yMMMd", "ca yMMMMd", "ca yMMMMEEEEd", "el jmm",
        "en-GB yMMMd", "en-IN yMMMd", "en-IN yMMMMEEEEd", "en-IN jmm", "es-MX yMMMd", "es-MX jmm", "fa yMMMMEEEEd",
        "fi yMMMd", "fr-CA jmm", "hi jmm", "it yMd", "sk yMMMMEEEEd", "vi yMMMMd", "vi yMMMMEEEEd",
    ]

    @Test(
        "Lists, file sizes and relative dates are in the language",
        arguments: [
            ("de", "a, b und c", "1,5 MB", "gestern"), ("en", "a, b, and c", "1.5 MB", "yesterday"),
            ("fr", "a, b et c", "1,5 Mo", "hier"), ("ja", "a、b、c", "1.5 MB", "昨日"),
            ("ru", "a, b и c", "1,5 МБ", "вчера"),
            ("en-PSEUDO", "a, b, and c", "1.5 MB", "yesterday"),
        ])
    func words(name: String, list: String, size: String, yesterday: String) {
        let formats = Formats(Language(name))
        #expect(formats.list(["a", "b", "c"]) == list)
        #expect(same(formats.fileSize(1_500_000), size))
        #expect(formats.relative(.now - 86_400) == yesterday)
    }

    @Test("Measurements and names are in the language")
    func measurements() {
        let depth = Measurement(value: 12.5, unit: UnitLength.meters)
        #expect(same(Formats(Language("de")).measurement(depth), "12,5 m"))
        #expect(same(Formats(Language("en")).measurement(depth), "12.5 m"))
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("Ferenc", "Nagy")
        #expect(Formats(Language("hu")).name(name) == "Nagy Ferenc")
        #expect(Formats(Language("de")).name(name) == "Ferenc Nagy")
    }

    @Test("A region changes the conventions, not the language")
    func region() {
        let formats = Formats(Language("de"), region: "CH")
        #expect(formats.number(1_234.5) == "1’234.5")
        #expect(formats.list(["a", "b"]) == "a und b")
    }

    private func icu(_ name: String, _ skeleton: String, _ number: String) -> String {
        let locale = ["ar", "bn"].contains(name) ? name + "@numbers=latn" : name
        return text { cicu_number(locale, CICU_NUMBER_SKELETON, skeleton, number, $0, $1) }
    }

    private func longestDate(_ name: String, _ skeleton: String) -> String {
        let locale = name + "@calendar=gregorian" + (["ar", "bn"].contains(name) ? ";numbers=latn" : "")
        return text {
            cicu_longest_date(
                locale, CICU_DATE_SKELETON, CICU_LENGTH_NONE, CICU_LENGTH_NONE, skeleton, $0, $1)
        }
    }

    private func text(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String {
        var bytes = [CChar](repeating: 0, count: 1_024)
        let count = write(&bytes, 1_024)
        return String(decoding: bytes.prefix(Int(max(0, count))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The longest of the dates that CICU formats.
    private func longest(_ format: (Date) -> String) -> String {
        var longest = ""
        for month in 0..<12 {
            for weekday in 0..<7 {
                let text = format(Date(timeIntervalSince1970: 1_768_949_938 + Double(month * 30 + weekday) * 86_400))
                if text.count > longest.count { longest = text }
            }
        }
        return longest
    }

    private func same(_ one: String, _ other: String) -> Bool { comparable(one) == comparable(other) }

    private func comparable(_ text: String) -> String {
        // Japanese and Chinese have a space between digits and words in one version, and none in the other.
        let scalars = text.unicodeScalars.filter {
            ![0x200E, 0x200F, 0x061C].contains($0.value) && !$0.properties.isWhitespace
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
