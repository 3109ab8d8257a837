// Texts that 'flutter gen-l10n' rejects: stray braces, and syntax that only ICU accepts.

import Audit
import TestSupport
import Testing

@Suite("Flutter message syntax")
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
        "flutter gen-l10n cannot read it: a '}' closes nothing, unless 'l10n.yaml' sets 'relax-syntax: true'"
    private static let empty =
        "flutter gen-l10n cannot read it: '{}' names no argument, unless 'l10n.yaml' sets 'relax-syntax: true'"

    @Test(
        "A message that Flutter's generator rejects is an error",
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
        "Empty branches, and braces that may be quoted, are valid",
        arguments: ["{n, plural, =0{} other{{n}}}", "Write '{}' or '}' for {n}", "{a}{b} it''s"])
    func readable(text: String) async throws {
        #expect(try await Self.found(text, text, "lib/l10n").isEmpty)
    }

    @Test(
        "A message that only ICU accepts is an error, in the source or the translation",
        arguments: [
            (
                "Total {n}", "Summe {n, number}",
                "de: '{n, number}' contains a format; expected '{n}', with the format in its '@' key"
            ),
            (
                "On {n, date, short}", "Am {n}",
                "en: '{n, date, short}' contains a format; expected '{n}', with the format in its '@' key"
            ),
            (
                "{n, plural, other{{n}th}}", "{n, selectordinal, other{{n}.}}",
                "de: 'selectordinal' is not supported; expected 'plural' or 'select'"
            ),
            (
                "{n, plural, other{{n} files}}", "{n, plural, =5{fünf} other{{n} Dateien}}",
                "de: '=5' is not a supported case; expected '=0', '=1', '=2' or a category"
            ),
        ])
    func unknown(source: String, translation: String, message: String) async throws {
        let parts = message.split(separator: ": ", maxSplits: 1)
        let expected = "error \(parts[0]): flutter gen-l10n cannot read it: \(parts[1])"
        #expect(try await Self.found(source, translation, "lib/l10n") == [expected])
    }

    @Test(
        "A message that Flutter and ICU accept is valid",
        arguments: ["{n, plural, =0{none} =1{one} =2{two} few{some} other{{n}}}", "{d, date, ::yMMMd} {t, time, ::Hm}"])
    func known(text: String) async throws {
        #expect(try await Self.found(text, text, "lib/l10n").isEmpty)
    }

    @Test("Stray braces are literal in other formats")
    func elsewhere() async throws {
        #expect(try await Self.found("A {} word}.", "Ein {} Wort}.", "locales").isEmpty)
    }
}
