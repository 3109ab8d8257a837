// The arguments of Compose texts, whose files look like Android's.

import TestSupport
import Testing

@Suite("Compose arguments")
struct ComposeFormatTests {
    private static func found(_ english: String, _ german: String) async throws -> [String] {
        let folder = try TemporaryFolder()
        for (name, text) in [("values", english), ("values-de", german)] {
            try folder.write(
                "<resources><string name=\"a\">\(text)</string></resources>\n",
                to: "src/commonMain/composeResources/\(name)/strings.xml")
        }
        return try await Audited.findings("placeholder-mismatch", in: [folder.url.path]).map {
            "\($0.severity) \($0.message)"
        }
    }

    @Test("Several arguments need numbers")
    func numbers() async throws {
        #expect(
            try await Self.found("%1$s moved to %2$s", "%s nach %s verschoben") == [
                "error Compose shows '%s' verbatim or throws, because it has no number; expected '%1$s'"
            ])
        #expect(try await Self.found("%1$s moved to %2$s", "Nach %2$s kam %1$s") == [])
    }

    @Test("A single percent sign is literal, and so are two")
    func percent() async throws {
        #expect(
            try await Self.found("%1$d% of %2$s", "%1$d %% von %2$s")
                == ["error Compose shows '%%' verbatim; expected '%'"])
        #expect(try await Self.found("100%% of %1$s", "100 % von %1$s") == [])
    }
}
