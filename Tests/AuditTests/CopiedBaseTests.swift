// Layouts in Base.lproj, whose texts are in the app's own language.

import TestSupport
import Testing

@Suite("Copies of a layout")
struct CopiedBaseTests {
    private static func messages(_ rules: Set<String>, _ files: [String: String]) async throws -> [String] {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return try await AuditedApp.findings(of: rules, in: [folder.url.path]).map {
            "\($0.subject?.locale ?? ""): \($0.severity) \($0.message)"
        }
    }

    @Test("The texts of a layout in Base.lproj in the app's own language are no copies")
    func base() async throws {
        let labels = (0..<25).map { "<label text=\"Save all of it \($0)\" id=\"aBc-12-x\(Self.digits($0))\"/>" }
        let texts = (0..<25).map { "\"aBc-12-x\(Self.digits($0)).text\" = \"Save all of it \($0)\";\n" }.joined()
        let found = try await Self.messages(
            ["copied-texts"],
            [
                "Base.lproj/Main.storyboard": """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
                \(labels.joined())</document>

                """, "en.lproj/Main.strings": texts, "de.lproj/Main.strings": texts,
            ])
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.hasSuffix("note 25 of 25 longer texts in 'de' are copies of the source") })
    }

    private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
