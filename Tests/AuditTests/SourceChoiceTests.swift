// Which file of a table has the source texts.

import Projects
import TestSupport
import Testing

@Suite("The source among English files")
struct SourceChoiceTests {
    private static func json(_ count: Int) -> String {
        "{" + (0..<count).map { "\"key\($0)\": \"Text \($0)\"" }.joined(separator: ", ") + "}\n"
    }

    private static func source(_ sizes: [String: Int]) throws -> String? {
        let folder = try TemporaryFolder()
        for (tag, count) in sizes { try folder.write(json(count), to: "locales/\(tag).json") }
        let project = Project([folder.url.path])
        return project.tables.first?.source.map { project.files[$0].path.stem }
    }

    @Test("A file with only the spellings of its region is no source")
    func spellings() throws {
        #expect(try Self.source(["en-GB": 40, "en-US": 3, "de": 40]) == "en-GB")
        #expect(try Self.source(["en": 3, "en-US": 40, "de": 40]) == "en-US")
    }

    @Test("A file that lacks some texts is the source all the same")
    func unfinished() throws {
        #expect(try Self.source(["en-GB": 40, "en-US": 30, "de": 40]) == "en-US")
        #expect(try Self.source(["en": 30, "en-GB": 40, "de": 80]) == "en")
    }

    @Test("A file named by a country is a translation with a wrong name")
    func country() throws {
        #expect(try Self.source(["kz": 40, "de": 40, "fr": 40]) == nil)
    }

    @Test("A regional file with few texts lacks nothing, and the others are compared with the source")
    func gaps() async throws {
        let folder = try TemporaryFolder()
        for (tag, count) in ["en-GB": 40, "en-US": 3, "de": 39] {
            try folder.write(Self.json(count), to: "locales/\(tag).json")
        }
        let found = try await AuditedApp.findings(of: ["missing-translation"], in: [folder.url.path])
        #expect(found.map { $0.gap?.keys } == [["key39"]])
    }

    @Test(
        "The English of a region is no source if it lacks many keys that several languages have",
        arguments: [
            (["en-AU": 20, "en-GB": 22, "de": 40, "fr": 40, "it": 40], true),
            // A single language has old keys, the others lack what the source has.
            (["en-US": 30, "de": 60, "fr": 30, "it": 30], false),
            (["en-GB": 36, "de": 40, "fr": 40, "it": 40], false),
            // English of no region is the source, however few keys it has.
            (["en": 20, "de": 40, "fr": 40, "it": 40], false),
        ])
    func partial(sizes: [String: Int], isDropped: Bool) async throws {
        let folder = try TemporaryFolder()
        for (tag, count) in sizes { try folder.write(Self.json(count), to: "locales/\(tag).json") }
        let found = try await AuditedApp.findings(
            of: ["missing-translation", "orphan-translation"], in: [folder.url.path])
        #expect(found.isEmpty == isDropped)
    }
}
