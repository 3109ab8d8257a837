// Source texts with placeholders that no formatter reads.

import TestSupport
import Testing

@Suite("Placeholders that the source spells wrong")
struct SourceSlipTests {
    private static func messages(_ files: [String: String]) async throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return try await Audited.findings("placeholder-mismatch", in: [folder.url.path]).map {
            let help = $0.help.map { " (\($0))" } ?? ""
            return "\($0.subject?.locale ?? ""): \($0.severity) \($0.message)\(help)"
        }
    }

    private static func strings(_ english: String, _ german: String) async throws -> [String] {
        try await messages([
            "en.lproj/L.strings": "\"a\" = \"\(english)\";\n", "de.lproj/L.strings": "\"a\" = \"\(german)\";\n",
        ])
    }

    private static func android(_ english: String, _ german: String) async throws -> [String] {
        func resources(_ text: String) -> String { "<resources><string name=\"a\">\(text)</string></resources>\n" }
        return try await messages([
            "res/values/strings.xml": resources(english), "res/values-de/strings.xml": resources(german),
        ])
    }

    private static let inSource =
        "en: error the characters of '%$1@' are in the wrong order; expected '%1$@'"

    @Test(
        "A dollar sign before the number is reported in the source, not in a translation with the right order",
        arguments: ["%1$@ mit %2$@ öffnen", "Mit %2$@ %1$@ öffnen", "%@ mit %@ öffnen"])
    func transposed(german: String) async throws {
        #expect(try await Self.strings("Open %$1@ with %$2@", german) == [Self.inSource])
    }

    @Test("A translation is compared with what the source means")
    func compared() async throws {
        #expect(
            try await Self.strings("Open %$1@ with %$2@", "Öffne %1$@") == [
                "de: warning '%2$@' of the source is lost", Self.inSource,
            ])
        #expect(
            try await Self.strings("Open %$1@", "Öffne %$1@") == [
                "de: error the characters of '%$1@' are in the wrong order; expected '%1$@'", Self.inSource,
            ])
    }

    @Test(
        "Other dollar signs after percent signs are no slips",
        arguments: ["%d %%$1@ more", "Save 5%$1deal", "%@ is 5 %$ 1d"])
    func others(english: String) async throws {
        #expect(!(try await Self.strings(english, "\(english)!").contains { $0.hasPrefix("en:") }))
    }

    @Test(
        "A specifier that Java rejects is reported in the source, with one that it supports",
        arguments: [("%2$.lf", "%2$.1f"), ("%2$.2lf", "%2$.2f"), ("%2$ld", "%2$d"), ("%2$@", "%2$s")])
    func refused(wrong: String, right: String) async throws {
        #expect(
            try await Self.android("Usage on %1$s is \(wrong) hours", "%1$s: \(wrong) Stunden") == [
                "en: error Java's formatter rejects '\(wrong)', and the app crashes "
                    + "(write a specifier that Java supports, such as '\(right)')"
            ])
    }

    @Test("What a translation should have is never what Java rejects")
    func advised() async throws {
        let found = try await Self.android("Usage on %1$s is %2$.lf hours", "%1$s: %2$.l Stunden")
        #expect(found.first == "de: error Java's formatter rejects '%2$', and the app crashes; expected '%2$.1f'")
    }

    @Test("More placeholders in a table of formats, some of which have as many, are a warning")
    func tableOfFormats() async throws {
        func found(_ texts: [String], _ german: String) async throws -> [String] {
            let english = texts.enumerated().map { "\"\($0)\" = \"\($1)\";\n" }.joined()
            return try await Self.messages([
                "en.lproj/L.strings": english + "\"a\" = \"Execute %@ at Time\";\n",
                "de.lproj/L.strings": "\"a\" = \"\(german)\";\n",
            ]).map { String($0.prefix { $0 != "'" }) }
        }
        let formats = (0..<10).map { "Open %1$@ with %2$@ \($0)" }
        let words = (0..<10).map { "Open it \($0)" }
        #expect(try await found(formats, "%@ um %@ ausführen") == ["de: warning 1 more "])
        #expect(try await found(formats, "%@ um %@ und %@ ausführen") == ["de: error 2 more "])
        #expect(try await found(words + formats.prefix(2), "%@ um %@ ausführen") == ["de: error 1 more "])
    }

    @Test("Dates that the app writes in C's way, without numbers, are no specifiers of Java")
    func dates() async throws {
        #expect(try await Self.android("%-e %b", "%-e. %b").isEmpty)
    }
}
