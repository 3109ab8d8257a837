import Foundation
import SwellRuntime
import Testing

@Suite("LocalizationCheck")
struct CheckTests {
    private func failures(_ files: [String: String]) throws -> [String] {
        LocalizationCheck(try AppFolder(files).bundle(), development: "en").failures().map(\.description)
    }

    @Test("An app without mistakes passes")
    func passes() throws {
        let app = try AppFolder([
            "en.lproj/Localizable.strings": #""a" = "Hello %@"; "b" = "Save 20% today";"#,
            "de.lproj/Localizable.strings": #""a" = "Hallo %1$@"; "b" = "Heute 20 % sparen";"#,
            "en-GB.lproj/Localizable.strings": #""a" = "Hello, %@";"#,
            "ar.lproj/Localizable.strings": #""a" = "مرحبا %@"; "b" = "وفر ٢٠٪ اليوم";"#,
            "ar-XB.lproj/Localizable.strings": "\"a\" = \"\u{202E}Hello %@\"; \"b\" = \"\u{202E}Save\";",
        ])
        try LocalizationCheck(app.bundle(), development: "en").run()
    }

    @Test("A failed check throws all failures, one line each")
    func throwing() throws {
        let app = try AppFolder([
            "en.lproj/a.strings": #""k" = "%@"; "l" = "L";"#, "de.lproj/a.strings": #""k" = "K";"#,
        ])
        let error = #expect(throws: LocalizationFailures.self) {
            try LocalizationCheck(app.bundle(), development: "en").run()
        }
        #expect(error.map { "\($0)" } == "de: a: k: does not show argument 1\nde: a: l: the key is missing")
    }

    @Test("Missing and unknown keys and unreadable tables are failures")
    func keys() throws {
        let files = [
            "en.lproj/a.strings": #""k" = "K";"#, "de.lproj/a.strings": #""l" = "L";"#, "fr.lproj/a.strings": "\"k\" =",
        ]
        let found = try failures(files)
        #expect(
            found == [
                "de: a: k: the key is missing", "de: a: l: the development language does not have the key",
                "fr: a: k: the key is missing", "fr: a: the table cannot be read",
            ])
    }

    @Test("A language needs the forms of 0, 1, 2, 5, 21 and 100")
    func forms() throws {
        let files = [
            "en.lproj/a.stringsdict": AppFolder.plural("k", ["one": "%lld", "other": "%lld"]),
            "pl.lproj/a.stringsdict": AppFolder.plural("k", ["one": "%lld", "other": "%lld"]),
            "ja.lproj/a.stringsdict": AppFolder.plural("k", ["other": "%lld"]),
        ]
        let found = try failures(files)
        #expect(
            found == [
                "pl: a: k: no plural form for 'few' of n", "pl: a: k: no plural form for 'many' of n",
            ])
    }

    @Test("Arguments have the types that the development language has")
    func arguments() throws {
        let files = [
            "en.lproj/a.strings": #""k" = "%@ %lld"; "m" = "%.1f";"#,
            "de.lproj/a.strings": #""k" = "%lld %@"; "m" = "%f %@";"#,
        ]
        let fact = "shows another argument than the development language, or of another type:"
        let found = try failures(files)
        #expect(found == ["de: a: k: \(fact) 1", "de: a: k: \(fact) 2", "de: a: m: \(fact) 2"])
    }

    @Test("A language is written in its direction")
    func direction() throws {
        let files = ["en.lproj/a.strings": #""k" = "K";"#, "ar.lproj/a.strings": #""k" = "K";"#]
        let found = try failures(files)
        #expect(found == ["ar: most texts run in the other direction than the language"])
    }

    @Test("The mistakes of Moorings that the check looks for are found, and nothing else")
    func moorings() throws {
        let bundle = try #require(Bundle(url: AppFolder.moorings))
        let found = LocalizationCheck(bundle, development: "en").failures()
        #expect(
            found.map { "\($0.language.identifier) \($0.key.prefix(24)) \($0.fact)" } == [
                "fr Your booking has been ca missingArgument",
                "ja settings.gale missingKey", "pl booking.price.night wrongArgument",
                "pl logbook.passages missingForm",
                "pl tab.settings unknownKey", "ru booking.summary wrongArgument", "ru booking.summary wrongArgument",
            ])
    }
}
