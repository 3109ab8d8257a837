// What stands in place of the markup that a translation lost.

import Audit
import TestSupport
import Testing

@Suite("In place of lost markup")
struct StandInTests {
    @Test(
        "users see what machine translation leaves, which is a warning",
        arguments: [
            ("A <strong>board</strong> changed", "Athraíodh 1bord1", "warning"),
            ("A <strong>board</strong> changed", "Athraíodh bord", "note"),
            ("A <strong>board</strong> changed", "Athraíodh 2 bord", "note"),
            ("It is <b>private</b>.", "Tá sé @@ PH0 @@ príobháideach @@PH1@@.", "warning"),
            ("See <1>Help</1>", "Féach <1>Cabhair</1>.</1>", "note"),
        ])
    func markup(source: String, translation: String, severity: String) async throws {
        let files = [("en", source), ("ga", translation)].map { language, text -> (path: String, text: String) in
            ("i18n/\(language).json", "{\"key\": \"\(text)\"}\n")
        }
        #expect(try await Audited.lines("markup-mismatch", files) == ["ga key : \(severity)"])
    }
}
