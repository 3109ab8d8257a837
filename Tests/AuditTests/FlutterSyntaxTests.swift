// What 'flutter gen-l10n' refuses: braces that are no argument's, and what only ICU knows.

import Audit
import TestSupport
import Testing

@Suite("Syntax of Flutter's messages")
struct FlutterSyntaxTests {
    private static func found(_ source: String, _ translation: String, _ folder: String) async throws -> [String] {
        let files = try TemporaryFolder()
        let ending = folder == "locales" ? "json" : "arb"
        try files.write("{\"key\": \"\(source)\"}\n", to: "\(folder)/app_en.\(ending)")
        try files.write("{\"key\": \"\(translation)\"}\n", to: "\(folder)/app_de.\(ending)")
        return try await AuditedApp.findings(of: ["placeholder-mismatch"], in: [files.url.path]).map {
            "\($0.severity) \($0.subject?.locale ?? ""): \($0.message)"
        }
    }

    private static let stray =
        "flutter gen-l10n can't read it: a '}' closes nothing, unless 'l10n.yaml' says 'relax-syntax: true'"
    private static let empty =
        "flutter gen-l10n can't read it: '{}' names no argument, unless 'l10n.yaml' says 'relax-syntax: true'"

    @Test(
        "What stops Flutter's generator is an error",
        arguments: [
            ("Hello {name}!", "Hallo {name}}!", "error de: \(stray)"), ("A word.", "Ein Wort}.", "error de: \(stray)"),
            ("A word.", "Ein {} Wort.", "error de: \(empty)"), ("A {} word.", "Ein {} Wort.", "error en: \(empty)"),
            ("A word}.", "Ein Wort.", "error en: \(stray)"), ("Don't {name}", "Nicht d'{name}}", "error de: \(stray)"),
            (
                "{n, plural, =0{} =1{one} other{{n} files}}", "{n, plural, =0{} =1{eine} other{{n} Dateien}}}",
                "error de: \(stray)"
            ),
        ])
    func refused(source: String, translation: String, message: String) async throws {
        #expect(try await Self.found(source, translation, "lib/l10n") == [message])
    }

    @Test(
        "Empty branches, and braces that may be quoted, are right",
        arguments: ["{n, plural, =0{} other{{n}}}", "Write '{}' or '}' for {n}", "{a}{b} it''s"])
    func readable(text: String) async throws {
        #expect(try await Self.found(text, text, "lib/l10n").isEmpty)
    }

    @Test(
        "What only ICU can read is an error, in a translation or, where that has it, in the source",
        arguments: [
            (
                "Total {n}", "Summe {n, number}",
                "de: '{n, number}' names a format; expected '{n}', and the format in its '@' key"
            ),
            (
                "On {n, date, short}", "Am {n}",
                "en: '{n, date, short}' names a format; expected '{n}', and the format in its '@' key"
            ),
            (
                "{n, plural, other{{n}th}}", "{n, selectordinal, other{{n}.}}",
                "de: 'selectordinal' is none of its types; expected 'plural' or 'select'"
            ),
            (
                "{n, plural, other{{n} files}}", "{n, plural, =5{fünf} other{{n} Dateien}}",
                "de: '=5' is none of its cases; expected '=0', '=1', '=2' or a category"
            ),
        ])
    func unknown(source: String, translation: String, message: String) async throws {
        let parts = message.split(separator: ": ", maxSplits: 1)
        let expected = "error \(parts[0]): flutter gen-l10n can't read it: \(parts[1])"
        #expect(try await Self.found(source, translation, "lib/l10n") == [expected])
    }

    @Test(
        "What both can read is right",
        arguments: ["{n, plural, =0{none} =1{one} =2{two} few{some} other{{n}}}", "{d, date, ::yMMMd} {t, time, ::Hm}"])
    func known(text: String) async throws {
        #expect(try await Self.found(text, text, "lib/l10n").isEmpty)
    }

    @Test("Other formats show such braces")
    func elsewhere() async throws {
        #expect(try await Self.found("A {} word}.", "Ein {} Wort}.", "locales").isEmpty)
    }
}
