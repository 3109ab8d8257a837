// `swell accessors`, run as a user runs it.

import Foundation
import TestSupport
import Testing

@Suite("swell accessors")
struct AccessorsCommandTests {
    private static func app(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return folder
    }

    private static func swell(_ folder: TemporaryFolder, _ arguments: String...) throws -> Outcome {
        try Programs.swell(["accessors", "--isolated"] + arguments, in: folder.url)
    }

    /// The declarations of the code, without their bodies.
    private static func members(_ outcome: Outcome) -> [String] {
        outcome.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.hasPrefix("static ") || $0.hasPrefix("enum ") || $0.hasPrefix("case ") }
            // The bundle, which each platform declares in its own way.
            .filter { !$0.hasPrefix("static let found ") }
            .map { line in
                line.hasPrefix("case ") ? line : line.split(separator: " {").first.map { String($0) } ?? line
            }
    }

    private static func plural(_ key: String, format: String, _ variables: [(name: String, type: String)]) -> String {
        """
        <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
        \(variables.map { name, type in
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
            <key>one</key><string>one \(name)</string><key>other</key><string>%\(type) \(name)</string></dict>
            """
        }.joined())</dict>
        """
    }

    private static func stringsDict(_ plurals: String...) -> String {
        "<plist version=\"1.0\"><dict>\(plurals.joined())</dict></plist>"
    }

    private static func stringCatalog(_ strings: String) -> String {
        #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#
    }

    @Test("Keys become nested enums, texts properties, and texts with placeholders functions")
    func nested() throws {
        let app = try Self.app([
            "en.lproj/Localizable.strings": """
            "auth.login.email_placeholder" = "Email";
            "auth.login.attempts" = "%2$@: %1$d of %3$.1f";
            "percent" = "100 %%";
            "sure" = "100% sure";
            "width" = "%*d";
            """
        ])
        let outcome = try Self.swell(app, ".")
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(
            Self.members(outcome) == [
                "enum L10n", "static var percent: String", "static var sure: String",
                "static func width(_ p1: Int, _ p2: Int) -> String", "enum Auth", "enum Login",
                "static func attempts(_ p1: Int, _ p2: Any, _ p3: Double) -> String",
                "static var emailPlaceholder: String",
            ])
        #expect(outcome.text.contains(#"format_("percent", [])"#))
        #expect(outcome.text.contains(#"text_("sure")"#))
    }

    @Test("The flat style and the keys have one enum")
    func flat() throws {
        let app = try Self.app(["en.lproj/Localizable.strings": "\"a.b_c\" = \"A\";\n\"class\" = \"Class\";\n"])
        #expect(
            Self.members(try Self.swell(app, "--style", "flat")) == [
                "enum L10n", "static var abc: String", "static var `class`: String",
            ])
        #expect(
            Self.members(try Self.swell(app, "--style", "keys"))
                == [
                    "enum LocalizedKeys: String {", "case abc = \"a.b_c\"", "case `class` = \"class\"",
                ].map { $0.replacingOccurrences(of: " {", with: "") })
    }

    @Test("Variables of plurals decide the types, and hide the text of the key")
    func variables() throws {
        let app = try Self.app([
            "en.lproj/Localizable.strings": "\"files\" = \"%@ files\";\n",
            "en.lproj/Localizable.stringsdict": Self.stringsDict(
                Self.plural("files", format: "%2$@: %1$#@files@", [("files", "d")]),
                Self.plural("ratio", format: "%#@a@ of %8$3.2#@b@", [("a", "lld"), ("b", "f")])),
        ])
        #expect(
            Self.members(try Self.swell(app, ".")).dropFirst() == [
                "static func files(_ p1: Int, _ p2: Any) -> String",
                "static func ratio(_ p1: Int, _ p2: Double) -> String",
            ])
    }

    @Test("Substitutions of string catalogs are arguments with their names")
    func substitutions() throws {
        let app = try Self.app([
            "Localizable.xcstrings": Self.stringCatalog(
                """
                "report": {"extractionState": "manual", "localizations": {"en": {
                  "stringUnit": {"state": "translated", "value": "%@ has %#@open_files@"},
                  "substitutions": {"open_files": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                    "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
                    "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}}}}}},
                "failed": {"extractionState": "manual", "localizations": {"en":
                  {"stringUnit": {"state": "translated", "value": "Failed: %(reason)@"}}}},
                "Found in code": {}
                """)
        ])
        #expect(
            Self.members(try Self.swell(app, ".")).dropFirst() == [
                "static var foundInCode: String", "static func failed(reason p1: Any) -> String",
                "static func report(_ p1: Any, openFiles p2: Int) -> String",
            ])
        let resources = try Self.swell(app, "--style", "resource")
        #expect(
            Self.members(resources) == [
                "static func failed(reason: String) -> LocalizedStringResource",
                "static func report(_ arg1: String, openFiles: Int) -> LocalizedStringResource",
            ])
        #expect(
            resources.text.contains(#"defaultValue: "\(arg1)\(openFiles, specifier: "%lld")", table: "Localizable""#))
        #expect(resources.errors.contains("1 key left out"))
    }

    @Test("Resources of other tables than the standard one are in an enum")
    func tables() throws {
        let app = try Self.app([
            "en.lproj/Localizable.strings": "\"a\" = \"%d\";\n", "en.lproj/Widget.strings": "\"b\" = \"B\";\n",
            "en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"App\";\n",
        ])
        #expect(
            Self.members(try Self.swell(app, "--style", "resource")) == [
                "static func a(_ arg1: Int32) -> LocalizedStringResource", "enum Widget",
                "static var b: LocalizedStringResource",
            ])
        let nested = try Self.swell(app, ".")
        #expect(
            Self.members(nested) == [
                "enum L10n", "enum Localizable", "static func a(_ p1: Int) -> String", "enum Widget",
                "static var b: String",
            ])
        #expect(nested.text.contains(#"textWidget_("b")"#))
        #expect(nested.text.contains(#"localizedString(forKey: key, value: nil, table: "Widget")"#))
        #expect(Self.members(try Self.swell(app, "--table", "InfoPlist")).last == "static var cfBundleName: String")
    }

    @Test("A key whose languages disagree about a type has no accessor, and both places are said")
    func disagreement() throws {
        let app = try Self.app([
            "en.lproj/Localizable.strings": "\"ok\" = \"OK\";\n\"count\" = \"%d files\";\n",
            "de.lproj/Localizable.strings": "\n\n\"count\" = \"%@ Dateien\";\n\"ok\" = \"100% d'accord\";\n",
        ])
        let outcome = try Self.swell(app, ".")
        #expect(outcome.code == 1)
        #expect(
            outcome.errors.hasPrefix("de.lproj/Localizable.strings:3:12: error: 'count' shows argument 1 as an object"))
        #expect(outcome.errors.contains("en.lproj/Localizable.strings:2:12 as an integer (%d)"))
        #expect(Self.members(outcome) == ["enum L10n", "static var ok: String"])
    }

    @Test("A translation may leave out the last arguments, but not read others")
    func fewerArguments() throws {
        let english = "\"a\" = \"%1$@ has %2$d\";\n"
        for (german, code) in [("%@ hat welche", Int32(0)), ("%2$d gibt es", 1), ("%@ hat %d von %d", 1)] {
            let app = try Self.app([
                "en.lproj/Localizable.strings": english, "de.lproj/Localizable.strings": "\"a\" = \"\(german)\";\n",
            ])
            #expect(try Self.swell(app, ".").code == code, "\(german)")
        }
    }

    @Test("Clashes get numbers in the order of the keys, and are said")
    func clashes() throws {
        let app = try Self.app([
            "en.lproj/Localizable.strings": """
            "a-b" = "1"; "a_b" = "2"; "404" = "3"; "404.title" = "4"; "x-y.z" = "5"; "x_y.w" = "6"; "string.title" = "%d";
            """
        ])
        let outcome = try Self.swell(app, ".")
        #expect(
            Self.members(outcome) == [
                "enum L10n", "static var _4042: Swift.String", "static var ab: Swift.String",
                "static var ab2: Swift.String", "enum _404", "static var title: Swift.String", "enum String",
                "static func title(_ p1: Swift.Int) -> Swift.String", "enum XY", "static var z: Swift.String",
                "static var w: Swift.String",
            ])
        #expect(outcome.errors.contains("'a_b' is called ab2, because 'a-b' has the name ab"))
    }

    @Test("The file is written if it changed, and checked without a change")
    func written() throws {
        let app = try Self.app(["en.lproj/Localizable.strings": "\"a\" = \"A\";\n"])
        let arguments = ["accessors", "--isolated", ".", "--output", "Made/L10n.swift"]
        #expect(try Programs.swell(arguments + ["--check"], in: app.url).code == 1)
        #expect(!FileManager.default.fileExists(atPath: app.url.appending(path: "Made").path))
        #expect(try Programs.swell(arguments, in: app.url).code == 0)
        #expect(try Programs.swell(arguments + ["--check"], in: app.url).code == 0)
        let file = app.url.appending(path: "Made/L10n.swift").path
        let old = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? UInt64
        #expect(try Programs.swell(arguments, in: app.url).code == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? UInt64 == old)
        try app.write("\"a\" = \"A\";\n\"b\" = \"B\";\n", to: "en.lproj/Localizable.strings")
        let stale = try Programs.swell(arguments + ["--check"], in: app.url)
        #expect(stale.code == 1)
        #expect(stale.text.contains("+    static var b: String"))
        #expect(stale.errors.contains("Made/L10n.swift is stale"))
    }

    @Test("A file that Swell did not write stays as it is")
    func foreignFile() throws {
        let app = try Self.app(["en.lproj/Localizable.strings": "\"a\" = \"A\";\n", "L10n.swift": "enum Mine {}\n"])
        let outcome = try Self.swell(app, ".", "--output", "L10n.swift")
        #expect(outcome.code == 2)
        #expect(try String(contentsOf: app.url.appending(path: "L10n.swift"), encoding: .utf8) == "enum Mine {}\n")
    }

    @Test("Nothing in a text ends its comment or its literal")
    func hostileTexts() throws {
        let app = try Self.app([
            "en.lproj/Localizable.strings": """
            /* comment `x` */
            "k\\"\\\\(1)\\nz" = "a */ b\\n}\\nlet c = 1 \u{202E}`d`";
            """
        ])
        let outcome = try Self.swell(app, ".")
        #expect(outcome.text.contains(#"text_("k\"\\(1)\nz")"#))
        #expect(outcome.text.contains("    /// a */ b\n    /// }\n    /// let c = 1 \\u{202E}\\`d\\`\n    ///\n"))
        #expect(!outcome.text.unicodeScalars.contains("\u{202E}"))
    }

    @Test("A function of the app's own looks texts up")
    func lookup() throws {
        let app = try Self.app(["en.lproj/Localizable.strings": "\"a\" = \"A\";\n\"tr\" = \"%d\";\n"])
        let outcome = try Self.swell(app, ".", "--lookup", "tr", "--access", "public", "--name", "Texts")
        #expect(outcome.text.contains(#"    public static var a: String { tr("a", "Localizable", []) }"#))
        #expect(
            outcome.text.contains(#"    public static func tr2(_ p1: Int) -> String { tr("tr", "Localizable", [p1]) }"#)
        )
        #expect(!outcome.text.contains("Bundle"))
    }

    @Test(
        "Each bundle has its own expression",
        arguments: [("module", "= Bundle.module"), ("main", "= Bundle.main"), ("class", "= Bundle(for: Bundle_.self)")])
    func bundles(name: String, expression: String) throws {
        let app = try Self.app(["en.lproj/Localizable.strings": "\"a\" = \"A\";\n"])
        let text = try Self.swell(app, ".", "--bundle", name).text
        #expect(text.contains(expression))
        #expect(!text.contains("#if"))
    }

    @Test("Two tables of one name need a path")
    func ambiguous() throws {
        let app = try Self.app([
            "A/en.lproj/Localizable.strings": "\"a\" = \"A\";\n", "B/en.lproj/Localizable.strings": "\"b\" = \"B\";\n",
        ])
        let outcome = try Self.swell(app, ".")
        #expect(outcome.code == 2)
        #expect(
            outcome.errors.contains("several tables are called Localizable, in A/ and B/; pass one of them as PATH"))
        #expect(try Self.swell(app, "A").code == 0)
    }

    @Test("Flags that would do nothing are errors")
    func uselessFlags() throws {
        let app = try Self.app(["en.lproj/Localizable.strings": "\"a\" = \"A\";\n"])
        for arguments in [
            ["--check"], ["--lookup", "tr", "--bundle", "main"], ["--style", "resource", "--name", "Texts"],
            ["--style", "keys", "--lookup", "tr"], ["--name", "1x"], ["--table", "Nothing"],
        ] {
            #expect(try Programs.swell(["accessors", "--isolated"] + arguments, in: app.url).code == 2, "\(arguments)")
        }
    }

    @Test(
        "Uses of members are uses of their keys, and unused members are found",
        arguments: ["nested", "flat", "resource"])
    func unused(style: String) throws {
        let app = try Self.app([
            "en.lproj/Localizable.strings": """
            "menu.title" = "Menu"; "menu.about" = "About %@"; "menu.quit" = "Quit"; "menu.close" = "Close";
            """
        ])
        let uses = [
            "nested": "[L10n.Menu.title, L10n.Menu.about(name), L10n.Menu.close]",
            "flat": "[L10n.menuTitle, L10n.menuAbout(name), L10n.menuClose]",
            "resource": "[Text(.menuTitle), Text(.menuAbout(name)), Text(.menuClose)]",
        ]
        try app.write("let texts = \(uses[style] ?? "")\n", to: "Menu.swift")
        _ = try Self.swell(app, ".", "--style", style, "--output", "Generated.swift")
        let outcome = try Programs.swell(
            ["check", "--isolated", "--rule", "unused-accessor", "--format", "json"], in: app.url)
        let keys = outcome.text.matches(of: /"key" ?: ?"([^"]+)"/).map { String($0.1) }
        #expect(keys == ["menu.quit"])
    }
}
