// The plural forms of languages, compared with every whole number below a million.

import Audit
import CICU
import Comparison
import MessagePatterns
import Testing

@Suite("Plural forms")
struct PluralFormsTests {
    @Test("Millions require no additional form")
    func millions() throws {
        for locale in ["fr", "es", "it", "pt-BR", "cs", "he"] {
            #expect(try #require(PluralForms(locale)).numbers(of: "many").isEmpty, "\(locale)")
        }
    }

    @Test("An unknown language has no forms", arguments: ["Base", "English", "tlh-XX", "xx", ""])
    func unknown(_ tag: String) { #expect(PluralForms(tag) == nil) }

    @Test(
        "A language is recognized by its rules, even if ICU does not format its dates",
        arguments: ["tn", "ts", "ss", "ve", "nr", "nso", "ny", "an", "io", "dv", "vo", "wa", "smj", "iu", "prg", "scn"])
    func rulesAlone(_ tag: String) throws {
        #expect(try #require(PluralForms(tag)).categories.contains("one"))
        #expect(NumberForm(category: "other", locale: tag) == .many(example: 3))
    }

    @Test("For a language without rules no form is wrong")
    func noRules() {
        #expect(PluralForms("ht") == nil)
        #expect(PluralForms("tn", ordinal: true) == nil)
        #expect(PluralForms("deu")?.categories == ["one", "other"])
    }

    @Test(
        "A few thousand numbers show the same forms as all below a million",
        arguments: ["kw", "lv", "gv", "br"])
    func allNumbers(_ locale: String) throws {
        let forms = try #require(PluralForms(locale))
        let numbers = (0..<1_000_000).map(Double.init)
        let categories = [UInt8](unsafeUninitializedCapacity: numbers.count) { buffer, count in
            cicu_plural_select(locale, false, numbers, Int32(numbers.count), buffer.baseAddress)
            count = numbers.count
        }
        let used = Set(categories.map { PluralCategories.all[Int($0)] })
        #expect(used == Set(forms.categories.filter { !forms.numbers(of: $0).isEmpty }))
    }
}
