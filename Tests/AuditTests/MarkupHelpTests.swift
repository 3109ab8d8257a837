// What `markup-mismatch` advises: no more than the texts allow.

import TestSupport
import Testing

@Suite("Help about markup")
struct MarkupHelpTests {
    private static func help(_ source: String, _ translation: String) async throws -> [String?] {
        let folder = try TemporaryFolder()
        for (tag, text) in [("en", source), ("de", translation)] {
            try folder.write("{\"key\": \"\(text)\"}\n", to: "i18n/\(tag).json")
        }
        return try await Audited.findings("markup-mismatch", in: [folder.url.path]).map(\.help)
    }

    @Test(
        "says where lost markup belongs",
        arguments: [
            ("Save<br>all", "Alles sichern", "add '<br>' where the source has it"),
            ("Close or<0/>open it", "Auf", "add '<0/>' where the source has it"),
            ("Tested up to <version/>", "Getestet bis zur", "add '<version/>' where the source has it"),
            (
                "See <link>the forum</link>", "Siehe Forum",
                "write the markup as in the source, where the text has the same words"
            ),
            ("<p>Save</p>", "<p>Sichern<p>", "write '</p>' in place of the extra '<p>'"),
            ("<p>Save</p>", "<p>Sichern/<p>", "write '</p>' in place of '/<p>'"),
            ("[Save](x)", "[Sichern] (x)", "remove the space between ']' and '('"),
            ("<b>Save</b>", "<b>Sichern", "add '</b>' after the text that belongs inside the tag"),
        ])
    func lost(source: String, translation: String, expected: String) async throws {
        #expect(try await Self.help(source, translation) == [expected])
    }

    @Test(
        "says what to do with other markup",
        arguments: [
            ("Save", "<b>Sichern</b>", "remove it, unless the app reads it as markup"),
            (
                "<b>Save <i>all</i></b>", "<b>Alles <i>sichern</b></i>",
                "put each closing tag after its opening one, and close the last opened one first"
            ),
        ])
    func others(source: String, translation: String, expected: String) async throws {
        #expect(try await Self.help(source, translation) == [expected])
    }
}
