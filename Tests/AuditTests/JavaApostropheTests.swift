// Apostrophes in source texts that Java treats as quotes.

import Audit
import TestSupport
import Testing

@Suite("Apostrophes in Java source texts")
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
        "An apostrophe inside or after a word or argument starts a quote, and a correct translation is accepted",
        arguments: [
            ("Don't delete {0}", "{0}", "{0}"), ("The users' {0}", "{0}", "{0}"),
            ("{0}'s file {1}", "{1} {0}", "{1}"), ("Don't {0,number,#.#}", "{0,number,#.#}", "{0,number,#.#}"),
            ("Het café's {0}", "{0}", "{0}"),
        ])
    func mistakes(_ one: (source: String, translation: String, shown: String)) async throws {
        #expect(
            try await Self.messages(one.source, one.translation) == [
                "warning en: '\(one.shown)' is shown verbatim: a lone apostrophe before it quotes it"
            ])
    }

    @Test("A translation is compared with the intended text")
    func translations() async throws {
        let found = try await Self.messages("Don't delete {0}", "{1}")
        #expect(found.contains { $0.hasPrefix("error fr: ") })
        let quoting = try await Self.messages("Don't delete {0}", "L'objet {0}")
        #expect(quoting.contains("error fr: '{0}' is shown verbatim: a lone apostrophe before it quotes it"))
    }

    @Test(
        "An apostrophe that is meant as a quote, quotes no argument, or is doubled is accepted",
        arguments: ["'{0}' {1}", "“'{0}'” {1}", "Write '{0}' {1}", "{1}: don''t {0}", "{0} {1}, don't", "{0}'{1}'"])
    func quotes(_ text: String) async throws {
        #expect(try await Self.messages(text, text) == [])
    }

    @Test("In gettext files a translation is also compared with the intended text")
    func gettext() async throws {
        let folder = try TemporaryFolder()
        let header = "msgid \"\"\nmsgstr \"Language: de\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
        let message = "#, java-format\nmsgid \"Don't delete {0}\"\nmsgstr \"{0} nicht {1}\"\n"
        try folder.write(header + message, to: "de.po")
        let found = try await Audited.findings("placeholder-mismatch", in: [folder.url.path])
        #expect(found.map(\.message) == ["'{1}' is not in the source"])
    }
}
