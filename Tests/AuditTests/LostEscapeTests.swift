// Escapes of controls of direction that lost their backslash.

import Audit
import TestSupport
import Testing

@Suite("Escapes that lost their backslash")
struct LostEscapeTests {
    @Test(
        "are to be mended, in the way of their format, before another control is put beside them",
        arguments: [
            ("bidi-direction", "u200f%@ סופר אותיות (2).", "write \\U200F in its place"),
            ("bidi-unisolated", "קבצים u2068%@ 3 (קבצים)", "write \\U2068 in its place"),
            ("bidi-direction", "Swell סופר אותיות.", "put U+200F RIGHT-TO-LEFT MARK before 'Swell'"),
            ("bidi-direction", "u200 סופר אותיות.", "put U+200F RIGHT-TO-LEFT MARK before 'u200'"),
            ("bidi-direction", "u00e9t סופר אותיות.", "put U+200F RIGHT-TO-LEFT MARK before 'u00e9t'"),
            ("bidi-unisolated", "%@ 3 (קבצים)", "put it between U+2068 FIRST STRONG ISOLATE"),
        ])
    func advise(_ rule: String, _ text: String, _ help: String) async throws {
        let finding = try await AuditedApp.findings(of: rule, inTexts: [text], locale: "he")[0]
        #expect(finding?.help?.contains(help) == true, "\(finding?.help ?? "no finding")")
    }

    @Test("are written as XML has them in XLIFF")
    func inXLIFF() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <?xml version="1.0"?>
            <xliff version="1.2"><file original="a" source-language="en" target-language="he" datatype="x"><body>
            <trans-unit id="k"><source>%@ counts (2).</source><target>u200f%@ סופר אותיות (2).</target></trans-unit>
            </body></file></xliff>
            """, to: "he.xliff")
        let findings = try await AuditedApp.findings(of: ["bidi-direction"], in: [folder.url.path])
        #expect(findings.first?.help == "'u200f' is an escape that lost its backslash: write &#x200F; in its place")
    }
}
