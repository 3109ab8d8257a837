// Numbers, dates and plural forms in the languages of the world.

import CICU
import MessagePatterns
import Samples
import TestSupport
import Testing

@Suite("Samples by locale")
struct LocaleTests {
    @Test(
        "Counts have the digits and the groups of the locale, as in CLDR",
        arguments: [
            ("en", "1,234,567"), ("de", "1.234.567"), ("fr", "1\u{202F}234\u{202F}567"), ("ru", "1\u{A0}234\u{A0}567"),
            ("ar-EG", "١٬٢٣٤٬٥٦٧"), ("ar-AE", "1,234,567"), ("hi", "12,34,567"), ("fa", "۱٬۲۳۴٬۵۶۷"),
            ("bn", "১২,৩৪,৫৬৭"), ("th", "1,234,567"), ("de-CH", "1’234’567"), ("de_AT", "1\u{A0}234\u{A0}567"),
            ("es", "1.234.567"), ("mr", "१२,३४,५६७"), ("my", "၁,၂၃၄,၅၆၇"), ("zh-Hant-TW", "1,234,567"),
            ("ar-EG-u-nu-latn", "1,234,567"), ("en-PSEUDO", "1,234,567"), ("zz-INVALID", "1,234,567"),
            ("", "1,234,567"),
        ])
    func counts(locale: String, count: String) {
        for text in ["%d", "%1$lld", "%u", "{count}", "{n, number}", "{n, number, integer}", "%n"] {
            #expect(ShowingTests.texts(text, locale).map(\.text) == [count], "\(text)")
        }
    }

    @Test(
        "A given number has the digits of the locale, also if negative, as in CLDR",
        arguments: [("en", "-5"), ("ar-EG", "\u{61C}-٥"), ("fa", "\u{200E}\u{2212}۵"), ("sv", "\u{2212}5")])
    func given(locale: String, number: String) {
        for text in ["%d", "{count}", "{n, number}"] {
            #expect(
                ShowingTests.texts(text, locale, given: [("%d", "-5"), ("n", "-5")]).map(\.text) == [number], "\(text)")
        }
    }

    @Test(
        "Dates, prices and percentages have the format of the locale",
        arguments: [
            ("de", "17. September 2026", "100\u{A0}%", "1.234.567,89\u{A0}€"),
            ("en-US", "September 17, 2026", "100%", "$1,234,567.89"), ("ja-JP", "2026年10月17日", "100%", "￥1,234,568"),
        ])
    func styles(locale: String, date: String, percent: String, price: String) {
        let text = "{d, date, long}|{p, number, percent}|{p, number, currency}"
        #expect(ShowingTests.texts(text, locale).map(\.text) == ["\(date)|\(percent)|\(price)"])
    }

    @Test(
        "Names are in the script of the locale",
        arguments: [
            ("ru", 0x400...0x4FF), ("sr-Latn", 0x20...0x17F), ("el", 0x370...0x3FF), ("ar", 0x600...0x6FF),
            ("he", 0x590...0x5FF),
            ("hi", 0x900...0x97F), ("th", 0xE00...0xE7F), ("ja", 0x4E00...0x9FFF), ("ko", 0xAC00...0xD7FF),
            ("zh-TW", 0x4E00...0x9FFF),
            ("uz-Cyrl", 0x400...0x4FF), ("en-XA", 0x20...0x7F), ("pa", 0xA00...0xA7F), ("ka", 0x10A0...0x10FF),
        ])
    func names(locale: String, script: ClosedRange<UInt32>) {
        for text in ["%@", "{name}", "%1$s"] {
            let shown = ShowingTests.texts(text, locale).first?.text ?? ""
            #expect(shown.unicodeScalars.count >= 5)
            #expect(
                shown.unicodeScalars.allSatisfy {
                    script.contains($0.value) || $0 == " " || $0 == "-" || $0 == "\u{200C}"
                }, "\(shown)")
        }
    }

    /// Languages with nearly all plural rules of CLDR.
    static let locales = """
        af ak am ar as az be bg bn br bs ca ceb cs cy da de dsb el en es et eu fa ff fi fil fr ga gd gu gv he hi hr hsb hu hy id \
        is it iu ja ka kk km kn ko ksh kw ky lag lb lo lt lv mk ml mr ms mt my naq ne nl nb pa pl prg pt ro ru se shi si sk sl \
        sq sr sv sw ta te th ti tr tzm uk ur uz vi yue zh zu
        """.split(separator: " ").map(String.init)

    @Test("The number of a branch has its category, and is the longest that does", arguments: locales)
    func plurals(locale: String) {
        for (kind, isOrdinal) in [("plural", false), ("selectordinal", true)] {
            let text = "{n, \(kind), \(PluralCategories.all.map { "\($0) {}" }.joined(separator: " "))}"
            var random = RandomNumbers(seed: 1)
            let numbers =
                (0..<10_000).map(Double.init) + (0..<10_000).map { _ in Double(random.next() % 10_000_000) }
                + (0..<100).map { Double($0 * 100_000) }
            let widest = Self.widest(numbers, locale, isOrdinal)
            let choices = ShowingTests.texts(text, locale).flatMap(\.choices)
            #expect(!choices.isEmpty)
            for choice in choices {
                #expect(Self.category(Double(choice.value) ?? -1, locale, isOrdinal) == choice.category)
            }
            for (category, digits) in widest {
                let own = choices.first { $0.category == category }?.value.count ?? 0
                #expect(own >= digits, "\(locale) \(kind) \(category)")
            }
            if !isOrdinal { #expect(choices.map(\.category) == PluralCategories.of(locale), "\(locale)") }
        }
    }

    @Test("The number of a variant has its category", arguments: locales)
    func variants(locale: String) {
        var maker = SampleMaker(locale: locale)
        for category in PluralCategories.of(locale) {
            for choice in maker.texts(of: Message("%d"), category: category).texts.flatMap(\.choices)
            where !choice.value.isEmpty {
                #expect(Self.category(Double(choice.value) ?? -1, locale, false) == category)
            }
        }
    }

    private static func category(_ number: Double, _ locale: String, _ isOrdinal: Bool) -> String {
        var category: UInt8 = 0
        cicu_plural_select(locale, isOrdinal, [number], 1, &category)
        return PluralCategories.all[Int(category)]
    }

    /// Returns the maximum number of digits of the numbers in each category.
    private static func widest(_ numbers: [Double], _ locale: String, _ isOrdinal: Bool) -> [String: Int] {
        var categories = [UInt8](repeating: 0, count: numbers.count)
        cicu_plural_select(locale, isOrdinal, numbers, Int32(numbers.count), &categories)
        var widest: [String: Int] = [:]
        for (number, category) in zip(numbers, categories) {
            let digits = String(Int(number)).count
            widest[PluralCategories.all[Int(category)], default: 0] = max(
                digits, widest[PluralCategories.all[Int(category)]] ?? 0)
        }
        return widest
    }
}
