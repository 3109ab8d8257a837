// Escapes that users see literally.

import Audit
import TestSupport
import Testing

@Suite("Visible escapes")
struct LostEscapeTests {
    @Test(
        "must be fixed before another control character is added",
        arguments: [
            ("u200f%@ סופר אותיות (2).", "write \\U200F instead"),
            ("קבצים u2068%@ 3 (קבצים)", "write \\U2068 instead"),
            ("לא donu2019t", "write \\U2019 instead"),
            ("u{a0}אותיות", "write \\U00A0 instead"),
        ])
    func advise(_ text: String, _ help: String) async throws {
        let finding = try await AuditedApp.findings(of: "shown-escape", inTexts: [text], locale: "he")[0]
        #expect(finding?.help == help)
        for rule in ["bidi-direction", "bidi-unisolated"] {
            #expect(try await AuditedApp.findings(of: rule, inTexts: [text], locale: "he")[0] == nil)
        }
    }

    @Test(
        "are accepted in words, in other number formats, and as literal letters",
        arguments: ["u200 סופר", "u00e9t סופר", "Menu2020", "%u2026", "u{20", "u{}", "u2019", "10u2019", "U+200E u20"])
    func others(_ text: String) async throws {
        let finding = try await AuditedApp.findings(of: "shown-escape", inTexts: [text], locale: "he")[0]
        #expect((finding != nil) == (text == "u2019"))
    }

    @Test("are suggested in the file's syntax: references in XLIFF, plain characters in PO")
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
                "write &#x200F; instead", "write U+2026 HORIZONTAL ELLIPSIS itself instead",
            ])
    }

    @Test("are to be deleted in a text that is written without escapes, and written once in others")
    func blocks() async throws {
        let folder = try TemporaryFolder()
        let english = "en:\n  a: >-\n    Say \"yes\" now\n  b: Say yes again\n"
        let german = "de:\n  a: >-\n    Sag \\\"ja\\\" jetzt\n  b: \"Sag \\\\\\\"ja\\\\\\\" wieder\"\n"
        try folder.write(english, to: "config/locales/en.yml")
        try folder.write(german, to: "config/locales/de.yml")
        let found = try await AuditedApp.findings(of: ["shown-escape"], in: [folder.url.path])
        #expect(found.map(\.help) == ["delete the backslash", "escape it once, not twice"])
    }
}
