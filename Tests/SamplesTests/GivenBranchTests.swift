// Branches that a given sample selects.

import CICU
import MessagePatterns
import Samples
import Testing

@Suite("Branches of arguments with given values")
struct GivenBranchTests {
    private static func shown(_ text: String, _ given: [(String, String)], _ locale: String = "en") -> [String] {
        ShowingTests.texts(text, locale, given: given).map(\.text)
    }

    @Test("A given number selects one branch, the exact one first, like in ICU")
    func plurals() {
        #expect(Self.shown("{n, plural, one {# one} other {# other}}", [("n", "3")]) == ["3 other"])
        #expect(Self.shown("{n, plural, one {# one} other {# other}}", [("n", "1")]) == ["1 one"])
        #expect(Self.shown("{n, plural, other {# other} =3 {three}}", [("n", "3")]) == ["three"])
        #expect(Self.shown("{0, plural, offset:1 one {# more} other {# others}}", [("0", "2")]) == ["1 more"])
        #expect(Self.shown("{n, selectordinal, two {#nd} few {#rd} other {#th}}", [("n", "22")]) == ["22nd"])
        #expect(Self.shown("{n, choice, 0#none|1#one|1<{n} files}", [("n", "12")]) == ["12 files"])
        #expect(Self.shown("{n, plural, one {#} other {# x}}", [("n", "1234")], "de") == ["1.234 x"])
        #expect(Self.shown("{n, plural, one {#} other {# x}}", [("n", "1.5")], "de") == ["1,5 x"])
    }

    @Test("The branch is that of the number's plural category", arguments: ["en", "ru", "ar", "pl", "cy"])
    func categories(locale: String) {
        let branches = PluralCategories.all.map { "\($0) {\($0)}" }.joined(separator: " ")
        for number in 0..<120 {
            for (kind, isOrdinal) in [("plural", false), ("selectordinal", true)] {
                var category: UInt8 = 0
                cicu_plural_select(locale, isOrdinal, [Double(number)], 1, &category)
                let shown = Self.shown("{n, \(kind), \(branches)}", [("n", String(number))], locale)
                #expect(shown == [PluralCategories.all[Int(category)]])
            }
        }
    }

    @Test("A given word selects its case, or else the default")
    func selects() {
        let text = "{gender, select, f {she} m {he} other {they}}"
        #expect(Self.shown(text, [("gender", "f")]) == ["she"])
        #expect(Self.shown(text, [("gender", "x")]) == ["they"])
        #expect(Self.shown(text + " {n, plural, one {a} other {b}}", [("gender", "m")]) == ["he a", "he b"])
    }

    @Test(
        "A text that is not a number, or of another argument, selects no plural",
        arguments: ["", "abc", "-", "1e9", "1.", ".5", "1,5", "inf", "nan", "0x10"])
    func noNumber(given: String) {
        let text = "{n, plural, one {a} other {b}}"
        #expect(Self.shown(text, [("n", given)]) == ["a", "b"])
        #expect(Self.shown(text, [("m", "1"), ("%d", "1")]) == ["a", "b"])
    }

    @Test("The catalog's value of an argument overrides the user's")
    func catalog() {
        var maker = SampleMaker(locale: "en", given: SampleTable([(name: "n", sample: "1")]))
        let message = Message("{n, plural, one {# a} other {# b}}")
        let shown = maker.texts(of: message, given: SampleTable([(name: "n", sample: "7")]))
        #expect(shown.texts.map(\.text) == ["7 b"])
        #expect(maker.texts(of: message).texts.map(\.text) == ["1 a"])
    }
}
