// Explicit formats of files.

import Foundation
import TestSupport
import Testing

@Suite("Explicit formats")
struct FormatChoiceTests {
    @Test("A file with an unusual name is read in its explicit format, by every command")
    func flag() throws {
        let folder = try TemporaryFolder()
        try folder.write("save=Save\n", to: "texts/app.lang")
        let unknown = try Programs.swell(["list", "texts"], in: folder.url)
        #expect(unknown.code == 2 && unknown.errors.contains("no catalogs under texts"))
        for command in [["list", "texts"], ["list", "texts/app.lang"], ["list", "."]] {
            let listed = try Programs.swell(command + ["--format-of", "*.lang=properties"], in: folder.url)
            #expect(listed.code == 0 && listed.text.contains("Save"), "\(listed.errors)")
        }
    }

    @Test("The configuration sets formats for the whole project")
    func configuration() throws {
        let folder = try TemporaryFolder()
        try folder.write("save=Save\n", to: "texts/app.lang")
        try folder.write("formats:\n  \"texts/*.lang\": properties\nbudgets:\n  save: 3\n", to: ".swell.yml")
        #expect(try Programs.swell(["list", "."], in: folder.url).text.contains("Save"))
        let checked = try Programs.swell(["check", "."], in: folder.url)
        #expect(checked.text.contains("texts/app.lang") && checked.text.contains("has 3"), "\(checked.errors)")
        #expect(try Programs.swell(["config", "."], in: folder.url).text.contains("formats.texts/*.lang"))
        let isolated = try Programs.swell(["list", "--isolated", "."], in: folder.url)
        #expect(isolated.code == 2)
    }

    @Test("No command reads an excluded file, however it is reached")
    func excluded() throws {
        let folder = try TemporaryFolder()
        for place in ["App", "App/Samples/Old", "Fixtures"] {
            try folder.write("\"\(place)\" = \"Hello\";\n", to: "\(place)/en.lproj/L.strings")
        }
        try folder.write("exclude: [Samples/, \"Fixtures/*.strings\"]\n", to: ".swell.yml")
        func swell(_ words: String...) throws -> Outcome { try Programs.swell(words, in: folder.url) }
        for paths in [["."], ["App"], ["App", "Fixtures/en.lproj/L.strings"], [folder.url.path]] {
            let listed = try Programs.swell(["list", "--format", "ndjson"] + paths, in: folder.url)
            #expect(listed.text.split(separator: "\n").count == 1 && listed.text.contains("\"key\":\"App\""))
        }
        #expect(try swell("check", ".").text.contains("checked 1 text in 1 catalog"))
        for command in ["check", "list", "budgets", "report"] {
            let outcome = try swell(command, "Fixtures")
            #expect(outcome.code == 2 && outcome.errors.contains("no catalogs under Fixtures"))
            #expect(outcome.errors.contains(", 'swell config' the excluded files"), "\(outcome.errors)")
        }
        #expect(try swell("generate", "--in-place", ".").text == "App/en-PSEUDO.lproj/L.strings\n")
        #expect(try swell("list", "--isolated", ".").text.contains("Fixtures"))
        let chosen = try swell("list", "--format-of", "Fixtures/*=strings", "Fixtures")
        #expect(chosen.text.contains("Hello"))
    }

    @Test("An unknown format, and a pattern without one, are reported with a suggestion")
    func errors() throws {
        let folder = try TemporaryFolder()
        let unknown = try Programs.swell(["list", "--format-of", "*.lang=propertys", "."], in: folder.url)
        #expect(unknown.code == 2 && unknown.errors.contains("did you mean 'properties'?"), "\(unknown.errors)")
        let bare = try Programs.swell(["list", "--format-of", "properties", "."], in: folder.url)
        #expect(bare.code == 2 && bare.errors.contains("such as '*.txt=properties'"), "\(bare.errors)")
        try folder.write("formats: {\"*.lang\": propertys}\n", to: ".swell.yml")
        let written = try Programs.swell(["check", "."], in: folder.url)
        #expect(
            written.code == 2 && written.errors.contains(".swell.yml:1:21: there is no format 'propertys'"),
            "\(written.errors)")
    }
}
