// The folders of moko-resources, whose files look like Android's.

import TestSupport
import Testing

@Suite("moko resources")
struct MokoFormatTests {
    @Test("A translation is compared with the texts in the folder 'base'")
    func base() async throws {
        let folder = try TemporaryFolder()
        for (name, text) in [("base", "%1$d files"), ("pt-rBR", "%1$d de %2$d arquivos")] {
            try folder.write(
                "<resources><string name=\"a\">\(text)</string></resources>\n",
                to: "src/commonMain/moko-resources/\(name)/strings.xml")
        }
        let found = try await Audited.findings("placeholder-mismatch", in: [folder.url.path])
        #expect(found.map(\.message) == ["'%2$d' is not in the source"])
    }

    @Test("An apostrophe needs no backslash")
    func apostrophe() async throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "<resources><string name=\"a\">Don't ask</string></resources>\n",
            to: "src/commonMain/moko-resources/base/strings.xml")
        #expect(try await Audited.findings("catalog-fault", in: [folder.url.path]).isEmpty)
    }

    @Test("Other folders beside those of languages have no texts")
    func others() async throws {
        let folder = try TemporaryFolder()
        for (name, text) in [("base", "%1$d files"), ("images", "%1$d of %2$d files")] {
            try folder.write(
                "<resources><string name=\"a\">\(text)</string></resources>\n",
                to: "src/commonMain/resources/MR/\(name)/strings.xml")
        }
        #expect(try await Audited.findings("placeholder-mismatch", in: [folder.url.path]).isEmpty)
    }
}
