// Apostrophes of source texts that Java takes for quotes.

import Audit
import TestSupport
import Testing

@Suite("Apostrophes in Java's source texts")
struct JavaApostropheTests {
    private static func messages(_ source: String, _ translation: String) async throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write("key = \(source)\n", to: "messages.properties")
        try folder.write("key = \(translation)\n", to: "messages_fr.properties")
        return try await Audited.findings("placeholder-mismatch", in: [folder.url.path]).map { finding in
            "\(finding.severity) \(finding.subject?.locale ?? "-"): \(finding.message)"
        }
    }

    @Test(
        "One in a word, at its end or behind an argument quotes, and what a translation has right is right",
        arguments: [
            ("Don't delete {0}", "{0}", "{0}"), ("The users' {0}", "{0}", "{0}"),
            ("{0}'s file {1}", "{1} {0}", "{1}"), ("Don't {0,number,#.#}", "{0,number,#.#}", "{0,number,#.#}"),
            ("Het café's {0}", "{0}", "{0}"),
        ])
    func mistakes(_ one: (source: String, translation: String, shown: String)) async throws {
        #expect(
            try await Self.messages(one.source, one.translation) == [
                "warning en: '\(one.shown)' is shown as it is: a lone apostrophe before it quotes it"
            ])
    }

    @Test("A translation is compared with what was meant")
    func translations() async throws {
        let found = try await Self.messages("Don't delete {0}", "{1}")
        #expect(found.contains { $0.hasPrefix("error fr: ") })
        let quoting = try await Self.messages("Don't delete {0}", "L'objet {0}")
        #expect(quoting.contains("error fr: '{0}' is shown as it is: a lone apostrophe before it quotes it"))
    }

    @Test(
        "One that begins to quote on purpose, that quotes no argument, or that is doubled is let be",
        arguments: ["'{0}' {1}", "“'{0}'” {1}", "Write '{0}' {1}", "{1}: don''t {0}", "{0} {1}, don't", "{0}'{1}'"])
    func quotes(_ text: String) async throws {
        #expect(try await Self.messages(text, text) == [])
    }

    @Test("In gettext's files a translation is compared with what was meant, too")
    func gettext() async throws {
        let folder = try TemporaryFolder()
        let header = "msgid \"\"\nmsgstr \"Language: de\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
        let message = "#, java-format\nmsgid \"Don't delete {0}\"\nmsgstr \"{0} nicht {1}\"\n"
        try folder.write(header + message, to: "de.po")
        let found = try await Audited.findings("placeholder-mismatch", in: [folder.url.path])
        #expect(found.map(\.message) == ["'{1}' is not in the source"])
    }
}
