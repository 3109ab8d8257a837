// What recorded tables foresee of other languages.

import Audit
import Configuration
import Projects
import TestSupport
import Testing

@Suite("Recorded tables")
struct RecordedTableTests {
    /// The findings in German for a table of two columns, each with one text.
    private func findings(
        width: Int, edge: Int = 2000, german: String, role: String = "column header", sendWord: Int = 49,
        isOneLine: Bool = false
    ) async throws -> [Finding] {
        let folder = try TemporaryFolder()
        try folder.write("\"send\" = \"Send\";\n\"more\" = \"Read more\";\n", to: "en.lproj/Localizable.strings")
        try folder.write(german, to: "de.lproj/Localizable.strings")
        func text(_ words: String, _ left: Int, _ width: Int, _ cell: String) -> String {
            """
            {"text": "\(words)", "path": "\(words)", "role": "\(role)", "rectangle": [\(left), 0, \(width), 20], \
            "lines": [[\(left), 0, \(width), 20]], "font": {"used": ["Inter"], "size": 17}, \
            "cell": {"table": 0, "row": 0, \(cell)}}
            """
        }
        let send = text("Send", 4, 41, "\"column\": 0, \"word\": \(sendWord), \"line\": 49, \"nowrap\": \(isOneLine)")
        let more = text("Read more", 53, 83, "\"column\": 1, \"word\": 52, \"line\": 91")
        try folder.write(
            """
            {"name": "Chat", "locale": "en", "size": [360, 740], "texts": [
            \(send),
            \(more)
            ], "tables": [{"spare": \(width - 140), "edge": \(edge), "columns": [
            {"left": 0, "width": 49, "word": \(sendWord), "line": 49},
            {"left": 49, "width": 91, "word": 52, "line": 91}]}]}
            """, to: "screens/chat.json")
        let configuration = try Configuration.read(
            Array("screens: screens\n".utf8), file: folder.url.path + "/.swell.yml")
        let plan = try AuditPlan(configuration, root: Project.absolute(folder.url.path), today: "2026-12-31")
        return try await Audit(plan).run(Project([folder.url.path])).findings.filter { $0.budget?.source == .screen }
    }

    private static let german = "\"send\" = \"Absenden\";\n\"more\" = \"Mehr lesen\";\n"

    @Test("give the width that a long word takes to no other column, so that a header there wraps")
    func wrapped() async throws {
        let found = try await findings(width: 160, german: Self.german)
        #expect(found.map { $0.subject?.key } == ["more"])
        #expect(try await findings(width: 200, german: Self.german).isEmpty)
        #expect(try await findings(width: 160, german: Self.german, role: "other").isEmpty, "texts may wrap")
    }

    @Test("get wider than what is around them, if their words do not fit")
    func wider() async throws {
        let german = "\"send\" = \"Absenden\";\n\"more\" = \"Weiterlesen\";\n"
        let found = try await findings(width: 150, edge: 150, german: german, role: "other")
        #expect(found.map { $0.subject?.key } == ["more"])
        #expect(try await findings(width: 150, german: german, role: "other").isEmpty, "nothing clips them")
    }
    @Test("let the two words of a header wrap whose source text is one word, unless its lines break nowhere")
    func oneWord() async throws {
        let german = "\"send\" = \"Jetzt senden\";\n\"more\" = \"Mehr lesen\";\n"
        let found = try await findings(width: 160, german: german)
        #expect(Set(found.compactMap { $0.subject?.key }) == ["more", "send"])
        let whole = try await findings(width: 160, german: german, isOneLine: true)
        #expect(whole.map { $0.subject?.key } == ["more"])
    }

    @Test("break a word in a column that gets narrower than it, where words may break")
    func brokenWord() async throws {
        let german = "\"send\" = \"Absenden\";\n\"more\" = \"Weiterlesen\";\n"
        let found = try await findings(width: 140, german: german, role: "other", sendWord: 15)
        #expect(found.map { $0.subject?.key } == ["send"])
        #expect(try await findings(width: 220, german: german, role: "other", sendWord: 15).isEmpty)
    }
}
