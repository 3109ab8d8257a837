// How Apple's formatter treats arguments, compared with C's and Java's.

import TestSupport
import Testing

@Suite("Arguments that Apple formats")
struct AppleFormatTests {
    private static func messages(_ files: [String: String]) async throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return try await Audited.findings("placeholder-mismatch", in: [folder.url.path]).map {
            "\($0.severity) \($0.message)"
        }
    }

    private static func strings(_ english: String, _ german: String) async throws -> [String] {
        try await messages([
            "en.lproj/L.strings": "\"a\" = \"\(english)\";\n", "de.lproj/L.strings": "\"a\" = \"\(german)\";\n",
        ])
    }

    @Test(
        "An argument whose specifier is lost moves to a higher number",
        arguments: [
            ("%1$d files in %2$@", "Dateien in %2$@", "%1$d", "%2$@"),
            ("%d files in %@", "Dateien in %2$@", "%d", "%2$@"),
            ("%1$@ greets %2$@ %3$@", "%2$@ %3$@ grüßen", "%1$@", "%2$@"),
            ("%1$@ greets %2$@ %3$@", "%1$@ grüßt %3$@", "%2$@", "%3$@"),
        ])
    func movedUp(_ one: (english: String, german: String, lost: String, next: String)) async throws {
        #expect(
            try await Self.strings(one.english, one.german)
                == ["error '\(one.lost)' of the source is lost, and '\(one.next)' takes its argument"])
    }

    @Test("Losing a specifier without an argument changes no other specifier")
    func lost() async throws {
        #expect(
            try await Self.strings("%1$d files in %2$@", "%1$d Dateien") == ["warning '%2$@' of the source is lost"])
        #expect(
            try await Self.strings("%1$d %2$d %3$@", "%3$@") == [
                "error '%1$d' of the source is lost, and '%3$@' takes its argument; "
                    + "'%2$d' of the source is lost"
            ])
    }

    @Test("In Xcode's XLIFF a text is formatted as in its original file")
    func exported() async throws {
        func file(_ original: String) -> [String: String] {
            [
                "de.xliff": """
                <xliff version="1.2"><file original="\(original)" source-language="en" target-language="de"><body>
                <trans-unit id="a"><source>%1$d in %2$@</source><target>in %2$@</target></trans-unit>
                </body></file></xliff>
                """
            ]
        }
        #expect(
            try await Self.messages(file("App/en.lproj/L.strings"))
                == ["error '%1$d' of the source is lost, and '%2$@' takes its argument"])
        #expect(try await Self.messages(file("src/app.ts")) == ["warning '%1$d' of the source is lost"])
    }

    @Test("Xcode's XLIFF is checked unless a string catalog of the project has its texts")
    func copy() async throws {
        let files = [
            "de.xliff": """
            <xliff version="1.2"><file original="App/L.xcstrings" source-language="en" target-language="de"><body>
            <trans-unit id="a"><source>%1$d in %2$@</source><target>in %2$@</target></trans-unit>
            </body></file></xliff>
            """
        ]
        #expect(try await Self.messages(files).count == 1)
        let catalog = ["src/App/L.xcstrings": "{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}"]
        #expect(try await Self.messages(files.merging(catalog) { $1 }) == [])
        let other = ["src/App/Other.xcstrings": "{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}"]
        #expect(try await Self.messages(files.merging(other) { $1 }).count == 1)
    }

    @Test("A space before the number of an argument is a flag, not a lone percent sign")
    func flag() async throws {
        #expect(try await Self.strings("Hi %1$@", "Hallo % 1$@") == [])
        #expect(try await Self.strings("50%% of %1$@", "50%% von % 1$@") == [])
        #expect(try await Self.strings("Hi %1$@", "Hallo % 1$d") == ["error '%1$d' replaces '%1$@' of the source"])
        #expect(
            try await Self.strings("50%% of %1$@", "50 % von %1$@")
                == ["error a formatter reads the lone '%' as a placeholder; expected '%%'"])
    }

    @Test("A loss in the text for one device is not reported for another", arguments: ["Device", "Width"])
    func variants(_ rule: String) async throws {
        let key = rule == "Device" ? "NSStringDeviceSpecificRuleType" : "NSStringVariableWidthRuleType"
        let names = rule == "Device" ? ("iphone", "other") : ("20", "40")
        func dictionary(_ first: String, _ second: String) -> String {
            """
            <plist version="1.0"><dict><key>k</key><dict><key>\(key)</key><dict>
            <key>\(names.0)</key><string>\(first)</string><key>\(names.1)</key><string>\(second)</string>
            </dict></dict></dict></plist>
            """
        }
        func found(_ english: (String, String), _ german: (String, String)) async throws -> [String] {
            try await Self.messages([
                "en.lproj/L.stringsdict": dictionary(english.0, english.1),
                "de.lproj/L.stringsdict": dictionary(german.0, german.1),
            ])
        }
        let german = ("Zum Öffnen tippen", "Zum Öffnen von %@ klicken")
        #expect(
            try await found(("Tap to open %@", "Click to open %@"), german)
                == ["warning '%@' of the source is lost"])
        #expect(try await found(("Tap to open", "Click to open %@"), german) == [])
    }

    @Test("Java ignores an argument that no specifier names")
    func java() async throws {
        func resources(_ text: String) -> String { "<resources><string name=\"a\">\(text)</string></resources>\n" }
        #expect(
            try await Self.messages([
                "res/values/strings.xml": resources("%1$d files in %2$s"),
                "res/values-de/strings.xml": resources("Dateien in %2$s"),
            ]) == ["warning '%1$d' of the source is lost"])
    }

    private static func catalog(_ german: String) -> [String: String] {
        func unit(_ text: String) -> String { "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}" }
        func plural(_ one: String, _ other: String) -> String {
            "{\"variations\": {\"plural\": {\"one\": \(unit(one)), \"other\": \(unit(other))}}}"
        }
        return [
            "L.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"a": {"localizations": {
            "en": \(plural("%1$lld file in %2$@", "%1$lld files in %2$@")),
            "de": \(plural(german, "%1$lld Dateien in %2$@"))}}}}
            """
        ]
    }

    @Test("The number that selects a form is consumed, whether or not the form shows it")
    func chosen() async throws {
        #expect(try await Self.messages(Self.catalog("eine Datei in %2$@")) == [])
        func dictionary(_ one: String) -> String {
            """
            <plist version="1.0"><dict><key>k</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%1$#@n@</string><key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>\(one)</string><key>other</key><string>%1$d in %2$@ for %3$@</string>
            </dict></dict></dict></plist>
            """
        }
        func found(_ one: String) async throws -> [String] {
            try await Self.messages([
                "en.lproj/L.stringsdict": dictionary("%1$d in %2$@ for %3$@"),
                "de.lproj/L.stringsdict": dictionary(one),
            ])
        }
        #expect(try await found("eine in %2$@ für %3$@") == [])
        #expect(
            try await found("eine für %3$@")
                == ["error '%2$@' of the source is lost, and '%3$@' takes its argument"])
    }
}
