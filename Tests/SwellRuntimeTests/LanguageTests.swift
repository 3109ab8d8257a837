import CICU
import Foundation
import SwellRuntime
import Testing

@Suite("Languages")
struct LanguageTests {
    @Test("A bundle's languages are those of its folders, without Base")
    func bundle() throws {
        let app = try AppFolder(["en.lproj/a.strings": "", "de.lproj/a.strings": "", "Base.lproj/a.strings": ""])
        #expect(try app.languages().all.map(\.identifier) == ["de", "en"])
        #expect(try app.languages().development == Language("en"))
    }

    @Test("The rows of a picker are the system's choice, the languages by their names, and pseudo-locales")
    func entries() throws {
        let app = try AppFolder([
            "en.lproj/a.strings": "", "de.lproj/a.strings": "", "ar-XB.lproj/a.strings": "", "fr.lproj/a.strings": "",
            "en-PSEUDO.lproj/a.strings": "",
        ])
        let entries = try app.languages().entries
        #expect(entries.first == .system)
        #expect(
            entries.compactMap(\.language?.localizedName)
                == ["Deutsch", "English", "français", "English (en-PSEUDO)", "العربية (ar-XB)"])
    }

    @Test("Pseudo-locales are hidden unless asked for; debug builds show them")
    func pseudolocales() throws {
        let app = try AppFolder(["en.lproj/a.strings": "", "en-PSEUDO.lproj/a.strings": ""])
        #expect(try app.languages(showsPseudolocales: false).all == [Language("en")])
        #expect(try app.languages(showsPseudolocales: true).all.count == 2)
        #if DEBUG
            #expect(try app.languages(showsPseudolocales: nil).all.count == 2)
        #endif
    }

    @Test(
        "Names of pseudo-locales are recognized, and no others",
        arguments: [
            ("en-PSEUDO", true), ("en-pseudo", true), ("ar-XB", true), ("en_XA", true), ("en-DOUBLED", true),
            ("en", false), ("ca-valencia", false), ("zh-Hant-HK", false), ("es-419", false), ("xa", false),
        ])
    func recognized(name: String, isPseudolocale: Bool) {
        #expect(Language(name).isPseudolocale == isPseudolocale)
    }

    @Test("A language has its name in itself and in others")
    func names() {
        #expect(Language("de").localizedName == "Deutsch")
        #expect(Language("de").localizedName(in: Language("fr")) == "allemand")
        #expect(Language("en-PSEUDO").localizedName(in: Language("de")) == "Englisch (en-PSEUDO)")
        #expect(Language("xx-unknown").localizedName.isEmpty == false)
    }

    @Test(
        "The flag is the one of the region, or of the likely one; languages of no country have none",
        arguments: [
            ("de", "🇩🇪"), ("de-AT", "🇦🇹"), ("pt-BR", "🇧🇷"), ("ja", "🇯🇵"), ("zh-Hant-HK", "🇭🇰"), ("eo", nil),
            ("es-419", nil), ("tlh", nil), ("en-PSEUDO", nil), ("ar-XB", nil), ("", nil),
        ] as [(String, String?)])
    func flags(name: String, flag: String?) {
        #expect(Language(name).flag == flag)
    }

    @Test(
        "Directions are those of ICU", arguments: FormatTests.locales + ["ar-XB", "en-PSEUDO", "pa-Arab", "ku", "yi"])
    func direction(name: String) {
        #expect(Language(name).isRightToLeft == cicu_is_right_to_left(name))
    }

    @Test("A language has the script of its identifier, or the likely one")
    func scripts() {
        #expect(Language("sr").script?.identifier == "Cyrl")
        #expect(Language("sr-Latn").script?.identifier == "Latn")
        #expect(Language("zh-TW").script?.identifier == "Hant")
    }
}
