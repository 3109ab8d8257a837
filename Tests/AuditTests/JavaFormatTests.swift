// What is said of specifiers that Java's formatter throws at.

import Audit
import TestSupport
import Testing

@Suite("Specifiers on Android")
struct JavaFormatTests {
    private static func messages(_ english: String, _ german: String) async throws -> [String] {
        func resources(_ text: String) -> String { "<resources><string name=\"a\">\(text)</string></resources>\n" }
        let folder = try TemporaryFolder()
        try folder.write(resources(english), to: "res/values/strings.xml")
        try folder.write(resources(german), to: "res/values-de/strings.xml")
        return try await Audited.findings("placeholder-mismatch", in: [folder.url.path]).map(\.message)
    }

    @Test(
        "Of what Java refuses that alone is said, with what to write",
        arguments: [
            ("%d files", "%D Dateien", "%D", "%d"),
            ("%1$d files", "%1$D Dateien", "%1$D", "%1$d"),
            ("%d files", "%ld Dateien", "%ld", "%d"),
            ("Hi %s!", "Hallo %D!", "%D", "%s"),
        ])
    func refusal(english: String, german: String, refused: String, expected: String) async throws {
        #expect(
            try await Self.messages(english, german) == [
                "Java's formatter refuses '\(refused)', and the app crashes; expected '\(expected)'"
            ])
    }

    @Test("What the source has not is said to be that, whether or not Java refuses it")
    func added() async throws {
        #expect(try await Self.messages("%d files", "%d Dateien, %D") == ["'%D' is not in the source"])
        #expect(try await Self.messages("%d files", "%d Dateien, %d") == ["'%d' is not in the source"])
    }

    @Test("What Java reads and takes for another thing is said to be that")
    func changed() async throws {
        #expect(try await Self.messages("%d files", "%f Dateien") == ["'%f' stands where the source has '%d'"])
    }
}
