// Escapes that are shown as they are written.

import Audit
import TestSupport
import Testing

@Suite("Escapes that are shown")
struct LostEscapeTests {
    @Test(
        "are to be mended, before another control is put beside them",
        arguments: [
            ("u200f%@ סופר אותיות (2).", "write \\U200F in its place"),
            ("קבצים u2068%@ 3 (קבצים)", "write \\U2068 in its place"),
            ("לא donu2019t", "write \\U2019 in its place"),
            ("u{a0}אותיות", "write \\U00A0 in its place"),
        ])
    func advise(_ text: String, _ help: String) async throws {
        let finding = try await AuditedApp.findings(of: "shown-escape", inTexts: [text], locale: "he")[0]
        #expect(finding?.help == help)
        for rule in ["bidi-direction", "bidi-unisolated"] {
            #expect(try await AuditedApp.findings(of: rule, inTexts: [text], locale: "he")[0] == nil)
        }
    }

    @Test(
        "are none in words, in other formats of numbers, and where they stand for letters",
        arguments: ["u200 סופר", "u00e9t סופר", "Menu2020", "%u2026", "u{20", "u{}", "u2019", "10u2019", "U+200E u20"])
    func others(_ text: String) async throws {
        let finding = try await AuditedApp.findings(of: "shown-escape", inTexts: [text], locale: "he")[0]
        #expect((finding != nil) == (text == "u2019"))
    }

    @Test("are written as XML has them in XLIFF, and as such in PO")
    func formats() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <?xml version="1.0"?>
            <xliff version="1.2"><file original="a" source-language="en" target-language="he" datatype="x"><body>
            <trans-unit id="k"><source>%@ counts (2).</source><target>u200f%@ סופר אותיות (2).</target></trans-unit>
            </body></file></xliff>
            """, to: "he.xliff")
        try folder.write("msgid \"Go\"\nmsgstr \"u2026los\"\n", to: "locale/de/LC_MESSAGES/a.po")
        let findings = try await AuditedApp.findings(of: ["shown-escape"], in: [folder.url.path])
        #expect(
            findings.map(\.help) == [
                "write &#x200F; in its place", "write U+2026 HORIZONTAL ELLIPSIS itself in its place",
            ])
    }
}
