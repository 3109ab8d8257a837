import Foundation
import SwellRuntime
import Testing

@Suite("Lookup")
struct LookupTests {
    @Test("A key is looked up in the region, in the language, and in the development language")
    func fallback() throws {
        let files = [
            "pt-BR.lproj/Localizable.strings": #""a" = "a pt-BR";"#,
            "pt.lproj/Localizable.strings": #""a" = "a pt"; "b" = "b pt";"#,
            "en.lproj/Localizable.strings": #""a" = "a en"; "b" = "b en"; "c" = "c en";"#,
            "de.lproj/Localizable.strings": #""d" = "d de";"#,
        ]
        let app = try AppFolder(files)
        let localizer = Localizer(Language("pt-BR"), of: try app.languages())
        #expect(["a", "b", "c", "d"].map { localizer.localized($0) } == ["a pt-BR", "b pt", "c en", "d"])
    }

    @Test("Lookups can show keys, and mark what fell back")
    func display() throws {
        let app = try AppFolder([
            "de.lproj/Localizable.strings": #""a" = "A";"#, "en.lproj/Localizable.strings": #""a" = "B"; "b" = "C";"#,
        ])
        var localizer = Localizer(Language("de"), of: try app.languages())
        localizer.display = .keys
        #expect(["a", "b", "c"].map { localizer.localized($0) } == ["a", "b", "c"])
        localizer.display = .fallbacks
        #expect(["a", "b", "c"].map { localizer.localized($0) } == ["A", "⟦en⟧C", "⟦?⟧c"])
    }

    @Test("Tables have names, and a .stringsdict entry hides the .strings entry of its key")
    func tables() throws {
        let app = try AppFolder([
            "en.lproj/Other.strings": #""a" = "other";"#, "en.lproj/Localizable.strings": #""n" = "hidden";"#,
            "en.lproj/Localizable.stringsdict": AppFolder.plural("n", ["one": "%lld boat", "other": "%lld boats"]),
        ])
        let localizer = Localizer(Language("en"), of: try app.languages())
        #expect(localizer.localized("a", table: "Other") == "other")
        #expect(localizer.localized("a") == "a")
        #expect(localizer.localized("n", 1) == "1 boat")
        #expect(localizer.localized("n", 1_234) == "1,234 boats")
    }

    @Test(
        "Plural forms are selected by the number",
        arguments: [(0, "0 łodzi"), (1, "1 łódź"), (22, "22 łodzie"), (5, "5 łodzi")])
    func plurals(number: Int, text: String) throws {
        let forms = ["one": "%lld łódź", "few": "%lld łodzie", "many": "%lld łodzi", "other": "%lld łodzi"]
        let app = try AppFolder(["pl.lproj/Localizable.stringsdict": AppFolder.plural("n", forms)])
        #expect(Localizer(Language("pl"), of: try app.languages()).localized("n", number) == text)
    }

    @Test("The form 'zero' is for 0 in every language")
    func zero() throws {
        let forms = ["zero": "none", "one": "one", "other": "%lld"]
        let app = try AppFolder(["en.lproj/Localizable.stringsdict": AppFolder.plural("n", forms)])
        let localizer = Localizer(Language("en"), of: try app.languages())
        #expect(localizer.localized("n", 0) == "none")
        #expect(localizer.localized("n", 2.0) == "2")
        #expect(localizer.localized("n", 1.5) == "1.5")
    }

    @Test("Plurals of a text that fell back are those of its language")
    func pluralsOfFallback() throws {
        let app = try AppFolder([
            "ja.lproj/Localizable.strings": "",
            "en.lproj/Localizable.stringsdict": AppFolder.plural("n", ["one": "%lld boat", "other": "%lld boats"]),
        ])
        #expect(Localizer(Language("ja"), of: try app.languages()).localized("n", 1) == "1 boat")
    }

    @Test("Variables may contain others, and have positions")
    func nested() throws {
        let moorings = Languages(try #require(Bundle(url: AppFolder.moorings)), development: "en")
        let english = Localizer(Language("en"), of: moorings)
        #expect(english.localized("booking.stay", 1, 5) == "1 night for 5 people")
        #expect(english.localized("search.summary", 21, 1) == "21 berths in 1 harbour")
        #expect(Localizer(Language("ru"), of: moorings).localized("harbour.berths.free", 21) == "21 свободное место")
    }

    @Test("A variable that contains itself ends")
    func cycle() throws {
        let app = try AppFolder(["en.lproj/Localizable.stringsdict": AppFolder.plural("n", ["other": "x%#@n@%#@n@"])])
        #expect(Localizer(Language("en"), of: try app.languages()).localized("n", 2).count < 100)
    }

    @Test(
        "Arguments are filled in as String(format:) does in the locale",
        arguments: [
            ("%@ and %@", "b and 7"), ("%2$lld of %1$@", "7 of b"), ("%2$d%%", "7%"), ("[%2$5d]", "[    7]"),
            ("[%2$-5d|%2$+d]", "[7    |+7]"), ("%3$.1f", "1,5"), ("%3$@", "1,5"), ("%2$x %2$X %2$o", "7 7 7"),
            ("%4$lld", "1.234.567"), ("%2$.2f", "7,00"), ("%4$c", ""), ("%", "%"),
            ("%9$@", "%@"), ("%1$d", "b"), ("%#@none@", ""), ("%99999d", "%99999d"),
        ])
    func arguments(format: String, text: String) throws {
        let escaped = format.replacing("\"", with: "\\\"")
        let app = try AppFolder(["de.lproj/Localizable.strings": "\"a\" = \"\(escaped)\";"])
        let localizer = Localizer(Language("de"), of: try app.languages())
        #expect(localizer.localized("a", "b", 7, 1.5, 1_234_567) == text)
    }

    @Test("A text without arguments stays as it is")
    func unformatted() throws {
        let app = try AppFolder(["en.lproj/Localizable.strings": #""a" = "Save 20% today, 100%%";"#])
        #expect(Localizer(Language("en"), of: try app.languages()).localized("a") == "Save 20% today, 100%%")
    }

    @Test("Widest and device-specific texts are found")
    func variants() throws {
        let table = """
            <plist version="1.0"><dict>
            <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>20</key><string>short</string><key>100</key><string>long</string></dict></dict>
            <key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>applewatch</key><string>watch</string><key>other</key><string>any</string></dict></dict>
            <key>bad</key><integer>3</integer></dict></plist>
            """
        let app = try AppFolder(["en.lproj/Localizable.stringsdict": table])
        let localizer = Localizer(Language("en"), of: try app.languages())
        #expect(["w", "d", "bad"].map { localizer.localized($0) } == ["long", "any", "bad"])
    }

    @Test("A table that cannot be read has no keys")
    func unreadable() throws {
        let app = try AppFolder([
            "de.lproj/Localizable.strings": "\"a = ", "en.lproj/Localizable.strings": #""a" = "A";"#,
        ])
        #expect(Localizer(Language("de"), of: try app.languages()).localized("a") == "A")
    }
}
