// Catalogs that are links: a search follows none, and reports them.

import Foundation
import TestSupport
import Testing

@Suite("Catalogs that are links")
struct LinkedCatalogTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("{\"a\": \"Hello\"}\n", to: "real.json")
        try folder.write("\"a\" = \"Hello %d\";\n", to: "app/en.lproj/L.strings")
        try folder.write("\"a\" = \"Hallo\";\n", to: "German/L.strings")
        try folder.write("{\"a\": \"Hallo\"}\n", to: "app/locales/de.json")
        let links = [
            ("app/locales/en.json", "../../real.json"), ("app/de.lproj", "../German"),
            ("app/package.json", "../real.json"),
            ("app/docs", "../German"),
        ]
        for (link, target) in links {
            try FileManager.default.createSymbolicLink(
                atPath: folder.url.appending(path: link).path, withDestinationPath: target)
        }
    }

    @Test(
        "Links named like catalogs or language folders are counted",
        arguments: [["list"], ["check"], ["generate", "--in-place"], ["budgets"], ["report", "-o", "-"]])
    func counted(command: [String]) throws {
        let outcome = try Programs.swell(command + ["app"], in: folder.url)
        let words = "not followed: the symbolic link app/de.lproj and 1 more; to read it, pass it as a PATH"
        #expect((outcome.text + outcome.errors).contains(words), "\(outcome.errors)")
    }

    @Test("A named link is read, and one that the configuration excludes is not mentioned")
    func named() throws {
        let outcome = try Programs.swell(["check", "app", "app/de.lproj"], in: folder.url)
        #expect(outcome.text.contains("app/de.lproj/L.strings") && outcome.text.contains("[placeholder-mismatch]"))
        let note = "not followed: the symbolic link app/locales/en.json; to read it"
        #expect((outcome.text + outcome.errors).contains(note))
        try folder.write("exclude: [\"app/locales/\", \"*.lproj\"]\n", to: ".swell.yml")
        let excluded = try Programs.swell(["list", "app"], in: folder.url)
        #expect(!excluded.errors.contains("not followed"), "\(excluded.errors)")
    }
}
