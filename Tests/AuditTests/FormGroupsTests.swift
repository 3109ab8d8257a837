// Tests that the same fault in several forms of a plural is one finding.

import TestSupport
import Testing

@Suite("The same fault in several forms")
struct FormGroupsTests {
    @Test("The same fault in several forms of a plural is one finding")
    func forms() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            msgid ""
            msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=n != 1;\\n"

            msgid "Open %d file (now)"
            msgid_plural "Open %d files (now)"
            msgstr[0] "%d Datei auf (jetzt"
            msgstr[1] "%d Dateien auf (jetzt"

            """, to: "po/de.po")
        let found = try await AuditedApp.findings(of: ["unpaired-mark"], in: [folder.url.path])
        #expect(
            found.map(\.message) == [
                "'(' is unpaired, but every mark in the source is paired, in 2 forms: one, other"
            ])
    }
}
