// `swell fonts`, with the test fonts and without installed ones.

import Foundation
import TestSupport
import Testing

@Suite("swell fonts")
struct FontsTests {
    static let boxes = Corpora.own.appending(path: "Fonts").path

    /// Returns an environment in which fontconfig has no fonts.
    private static func withoutFonts(_ folder: TemporaryFolder) throws -> [String: String] {
        let file = try folder.write("<?xml version=\"1.0\"?><fontconfig></fontconfig>", to: "fonts.conf")
        return ["FONTCONFIG_FILE": file]
    }

    @Test(
        "A table lists the letters that each file draws; for missing letters, the package that has them")
    func table() throws {
        let folder = try TemporaryFolder()
        let none = try Self.withoutFonts(folder)
        let arguments = ["fonts", "--font-file", Self.boxes, "--font", "Boxes 17 500", "--isolated", "--locale"]
        let english = try Programs.swell(arguments + ["en"], environment: none)
        #expect(english.code == 0 && english.errors.isEmpty)
        #expect(english.text.contains("weight 400 is the nearest available to 500\n"))
        #expect(english.text.contains("en      Latn    52       Boxes Regular  1.500    "))
        let thai = try Programs.swell(arguments + ["th,en"], environment: none)
        #expect(thai.code == 2)
        #expect(thai.text.contains("th: no font has ข (U+0E02), "))
        #expect(
            thai.text.contains("Noto Sans Thai is in fonts-noto-core (Debian) and font-noto-sans-thai (Homebrew)\n"))
    }

    @Test("A language without letters in ICU uses letters of its script")
    func unknownLetters() throws {
        let folder = try TemporaryFolder()
        let outcome = try Programs.swell(
            ["fonts", "--font-file", Self.boxes, "--font", "Boxes 17", "--isolated", "--locale", "iu"],
            environment: try Self.withoutFonts(folder))
        #expect(outcome.code == 2 && outcome.text.contains("iu: no font has ᐁ (U+1401), "), "\(outcome.text)")
    }

    @Test("The JSON is valid, and the same in each run")
    func json() throws {
        let folder = try TemporaryFolder()
        let none = try Self.withoutFonts(folder)
        let arguments = [
            "fonts", "--font-file", Self.boxes, "--font", "Boxes Variable 24 650", "--isolated", "--format", "json",
            "--locale", "en", "--locale", "th",
        ]
        let first = try Programs.swell(arguments, environment: none)
        #expect(try Programs.swell(arguments, environment: none).output == first.output)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(first.output)) as? [String: Any])
        let fonts = try #require(object["fonts"] as? [[String: Any]])
        #expect(fonts.first?["variations"] as? [String: Double] == ["opsz": 24, "wght": 650])
        let hash = try Programs.run(URL(filePath: "/usr/bin/env"), ["sha256sum", Self.boxes + "/BoxesVariable.ttf"])
            .text
        #expect(hash.hasPrefix(try #require(fonts.first?["sha256"] as? String)))
        let locales = try #require(object["locales"] as? [[String: Any]])
        #expect(locales.map { $0["locale"] as? String } == ["en", "th"])
        #expect((locales.last?["missing"] as? [String])?.first == "U+0E02")
    }

    @Test("Fontconfig is not started if all fonts are given")
    func given() throws {
        let folder = try TemporaryFolder()
        let broken = ["FONTCONFIG_FILE": try folder.write("<no", to: "fonts.conf")]
        try folder.write("fonts: {files: \(Self.boxes)}\n", to: "App/.swell.yml")
        // Fontconfig reports its broken configuration as soon as it is started.
        let missing = try Programs.swell(
            ["fonts", "--font", "Elsewhere 17", "--locale", "en"], in: folder.url.appending(path: "App"),
            environment: broken)
        #expect(missing.errors.contains("Fontconfig error") && missing.code == 2)
        let given = try Programs.swell(
            ["fonts", "--font", "Boxes 17", "--locale", "en"], in: folder.url.appending(path: "App"),
            environment: broken)
        #expect(given.errors.isEmpty && given.code == 0)
    }

    @Test(
        "A font that is not available is reported with its place and a suggestion",
        arguments: [
            (["--font", "Inter 0"], "", "'0' is not a size; expected points"),
            (["--font", "Boxs 17"], "", "did you mean 'Boxes'?"),
            (["--font-file", "nowhere.ttf"], "", "nowhere.ttf: there is no such file or folder"),
            (["--locale", "xx"], "", "'xx' is not a known language"),
            (["extra"], "", "unexpected argument 'extra'"),
            (["--font", "Boxes"], "fonts: {files: [no.ttf]}\n", ".swell.yml:1:17: no.ttf: there is no such file"),
            (
                ["--font", "Boxes"], "fonts: {fallback: [Boxs]}\n",
                ".swell.yml:1:20: font family 'Boxs' not found"
            ),
        ] as [([String], String, String)])
    func errors(arguments: [String], yaml: String, message: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(yaml, to: ".swell.yml")
        let outcome = try Programs.swell(
            ["fonts", "--font-file", Self.boxes] + arguments, in: folder.url,
            environment: try Self.withoutFonts(folder))
        #expect(outcome.code == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
}
