// Tests names between percent signs, which the code of PHP apps replaces.

import Comparison
import TestSupport
import Testing

@Suite("Names between percent signs")
struct PercentNamesTests {
    @Test("A directive whose percent sign ends a name of the source is none")
    func percentNames() async throws {
        func lines(_ text: String) async throws -> [String] {
            try await Audited.lines(
                "placeholder-mismatch",
                [
                    ("lang/en/a.php", "<?php return ['a' => 'Use %url% (as ?url=%url%&format=json)'];\n"),
                    ("lang/de/a.php", "<?php return ['a' => '\(text)'];\n"),
                ])
        }
        #expect(try await lines("Nimm %url% (wie ?url=%url%format=json)").isEmpty)
        #expect(try await lines("Nimm %url% (wie ?url=%f)").count == 1)
    }

    @Test("A word after a percent sign is no directive of another one")
    func words() async throws {
        let folder = try TemporaryFolder()
        try folder.write("{\"a\": \"Use %host and %port\"}\n", to: "locales/en.json")
        try folder.write("{\"a\": \"Nimm %rechner und %port\"}\n", to: "locales/de.json")
        let found = try await Audited.findings("placeholder-mismatch", in: [folder.url.path])
        #expect(found.map(\.message) == ["'%rechner' replaces '%host' of the source"])
        #expect(found.map(\.severity) == [.warning])
    }
}
