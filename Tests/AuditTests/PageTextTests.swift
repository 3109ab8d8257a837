// Texts that templates of PHP put into pages and scripts, and texts of store pages.

import Audit
import TestSupport
import Testing

@Suite("Texts put into pages")
struct PageTextTests {
    /// Returns the findings of a rule in PHP's texts, each as its severity and message.
    private static func found(
        _ rule: String, _ source: [(String, String)], _ translation: [(String, String)]
    ) async throws -> [String] {
        func file(_ texts: [(String, String)]) -> String {
            "<?php\nreturn [\n" + texts.map { "    '\($0.0)' => '\($0.1)',\n" }.joined() + "];\n"
        }
        let folder = try TemporaryFolder()
        try folder.write(file(source), to: "lang/en/app.php")
        try folder.write(file(translation), to: "lang/fr/app.php")
        return try await AuditedApp.findings(of: [rule], in: [folder.url.path]).map { "\($0.severity): \($0.message)" }
    }

    private static let html = (0..<3).map { ("html\($0)", "<b>Bold</b> \($0)") }

    @Test("An entity is a note, one for the language, because a page may show texts as they are")
    func entities() async throws {
        let source = [("a", "Sure?"), ("b", "Really?")]
        let translation = [("a", "Sûr&nbsp;?"), ("b", "Vraiment&nbsp;?")]
        let words = "'&nbsp;' is shown verbatim, because the source is plain text"
        let note =
            "note: \(words), unless the app puts the text into a page as it is, as with 1 more finding of this rule"
        #expect(
            try await Self.found("markup-mismatch", source + Self.html, translation + Self.html) == [note])
        #expect(try await Self.found("markup-mismatch", source, translation) == [note])
    }

    @Test("Emphasis in place of none is a note if other texts are HTML")
    func emphasis() async throws {
        let found = try await Self.found(
            "markup-mismatch", [("a", "Warning!")] + Self.html, [("a", "<b>Attention !</b>")] + Self.html)
        #expect(found == ["note: '<b>' is not in the source; '</b>' is not in the source"])
    }

    @Test("An escaped quote is a warning, and a note if the source has one elsewhere")
    func escapes() async throws {
        let (source, translation) = ([("a", "Tag \"x\" created")], [("a", "Le tag \\\\\"x\\\\\" est créé")])
        let words = "'\\\"' is shown verbatim, unless the text is in a string of a script"
        #expect(try await Self.found("shown-escape", source, translation) == ["warning: \(words)"])
        let other = [("b", "Tag \\\\\"y\\\\\" renamed")]
        #expect(try await Self.found("shown-escape", source + other, translation + other) == ["note: \(words)"])
    }

    @Test("Line breaks in place of none are nothing on the page of a store")
    func store() async throws {
        let folder = try TemporaryFolder()
        let path = "fastlane/metadata/android"
        try folder.write("Photos of yours.\n\nEdit them.\n", to: "\(path)/en-US/full_description.txt")
        try folder.write("Deine Fotos.\n<br><br>\nBearbeite sie.\n", to: "\(path)/de-DE/full_description.txt")
        #expect(try await AuditedApp.findings(of: ["markup-mismatch"], in: [folder.url.path]).isEmpty)
    }
}
