import CICU
import Foundation
import SwellRuntime
import Testing

@Suite("Plural categories")
struct PluralTests {
    static let languages = """
        af ak am an ar ars as asa ast az bal be bem bez bg bho bm bn bo br brx bs ca ce ceb cgg chr ckb cs cy da de
        doi dsb dv dz ee el en eo es et eu fa ff fi fil fo fr fur fy ga gd gl gsw gu guw gv ha haw he hi hnj hr hsb hu
        hy ia id ig ii io is it iu iw ja jbo jgo jmc jv ka kab kaj kcg kde kea kk kkj kl km kn ko ks ksb ksh ku kw ky lag
        lb lg lij lkt ln lo lt lv mas mg mgo mk ml mn mo mr ms mt my nah naq nb nd ne nl nn nnh no nqo nr nso ny nyn om
        or os osa pa pap pcm pl prg ps pt pt-PT rm ro rof ru rwk sah saq sat sc scn sd sdh se seh ses sg sh shi si sk sl
        sma smi smj smn sms sn so sq sr ss ssy st su sv sw syr ta te teo th ti tig tk tl tn to tpi tr ts tzm ug uk ur uz
        ve vec vi vo vun wa wae wo xh xog yi yo yue zh zu
        """.split { " \n".contains($0) }.map(String.init)

    static let numbers =
        Array(0...2_200) + [
            9_999, 10_000, 20_000, 40_000, 50_000, 100_000, 100_001, 120_000, 1_000_000, 1_000_001, 2_000_000,
        ]

    @Test("Categories of whole numbers are those of ICU", arguments: languages)
    func categories(language: String) {
        let numbers = Self.numbers.map(Double.init)
        var categories = [UInt8](repeating: 0, count: numbers.count)
        cicu_plural_select(language, false, numbers, Int32(numbers.count), &categories)
        let differing = zip(Self.numbers, categories).filter { number, category in
            PluralCategory(of: number, in: Language(language)) != PluralCategory.allCases[Int(category)]
        }
        #expect(differing.isEmpty, "\(differing.prefix(10))")
    }

    @Test("Regions, scripts and pseudo-locales do not matter; European Portuguese does")
    func spellings() {
        #expect(PluralCategory(of: 2, in: Language("pl-PSEUDO")) == .few)
        #expect(PluralCategory(of: 21, in: Language("sr_Latn_RS")) == .one)
        #expect(PluralCategory(of: 0, in: Language("pt-BR")) == .one)
        #expect(PluralCategory(of: 0, in: Language("pt_PT")) == .other)
        #expect(PluralCategory(of: -1, in: Language("en")) == .one)
        #expect(PluralCategory(of: .min, in: Language("")) == .other)
    }
}
