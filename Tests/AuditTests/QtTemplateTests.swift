// What Qt's files lack, as their template and the code of the app show.

import Audit
import TestSupport
import Testing

@Suite("Texts that Qt's files lack")
struct QtTemplateTests {
    private static let sources = [
        "Open the saved game", "Close the saved game", "Start a new game", "Leave the open game",
    ]

    private typealias Messages = [(source: String, translation: String)]
    private typealias Files = [(path: String, text: String)]

    private static func file(_ language: String?, _ translations: Messages) -> (path: String, text: String) {
        let messages = translations.map { "<message><source>\($0)</source>\($1)</message>" }.joined()
        let mark = language.map { " language=\"\($0)\"" } ?? ""
        return (
            "app\(language.map { "_\($0)" } ?? "").ts",
            "<!DOCTYPE TS><TS version=\"2.1\"\(mark)><context><name>Game</name>\(messages)</context></TS>\n"
        )
    }

    private static let template = file(nil, sources.map { ($0, "<translation type=\"unfinished\"></translation>") })

    private static func translated(_ sources: some Sequence<String>) -> Messages {
        sources.map { ($0, "<translation>Text</translation>") }
    }

    private static func findings(_ files: Files) async throws -> [Finding] {
        let folder = try TemporaryFolder()
        for file in files { try folder.write(file.text, to: file.path) }
        return try await Audited.findings("missing-translation", in: [folder.url.path])
    }

    @Test("A file without a message lacks it, and so does one with an unfinished copy of the source")
    func counts() async throws {
        let copy: Messages = [(sources[3], "<translation type=\"unfinished\">\(sources[3])</translation>")]
        let found = try await Self.findings([
            Self.template, Self.file("de", Self.translated(sources.prefix(3)) + copy),
            Self.file("fr", Self.translated(sources.prefix(3))), Self.file("it", Self.translated(sources)),
        ])
        #expect(found.map(\.gap?.locales) == [["de", "fr"]])
    }

    @Test("A message that stands in no file is not missing if most others do")
    func removed() async throws {
        let code = sources.prefix(3).map { "setText(tr(\"\($0)\"));\n" }.joined()
        let untranslated: Messages = sources.map { ($0, "<translation type=\"unfinished\"></translation>") }
        let files: Files = [Self.template, Self.file("de", untranslated), ("main.cpp", code)]
        #expect(try await Self.findings(files).map(\.gap?.count) == [3])
    }

    @Test("If fewer messages stand in files, the code is elsewhere")
    func elsewhere() async throws {
        let untranslated: Messages = sources.map { ($0, "<translation type=\"unfinished\"></translation>") }
        let files: Files = [
            Self.template, Self.file("de", untranslated), ("main.cpp", "setText(tr(\"\(sources[0])\"));\n"),
        ]
        #expect(try await Self.findings(files).map(\.gap?.count) == [4])
    }

    private var sources: [String] { Self.sources }
}
