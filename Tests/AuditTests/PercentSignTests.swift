// Literal percent signs: each language has its own position and suffixes for them.

import Audit
import TestSupport
import Testing

@Suite("Percent signs")
struct PercentSignTests {
    /// Returns the messages of `placeholder-mismatch` for English texts and their translations.
    private static func found(
        _ texts: [(source: String, translation: String)], in format: (path: String, translated: String)
    ) async throws -> [String] {
        func json(_ texts: [String]) -> String {
            let lines = texts.enumerated().map { "\"t\($0)\": \"\($1)\"" }
            return "{\(lines.joined(separator: ",\n"))}\n"
        }
        let folder = try TemporaryFolder()
        try folder.write(json(texts.map(\.source)), to: format.path)
        try folder.write(json(texts.map(\.translation)), to: format.translated)
        return try await AuditedApp.findings(of: ["placeholder-mismatch"], in: [folder.url.path]).map(\.message)
    }

    @Test("An entity with a percent sign is no placeholder")
    func entity() async throws {
        #expect(try await Self.found([("1 &rarr; 9", "1 %larr; 9")], in: Self.json).isEmpty)
    }

    private static let json = (path: "locales/en.json", translated: "locales/hu.json")
    private static let flutter = (path: "lib/l10n/app_en.arb", translated: "lib/l10n/app_hu.arb")

    @Test("Suffixes and numbers may be next to a percent sign in a text without a format", arguments: [json, flutter])
    func endings(format: (path: String, translated: String)) async throws {
        let texts = [
            ("{count}% done", "%{count} tamamlandı"), ("{count}% done", "{count}%-ban kész"),
            ("{count}% done", "{count}%ig fertig"), ("{count}% done", "{count} %:sta"),
            ("Speed in %", "Sebesség %-ban"),
            ("Speed in %", "Abiadura %an"), ("Fan speed as %.", "Abiadura %tan."), ("Below 5% more", "Akku 5 %:n"),
            ("{{count}}% done", "%{{count}} tamamlandı"),
            (
                "{n, plural, one{{n}% done} other{{n}% done, 5% off}}",
                "{n, plural, one{%{n} tan} other{{n}%-ban, 5%ig, %an}}"
            ),
        ]
        #expect(try await Self.found(texts, in: format).isEmpty)
    }

    @Test("A sequence that a formatter would replace is also reported if the source has a percent sign")
    func added() async throws {
        let texts = [
            ("50% off", "%d off"), ("50% off", "%@オフ"), ("50% off", "%s割引"), ("{count}% done", "%{total} done"),
            ("{n, plural, one{1%} other{{n}%}}", "{n, plural, one{1%} other{{n}% %d}}"),
        ]
        #expect(
            try await Self.found(texts, in: Self.json) == [
                "'%d' is not in the source", "'%@' is not in the source", "'%s' is not in the source",
                "'{total}' replaces '{count}' of the source", "'%d' is not in the source",
            ])
    }

    @Test("Flutter does not format percent signs, but a program may replace the source's")
    func programs() async throws {
        let texts = [("Level", "Szint %d"), ("50%% off", "50 % de moins"), ("Hi %s", "Szia"), ("%s, {n}%", "{n}%-ban")]
        #expect(
            try await Self.found(texts, in: Self.flutter) == [
                "'%s' of the source is lost", "'%s' of the source is lost",
            ])
    }
}
