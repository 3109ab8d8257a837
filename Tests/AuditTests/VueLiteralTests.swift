// Bars that vue-i18n displays only if they are quoted as literals.

import Audit
import TestSupport
import Testing

@Suite("vue-i18n literals")
struct VueLiteralTests {
    private static func found(_ source: String, _ translation: String) async throws -> [String] {
        let folder = try TemporaryFolder()
        let link = "\"help\": \"@:menu\", \"menu\": \"Menu\""
        try folder.write("{\(link), \"key\": \"\(source)\"}\n", to: "src/locales/en.json")
        try folder.write("{\(link), \"key\": \"\(translation)\"}\n", to: "src/locales/de.json")
        return try await AuditedApp.findings(of: ["placeholder-mismatch"], in: [folder.url.path]).map(\.message)
    }

    private static let bar =
        "vue-i18n reads the '|' as the end of a choice and shows only one choice; expected '{'|'}'"

    @Test("A bar that lost its quotes is reported once, and so are other differences")
    func bareBar() async throws {
        #expect(try await Self.found("Yes {'|'} no", "Ja | nein") == [Self.bar])
        #expect(try await Self.found("{name} {'|'} {day}", "{name} | {day} | x") == [Self.bar])
        #expect(
            try await Self.found("Mail {name}{'@'}x.com {'|'} call", "Schreib {nmae}@x.com | ruf {an}") == [
                "'{nmae}' is not in the source; did you mean '{name}'?; '{name}' of the source is lost; "
                    + "vue-i18n reads the '@' as the start of a link and cannot read the text; expected '{'@'}'; "
                    + Self.bar, "'{an}' is not in the source",
            ])
    }

    @Test(
        "A language's own choices, and bars that stay quoted, are accepted",
        arguments: [
            ("Go to {'('}Settings{')'}", "Йди в {'«'}Налаштування{'»'}"), ("Mail us{'!'}", "Schreib uns"),
            ("cars", "Auto | Autos"), ("Yes {'|'} no", "Ja {'|'} nein"), ("a {'|'} b | {n}", "c {'|'} d | {n}"),
        ])
    func right(source: String, translation: String) async throws {
        #expect(try await Self.found(source, translation).isEmpty)
    }
}
