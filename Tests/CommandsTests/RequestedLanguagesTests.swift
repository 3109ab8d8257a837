// Languages requested by another name than their folder's, and paths in folders named after languages.

import Foundation
import TestSupport
import Testing

@Suite("Requested languages, and folders named after languages")
struct RequestedLanguagesTests {
    /// Returns the languages of a JSON report for a locale, and its errors.
    private static func reported(_ locale: String, in folder: TemporaryFolder) throws -> (
        tags: [String], errors: String
    ) {
        let outcome = try Programs.swell(
            ["report", "-o", "-", "--format", "json", "--locale", locale], in: folder.url)
        let report = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
        let locales = try #require(report["locales"] as? [[String: Any]])
        return (locales.compactMap { $0["locale"] as? String }, outcome.errors)
    }

    @Test("A report for Hebrew contains the texts that Android stores as iw")
    func formerCode() throws {
        let folder = try TemporaryFolder()
        for values in ["values", "values-iw"] {
            try folder.write("<resources><string name=\"a\">b</string></resources>", to: "res/\(values)/strings.xml")
        }
        #expect(try Self.reported("he", in: folder).tags == ["iw"])
    }

    @Test("A report for a region without texts names the language that has some")
    func region() throws {
        let folder = try TemporaryFolder()
        for language in ["en", "de"] { try folder.write("\"a\" = \"b\";\n", to: "\(language).lproj/L.strings") }
        let (tags, errors) = try Self.reported("de_DE", in: folder)
        #expect(tags == ["de-DE"])
        #expect(
            errors.contains("there are no texts in de-DE, so they are forecast; --locale de shows those in de"))
    }

    @Test("A folder's name precedes paths only if it is the language of a file in it")
    func folderNames() throws {
        let folder = try TemporaryFolder()
        try folder.write("{\"a\": \"b\"}\n", to: "my/app/locales/en.json")
        try folder.write("a = b\n", to: "de/menu.ftl")
        let module = try Programs.swell(["list"], in: folder.url.appending(path: "my"))
        #expect(module.text.hasPrefix("app/locales/en.json:"), "\(module.text)")
        let german = try Programs.swell(["list"], in: folder.url.appending(path: "de"))
        #expect(german.text == "../de/menu.ftl:1:5\tde\ta\tb\n")
    }

    @Test("A current folder that was removed is reported")
    func removedFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "gone/file")
        let command = "cd gone && rm -r ../gone && exec '\(Programs.swell.path)' try x"
        let outcome = try Programs.run(URL(filePath: "/bin/sh"), ["-c", command], in: folder.url)
        #expect(
            outcome.code == 2 && outcome.errors == "swell: .: there is no such file or folder\n", "\(outcome.errors)")
    }
}
