// Catalogs that are links: a walk follows none, and says so.

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
        "Links that are called as catalogs or as folders of languages are counted",
        arguments: [["list"], ["check"], ["generate", "--in-place"], ["budgets"], ["report", "-o", "-"]])
    func counted(command: [String]) throws {
        let outcome = try Programs.swell(command + ["app"], in: folder.url)
        let words = "not followed: the link app/de.lproj and 1 more; name it, too, to have it read"
        #expect((outcome.text + outcome.errors).contains(words), "\(outcome.errors)")
    }

    @Test("A link that is named is read, and one that a configuration excludes is not spoken of")
    func named() throws {
        let outcome = try Programs.swell(["check", "app", "app/de.lproj"], in: folder.url)
        #expect(outcome.text.contains("app/de.lproj/L.strings") && outcome.text.contains("[placeholder-mismatch]"))
        #expect((outcome.text + outcome.errors).contains("not followed: the link app/locales/en.json; name it"))
        try folder.write("exclude: [\"app/locales/\", \"*.lproj\"]\n", to: ".swell.yml")
        let excluded = try Programs.swell(["list", "app"], in: folder.url)
        #expect(!excluded.errors.contains("not followed"), "\(excluded.errors)")
    }
}
