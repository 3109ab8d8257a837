// Tests that nothing is worse than a note in a text of PHP that no code looks up.

import TestSupport
import Testing

@Suite("Texts as keys that stand in no file")
struct UnspokenTextsTests {
    private static let words = ["albums", "books", "cards", "files", "links", "notes", "pages", "photos", "users"]
    private static let texts = words.map { "Open all %d of the \($0) now" }

    private static func catalog(_ texts: some Sequence<String>, _ text: (String) -> String = { $0 }) -> String {
        "<?php\n" + texts.map { "$lang['\($0)'] = '\(text($0))';\n" }.joined()
    }

    /// The findings in an app with a reason, each as file, key and severity.
    private static func found(_ rule: String, because reason: String, _ files: [String: String]) async throws
        -> [String]
    {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return try await AuditedApp.findings(of: [rule], in: [folder.url.path])
            .filter { $0.message.contains(reason) }
            .map { "\($0.location.path.split(separator: "/").last ?? ""): \($0.subject?.key ?? ""): \($0.severity)" }
    }

    /// The findings in texts that nobody sees if every German text lacks its argument, and a template has this code.
    private static func unnamed(_ code: String) async throws -> [String] {
        try await found(
            "placeholder-mismatch", because: "no code names this key",
            [
                "language/en/common.php": catalog(texts), "language/de/common.php": catalog(texts) { _ in "Auf" },
                "themes/page.tpl": code,
            ])
    }

    @Test("A text that stands nowhere is one that nobody sees, however code wraps the others")
    func nowhere() async throws {
        let templates = Self.texts.dropLast().map { "{'\($0.replacing(" of ", with: "\n  of "))'|@translate}\n" }
        #expect(try await Self.unnamed(templates.joined()) == ["common.php: \(Self.texts[8]): note"])
    }

    @Test("If many texts stand nowhere, the code is elsewhere")
    func elsewhere() async throws {
        #expect(try await Self.unnamed("{'\(Self.texts[0])'|@translate}\n").isEmpty)
    }

    @Test("What languages lack does not count a text that stands nowhere")
    func missing() async throws {
        func lines(_ spoken: some Sequence<String>) async throws -> [String] {
            try await Audited.lines(
                "missing-translation",
                [
                    ("language/en/common.php", Self.catalog(Self.texts)),
                    ("language/de/common.php", Self.catalog(Self.texts.dropLast())),
                    ("themes/page.tpl", spoken.map { "{'\($0)'|@translate}\n" }.joined()),
                ])
        }
        #expect(try await lines(Self.texts.dropLast()).isEmpty)
        #expect(try await lines(Self.texts).count == 1)
    }

    @Test("A file of a category that no call names is not loaded, even if another has the same text")
    func categories() async throws {
        func found(_ calls: Int) async throws -> [String] {
            let catalog = "<?php return ['Pinned' => 'Oben\u{FFFD}', 'Open' => 'Auf'];\n"
            var files = ["messages/de/base.php": catalog, "messages/de/views_stickLink.php": catalog]
            for number in 0..<calls { files["view\(number).php"] = "<?= Yii::t('App.base', 'Pinned') ?>\n" }
            return try await Self.found("mojibake", because: "no code loads this file", files)
        }
        #expect(try await found(4) == ["views_stickLink.php: Pinned: note"])
        #expect(try await found(1).isEmpty)
    }
}
