// `swell budgets`, run as a user runs it.

import Foundation
import TestSupport
import Testing

@Suite("swell budgets")
struct BudgetsTests {
    /// An app whose keys are limited in several places.
    private static func app() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            /* Title. [CHAR LIMIT=40] */
            "auth.login" = "Sign in";
            /* Max. 12 characters */
            "tab.home" = "Home";
            /* [CHAR LIMIT=] */
            "tab.more" = "More";
            "NSCameraUsageDescription" = "Why";
            "free" = "Free";

            """, to: "App/en.lproj/Localizable.strings")
        try folder.write(
            "\"auth.login\" = \"Anmelden\";\n\"tab.home\" = \"Start\";\n", to: "App/de.lproj/Localizable.strings")
        try folder.write(
            """
            budgets:
              auth.login: 20
              'tab.*': {width: 96, style: body}
              'NS*': {graphemes: 4, bytes: 100}
              'tab.home': {locales: de, graphemes: 9}
            """, to: ".swell.yml")
        return folder
    }

    private static func swell(_ arguments: [String], in folder: TemporaryFolder) throws -> Outcome {
        try Programs.swell(["budgets"] + arguments, in: folder.url)
    }

    @Test("Lists the limits of each key, their places and what they override; lists equal ones once")
    func text() throws {
        let folder = try Self.app()
        let outcome = try Self.swell([], in: folder)
        #expect(outcome.code == 0 && outcome.errors.isEmpty)
        #expect(
            outcome.text == """
                auth.login
                  at most 20 characters                                  .swell.yml:2:15  auth.login
                    not at most 40 characters: overridden by auth.login  App/en.lproj/Localizable.strings:1:12  CHAR LIMIT=40

                tab.home
                  at most 9 characters                                 .swell.yml:5:40  tab.home (de)
                  96 pt wide, 1 line, in body, at every size of iOS    .swell.yml:3:20  tab.*
                  at most 12 characters                                App/en.lproj/Localizable.strings:3:4  Max. 12 characters (en)
                    not at most 12 characters: overridden by tab.home  App/en.lproj/Localizable.strings:3:4  Max. 12 characters (de)

                tab.more
                  96 pt wide, 1 line, in body, at every size of iOS                                             .swell.yml:3:20  tab.*
                    invalid limit: there is no number after '='; expected [CHAR LIMIT=40] or [CHAR LIMIT=NONE]  App/en.lproj/Localizable.strings:5:5  CHAR LIMIT=

                NSCameraUsageDescription  (never visible, so no width applies)
                  at most 100 bytes  .swell.yml:4:32  NS*

                """)
    }

    @Test("The first operand is a key, or a pattern of keys, unless such a file exists")
    func keys() throws {
        let folder = try Self.app()
        #expect(try Self.swell(["auth.login"], in: folder).text.hasPrefix("auth.login\n  at most 20"))
        let tabs = try Self.swell(["tab.*", "App", "--locale", "de"], in: folder)
        #expect(
            tabs.text.contains("at most 9 characters") && !tabs.text.contains("auth") && !tabs.text.contains("(de)"))
        #expect(try Self.swell(["App/en.lproj"], in: folder).text.contains("NSCamera"))
        #expect(try Self.swell(["free", "App"], in: folder).text == "free\n  no limits\n")
        let wrong = try Self.swell(["auth.logn", "App"], in: folder)
        #expect(
            wrong.code == 2
                && wrong.errors == "swell: there is no key 'auth.logn' under App; did you mean 'auth.login'?\n")
    }

    @Test("A key without a text in the requested language is distinguished from a missing key")
    func otherLanguage() throws {
        let folder = try Self.app()
        for (key, languages) in [("tab.more", "en"), ("tab.home", "de, en")] {
            let wrong = try Self.swell([key, "App", "--locale", "xx"], in: folder)
            let words =
                "the key '\(key)' has no text in 'xx' under App; it has texts in \(languages)"
            #expect(wrong.code == 2 && wrong.errors == "swell: \(words)\n", "\(wrong.errors)")
        }
        let none = try Self.swell(["tab.mroe", "App", "--locale", "xx"], in: folder)
        #expect(none.errors == "swell: there is no key 'tab.mroe' under App; did you mean 'tab.more'?\n")
    }

    @Test("Sheets of the configuration and of the command line apply")
    func sheets() throws {
        let folder = try Self.app()
        try folder.write("key,max\nfree,7\n", to: "design.csv")
        #expect(
            try Self.swell(["free", "--budgets", "design.csv"], in: folder).text.contains(
                "at most 7 characters  design.csv:2:1  free"))
        try folder.write("check: {budgets: [design.csv]}\n", to: ".swell.yml")
        #expect(try Self.swell(["free"], in: folder).text.contains("design.csv:2:1"))
        #expect(try Self.swell(["free", "--isolated"], in: folder).text == "free\n  no limits\n")
        // Flags are stronger than the configuration, for check as for budgets.
        try folder.write("key,max\nfree,2\n", to: "other.csv")
        #expect(try Self.swell(["free", "--budgets", "other.csv"], in: folder).text.contains("  other.csv:2:1"))
        let check = ["check", "--budgets", "other.csv", "--format", "json", "App"]
        let found = try Programs.swell(check, in: folder.url).text
        #expect(found.contains("at most 2 characters in other.csv:2:1, at most 7"), "\(found)")
        try folder.write("key,mx\nfree,7\n", to: "design.csv")
        let wrong = try Self.swell([], in: folder)
        #expect(
            wrong.code == 2 && wrong.errors.contains("design.csv:1:5: there is no column 'mx'; did you mean 'max'?"))
    }

    @Test("In JSON, every limit has its number, its unit and its place")
    func json() throws {
        struct Page: Decodable {
            struct Origin: Decodable {
                let source: String
                let file: String
                let line: Int
            }
            struct Limit: Decodable {
                let standing: String
                let unit: String?
                let most: Double?
                let width: Double?
                let written: Origin
                let by: Origin?
                let locales: [String]
            }
            struct Key: Decodable {
                let key: String
                let table: String
                let limits: [Limit]
            }
            let keys: [Key]
        }
        let folder = try Self.app()
        let outcome = try Self.swell(["--format", "json"], in: folder)
        let page = try JSONDecoder().decode(Page.self, from: Data(outcome.output))
        #expect(page.keys.map(\.key) == ["auth.login", "tab.home", "tab.more", "NSCameraUsageDescription"])
        let login = page.keys[0].limits
        #expect(login.map(\.standing) == ["in force", "overridden"] && login.map(\.most) == [20, 40])
        #expect(
            login[1].written.source == "charLimit" && login[1].by?.file == ".swell.yml" && login[0].written.line == 2)
        #expect(page.keys[1].limits.contains { $0.width == 96 && $0.unit == "points" && $0.locales == ["de", "en"] })
    }

    @Test("A limit shared with a group is listed with its place")
    func groups() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"tab.a\" = \"Home\";\n\"tab.b\" = \"Marks\";\n", to: "en.lproj/L.strings")
        try folder.write("groups:\n  tabs: {keys: 'tab.*', width: 100, font: Inter 12}\n", to: ".swell.yml")
        let outcome = try Self.swell(["tab.a"], in: folder)
        #expect(outcome.text == "tab.a\n  100 pt wide for the whole group 'tabs'  .swell.yml:2:32  tabs\n")
        let json = try Self.swell(["tab.a", "--format", "json"], in: folder).text
        #expect(json.contains("\"standing\":\"shared\",\"group\":\"tabs\",\"unit\":\"points\",\"most\":100"), "\(json)")
    }

    @Test("A limit that lacks a bracket is listed")
    func misspelled() throws {
        let folder = try TemporaryFolder()
        try folder.write("/* [CHAR LIMIT=40 */\n\"a\" = \"b\";\n", to: "en.lproj/L.strings")
        let lines = try Self.swell(["a"], in: folder).text.split(separator: "\n")
        #expect(lines.count == 3 && lines[1].hasPrefix("  at most 40 characters "))
        #expect(lines[2].hasPrefix("    misspelled, but applies: there is no ']' after it; expected [CHAR LIMIT=40] "))
        let json = try Self.swell(["a", "--format", "json"], in: folder).text
        #expect(json.contains("\"standing\":\"misspelled\"") && !json.contains("\"standing\":\"malformed\""))
    }

    @Test("A project without budgets is reported, and is not an error")
    func none() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"b\";\n", to: "en.lproj/L.strings")
        let outcome = try Self.swell([], in: folder)
        #expect(outcome.code == 0 && outcome.text.isEmpty && outcome.errors.contains("no text has a budget"))
    }
}
