// The directions of locales.

import Testing
import TextLayout

@Suite("Directions of locales")
struct DirectionTests {
    @Test(
        "A locale's script determines the direction, explicit or likely",
        arguments: [
            "ar", "ar-EG", "ar_SA", "ar-XB", "ar-PSEUDO", "he", "iw", "he-IL", "fa", "fa-AF", "ur", "ur-PK", "yi", "dv",
            "ps", "ckb", "ug", "sd", "az-Arab", "az_Arab_IR", "pa-PK", "ku-Arab", "und-Hebr", "syr", "nqo", "ff-Adlm",
            "ar-u-nu-latn", "AR",
        ])
    func rightToLeft(locale: String) {
        #expect(Direction.of(locale: locale) == .rightToLeft)
    }

    @Test(
        "A locale without a right-to-left script is left-to-right",
        arguments: [
            "en", "en-XA", "en-PSEUDO", "en-XB", "az", "pa", "ku", "sd-Deva", "ar-Latn", "zh-Hant", "mn-Mong", "", "-",
            "x", String(repeating: "x-", count: 10_000), "Base", "🦊",
        ])
    func leftToRight(locale: String) {
        #expect(Direction.of(locale: locale) == .leftToRight)
    }
}
