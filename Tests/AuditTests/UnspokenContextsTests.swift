// Messages of gettext whose context stands in no file.

import TestSupport
import Testing

@Suite("Contexts that stand in no file")
struct UnspokenContextsTests {
    private func lines(_ code: String) async throws -> [String] {
        func message(_ context: String, _ text: String) -> String {
            "msgctxt \"\(context)\"\nmsgid \"\(text)\"\nmsgstr \"<b>Text\"\n\n"
        }
        let header = "msgid \"\"\nmsgstr \"Language: de\\nContent-Type: text/plain; charset=UTF-8\\n\"\n\n"
        let catalog =
            header + message("release_group_type", "<b>Album</b>") + message("work_type_allowed_value", "<b>Raga</b>")
            + message("work_type_allowed_value", "<b>Tala</b>")
        return try await Audited.lines("markup-mismatch", [("po/de.po", catalog), ("setup.py", code)])
    }

    @Test("What nobody sees, because no code names its context, is one note")
    func unspoken() async throws {
        let lines = try await lines("kinds = ['DB:release_group_type/name']\n")
        #expect(lines.map { $0.hasSuffix("note") } == [false, true])
    }

    @Test("If code names no context, it is elsewhere")
    func elsewhere() async throws {
        #expect(try await lines("kinds = []\n").allSatisfy { !$0.hasSuffix("note") })
    }
}
