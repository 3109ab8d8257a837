// The words that describe a pseudo-locale, and the errors for invalid ones.

import Pseudolocales
import Testing

@Suite("Recipes")
struct RecipeTests {
    @Test(
        "A tag is well-formed and in its canonical case, however it is written",
        arguments: [
            ("en-PSEUDO", "en-PSEUDO"), ("en_PSEUDO", "en-PSEUDO"), ("EN-pseudo", "en-PSEUDO"), ("en-xa", "en-XA"),
            ("en-latn-pseudo", "en-Latn-PSEUDO"), ("ar-XB", "ar-XB"), ("de-abcdef12", "de-ABCDEF12"),
            ("qps-ploc", "qps-ploc"), ("QPS_Ploc", "qps-ploc"), ("qps-PLOCA", "qps-ploca"), ("qaa", "qaa"),
            ("qtz-DE", "qtz-DE"), ("zz-XX", "zz-XX"), ("en-ZZ", "en-ZZ"), ("ca-valencia-PSEUDO", "ca-valencia-PSEUDO"),
        ])
    func tags(written: String, tag: String) throws {
        #expect(try PseudoTag(written).string == tag)
    }

    @Test("Every preset's tag is that of a pseudo-locale, and its texts match its summary")
    func presets() throws {
        #expect(Set(Preset.all.map(\.tag)).count == Preset.all.count)
        for preset in Preset.all {
            #expect(try PseudoTag(preset.tag).string == preset.tag)
            #expect(PseudoTag.isPseudo(preset.tag))
            var maker = try Maker(nil, tag: preset.tag.lowercased())
            #expect(maker.make("Save changes", key: "save").outcome == .made)
        }
    }

    @Test(
        "A language that customers use is not a pseudo-locale",
        arguments: ["en", "de-DE", "ca-valencia", "zh-Hant-TW", "en-XK", "qua", "quz"])
    func realLanguages(tag: String) {
        #expect(!PseudoTag.isPseudo(tag))
        #expect(throws: StyleError.self) { try PseudoTag(tag) }
    }

    @Test(
        "The error for an invalid tag suggests a valid one",
        arguments: [
            ("de", "such as de-PSEUDO"), ("en-XK", "XK is a real region"), ("en_de", "DE is a real region"),
            ("xx-toolongvariant", "is not a language tag; expected one like en-PSEUDO"), ("", "is not a language tag"),
            ("qaa", "there is no preset for 'qaa'; specify styles"), ("en", "such as en-PSEUDO"),
            ("en-", "is not a language tag"), ("en-abc", "is not a language tag"), ("english", "is not a language tag"),
            ("de-PSEUDO", "there is no preset for 'de-PSEUDO'; specify styles"),
        ])
    func wrongTags(tag: String, words: String) {
        #expect(Self.error(tag: tag)?.message.contains(words) == true)
    }

    @Test(
        "The error for an invalid style lists what is expected, and the word that was probably meant",
        arguments: [
            ("acented", "there is no style 'acented'", "accented"), ("script", "needs an argument after a colon", nil),
            ("script:Cyrill", "expected one of Arab", "Cyrl"), ("plain:x", "takes no argument after a colon", nil),
            ("mirrored:overide", "expected override or isolates", "override"), ("bracketed:{}", "not a pair", nil),
            ("bracketed:%s", "not a pair", nil), ("bracketed:##", "not a pair", nil),
            ("bracketed:''", "not a pair", nil),
            ("bracketed:$$", "not a pair", nil), ("bracketed:____", "not a pair", nil),
            ("bracketed:||", "not a pair", nil),
            ("bracketed:abc", "not a pair", nil), ("bracketed:<>", "not a pair", nil),
            ("expanded:rulr", "not a padding", "ruler"),
        ] as [(String, String, String?)])
    func wrongStyles(style: String, words: String, known: String?) {
        let error = Self.error(styles: [style])
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "none")")
        #expect(known.map { error?.misspelling?.known.contains($0) == true } ?? true)
    }

    @Test(
        "The error for an invalid growth lists what is expected",
        arguments: [
            ("30", "30%"), ("-1%", "30%"), ("2000%", "up to 1000%"), ("de@75", "de@p75"), ("de@p100", "p50 to p99"),
            ("xx@p75", "no growth measurements for 'xx'"), ("", "budget"),
        ])
    func wrongGrowth(growth: String, words: String) {
        #expect(Self.error(growth: growth)?.message.contains(words) == true)
    }

    @Test("An empty list of styles is an error")
    func noStyles() {
        #expect(Self.error(styles: []) == .noStyles)
    }

    private static func error(
        tag: String = "en-PSEUDO", styles: [String]? = nil, growth: String? = nil
    ) -> StyleError? {
        var recipe = Pseudolocale.Recipe(tag: tag)
        (recipe.styles, recipe.growth) = (styles, growth)
        do throws(StyleError) {
            _ = try Pseudolocale(recipe)
            return nil
        } catch {
            return error
        }
    }
}
