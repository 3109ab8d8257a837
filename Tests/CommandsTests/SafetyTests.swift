// Files that must not be lost, and places where nothing may be written.

import Foundation
import TestSupport
import Testing

@Suite("Safety of generate and clean")
struct SafetyTests {
    private static func contents(_ folder: TemporaryFolder) throws -> [String: String] {
        var contents: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
            guard let data = try? Data(contentsOf: folder.url.appending(path: path)) else { continue }
            contents[path] = String(decoding: data, as: UTF8.self)
        }
        return contents
    }

    @Test("The output tree is in its folder, however the paths are spelled")
    func outside() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"Text\";\n", to: "App/en.lproj/L.strings")
        try folder.write(SampleApps.stringCatalog, to: "Other/L.xcstrings")
        try folder.write("", to: "Work/empty")
        let work = folder.url.appending(path: "Work")
        let before = try Self.contents(folder)
        for paths in [
            ["../App", "../Other"], ["../App", "../Work/../App", "../Other"], [folder.url.path + "/App", "../Other"],
        ] {
            let outcome = try Programs.swell(["generate", "--out", "../B"] + paths, in: work)
            #expect(outcome.code == 0, "\(outcome.errors)")
            let after = try Self.contents(folder)
            #expect(after.filter { !$0.key.hasPrefix("B/") } == before)
            #expect(
                after.keys.filter { $0.hasPrefix("B/") }.sorted() == [
                    "B/App/en-PSEUDO.lproj/L.strings", "B/Other/L.xcstrings",
                ])
        }
        let own = try Programs.swell(["generate", "App", "--out", "."], in: folder.url)
        #expect(own.code == 2 && own.errors.contains("--in-place"), "\(own.errors)")
    }

    @Test("A foreign catalog in the folder is not replaced; an older one by Swell is")
    func others() throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleApps.stringCatalog, to: "App/L.xcstrings")
        try folder.write(SampleApps.stringCatalog.replacing("Found", with: "Mine"), to: "B/L.xcstrings")
        let refused = try Programs.swell(["generate", "App", "--out", "B"], in: folder.url)
        #expect(refused.code == 2 && refused.errors.contains("B/L.xcstrings"), "\(refused.errors)")
        #expect(try Self.contents(folder)["B/L.xcstrings"]?.contains("Mine") == true)
        #expect(try Programs.swell(["generate", "App", "--out", "C"], in: folder.url).code == 0)
        try folder.write(SampleApps.stringCatalog.replacing("Tap here", with: "Press here"), to: "App/L.xcstrings")
        #expect(try Programs.swell(["generate", "App", "--out", "C"], in: folder.url).code == 0)
        #expect(try Self.contents(folder)["C/L.xcstrings"]?.contains("Press here") == true)
    }

    @Test("Of two sources for one path, the first is used and the other reported")
    func collisions() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"In a folder\";\n", to: "App/en.lproj/L.strings")
        try folder.write("\"b\" = \"In none\";\n", to: "App/L.strings")
        let outcome = try Programs.swell(["generate", "App", "--out", "B"], in: folder.url)
        #expect(outcome.text == "B/en-PSEUDO.lproj/L.strings\n")
        #expect(
            outcome.errors.contains(
                "App/L.strings: B/en-PSEUDO.lproj/L.strings is already generated from App/en.lproj/L.strings"))
        #expect(try Programs.swell(["generate", "App", "--out", "B"], in: folder.url).text.isEmpty)
    }

    @Test(
        "A pseudo-locale with errors, or without texts by Swell, stays",
        arguments: ["precious", "\"a\" = \"b\n", "/* open", "\"a\" = \"مرحبا\";\n"])
    func unknown(content: String) throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder, languages: ["ar"])
        try folder.write(content, to: "App/ar-XB.lproj/InfoPlist.strings")
        let generated = try Programs.swell(["generate", "App", "--in-place", "--locale", "ar-XB"], in: folder.url)
        #expect(generated.code == 2)
        #expect(try Programs.swell(["clean"], in: folder.url).code == 2)
        #expect(try Self.contents(folder)["App/ar-XB.lproj/InfoPlist.strings"] == content)
    }

    @Test(
        "Texts that cannot be hand-made are recognized as Swell's after the English has changed",
        arguments: [
            ["--locale", "en-PSEUDO"], ["--locale", "ar-XB"], ["--locale", "en-UNBROKEN"], ["--locale", "en-KEYNAMES"],
            ["--locale", "en-DOUBLED"], ["--style", "accented,keys"],
        ])
    func changed(flags: [String]) throws {
        let folder = try app("What was before")
        let before = try Self.contents(folder)
        #expect(try Programs.swell(["generate", "--in-place"] + flags, in: folder.url).code == 0)
        try Self.writeTable("What came afterwards", in: folder)
        let again = try Programs.swell(["generate", "--in-place"] + flags, in: folder.url)
        #expect(again.code == 0, "\(again.errors)")
        try Self.writeTable("What was before", in: folder)
        let cleaned = try Programs.swell(["clean"], in: folder.url)
        #expect(cleaned.code == 0, "\(cleaned.errors)")
        #expect(try Self.contents(folder) == before)
    }

    /// Styles whose texts could be hand-made; `unbroken` does not change single words at all.
    private static let doubtful = [
        ["--locale", "ru-PSEUDO"], ["--locale", "zh-PSEUDO"], ["--locale", "ar-XB", "--style", "script:Arab"],
        ["--style", "bracketed"], ["--style", "expanded"], ["--locale", "fr-WIDER", "--style", "script:Thai"],
        ["--locale", "en-UNBROKEN"],
    ]

    @Test(
        "After the English has changed, only --force replaces texts that may be hand-made",
        arguments: doubtful)
    func doubted(flags: [String]) throws {
        let folder = try app("Before")
        let generate = ["generate", "--in-place"] + flags
        let before = try Self.contents(folder)
        #expect(try Programs.swell(generate, in: folder.url).code == 0)
        let made = try Self.contents(folder)
        let cleaned = try Programs.swell(["clean"], in: folder.url)
        #expect(cleaned.code == 0, "\(cleaned.errors)")
        #expect(try Self.contents(folder) == before)
        #expect(try Programs.swell(generate, in: folder.url).code == 0)
        try Self.writeTable("Afterwards", in: folder)
        let refused = try Programs.swell(generate, in: folder.url)
        #expect(refused.code == 2 && refused.errors.contains("use --force to replace"), "\(refused.errors)")
        try Self.writeTable("Before", in: folder)
        #expect(try Self.contents(folder) == made)
        try Self.writeTable("Afterwards", in: folder)
        #expect(try Programs.swell(generate + ["--force"], in: folder.url).code == 0)
        #expect(try Self.contents(folder) != made)
        #expect(try Programs.swell(["clean"], in: folder.url).code == 0)
    }

    @Test(
        "Hand-made texts among those by Swell stay, however few they are and in any script",
        arguments: doubtful.map { ($0, "[Сохранить файл]") } + [
            (["--locale", "ru-PSEUDO"], "Сохранить файл"),
            (["--locale", "ar-XB", "--style", "script:Arab"], "حفظ الملف"),
            (["--style", "bracketed"], "[My own words]"), (["--locale", "zh-PSEUDO"], "保存文件"),
            (["--style", "accented"], "Сохранить файл"), (["--locale", "ar-XB"], "حفظ الملف"),
            (["--locale", "en-UNBROKEN"], "保存"), (["--locale", "en-STACKED"], "保存"),
            (["--locale", "en-FULLWIDE"], "Да"), (["--locale", "en-KEYNAMES"], "保存"), (["--locale", "en-PSEUDO"], "✓"),
        ])
    func among(flags: [String], own: String) throws {
        for count in [1, 4] {
            let folder = try app("Before")
            let generate = ["generate", "--in-place"] + flags
            let made = try Programs.swell(generate, in: folder.url)
            let path = try #require(made.text.split(separator: "\n").first { $0.hasSuffix("More.strings") })
            let file = folder.url.appending(path: String(path))
            var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            for index in 0..<count { lines[index] = "\"key.\(index)\" = \"\(own)\";" }
            try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: false, encoding: .utf8)
            let before = try Self.contents(folder)
            let clean = ["clean"] + (flags.first == "--locale" ? flags.prefix(2) : [])
            for arguments in [generate, clean] {
                let outcome = try Programs.swell(arguments, in: folder.url)
                #expect(outcome.code == 2 && outcome.errors.contains("use --force"), "\(outcome.errors)")
                #expect(try Self.contents(folder)[String(path)] == before[String(path)])
            }
        }
    }

    @Test("Texts of duplicate keys, and texts that an app's own table contains, are recognized as Swell's")
    func otherSources() throws {
        let folder = try TemporaryFolder()
        try folder.write("twice = First\nother = Text\ntwice = Second\n", to: "i18n/texts.properties")
        try folder.write("\"Save all\" = \"Sichern\";\n", to: "App/de.lproj/L.strings")
        try folder.write("/* The keys are the texts. */\n", to: "App/en.lproj/L.strings")
        try folder.write("\"x\" = \"y\";\n", to: "App/ru.lproj/Other.strings")
        let before = try Self.contents(folder)
        let made = try Programs.swell(["generate", "--in-place", "--locale", "ru-PSEUDO"], in: folder.url)
        #expect(made.code == 0 && made.text.split(separator: "\n").count == 2, "\(made.text)\(made.errors)")
        let cleaned = try Programs.swell(["clean"], in: folder.url)
        #expect(cleaned.code == 0, "\(cleaned.errors)")
        #expect(try Self.contents(folder) == before)
    }

    private func app(_ last: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder, languages: ["ar", "ru", "zh-Hans", "fr"])
        try folder.write("lock: {keys: [key.4]}", to: ".swell.yml")
        try Self.writeTable(last, in: folder)
        return folder
    }

    private static func writeTable(_ last: String, in folder: TemporaryFolder) throws {
        let lines = ["Open the file", "Save all changes", "OK", "Delete %@ now", "Locked here"]
        let text = lines.enumerated().map { "\"key.\($0)\" = \"\($1)\";\n" }.joined()
        try folder.write(text + "\"key.last\" = \"\(last)\";\n", to: "App/en.lproj/More.strings")
    }

    @Test("Whether customers would see it is decided for each app")
    func apps() throws {
        let folder = try TemporaryFolder()
        for app in ["One", "Two"] {
            try folder.write("developmentRegion = en;", to: "\(app)/\(app).xcodeproj/project.pbxproj")
            try folder.write("\"a\" = \"Text\";\n", to: "\(app)/en.lproj/L.strings")
        }
        try folder.write("\"a\" = \"x\";\n", to: "One/ar.lproj/L.strings")
        let both = try Programs.swell(["generate", "--in-place", "--locale", "ar-XB"], in: folder.url)
        #expect(both.code == 2 && both.errors.contains("ar-XB would reach customers"), "\(both.errors)")
        #expect(try Programs.swell(["generate", "One", "--in-place", "--locale", "ar-XB"], in: folder.url).code == 0)
    }

    @Test("A closed pipe does not stop the work")
    func closedPipe() throws {
        let folder = try TemporaryFolder()
        for index in 0..<60 { try folder.write("\"a\" = \"Text\";\n", to: "App/M\(index)/en.lproj/L.strings") }
        let before = try Self.contents(folder)
        let sh = URL(filePath: "/bin/sh")
        _ = try Programs.run(
            sh, ["-c", "\"$0\" generate --in-place 2>&1 | head -n 1", Programs.swell.path], in: folder.url)
        #expect(try Self.contents(folder).count == before.count + 60)
        _ = try Programs.run(sh, ["-c", "\"$0\" clean 2>&1 | head -n 1", Programs.swell.path], in: folder.url)
        #expect(try Self.contents(folder) == before)
    }

    @Test(
        "A diff, applied by patch, gives what would be written",
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/patch"), "there is no 'patch' here"))
    func difference() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"Text\";\n", to: "My App/en.lproj/L.strings")
        try folder.write(SampleApps.stringCatalog, to: "My App/L.xcstrings")
        let flags = ["generate", "--in-place", "--locale", "en-PSEUDO", "--locale", "en-XA"]
        let diff = try folder.write(try Programs.swell(flags + ["--diff"], in: folder.url).output, to: "x.diff")
        let patched = try Programs.run(URL(filePath: "/usr/bin/patch"), ["-s", "-p0", "-i", diff], in: folder.url)
        #expect(patched.code == 0, "\(patched.text)")
        let made = try Programs.swell(flags, in: folder.url)
        #expect(made.code == 0 && made.text.isEmpty, "\(made.text)\(made.errors)")
    }

    @Test("Standard output takes a file, its diff or its name, only one of them", arguments: ["--diff", "--dry-run"])
    func onePrinted(flag: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("\"a\" = \"Text\";\n", to: "en.lproj/L.strings")
        let outcome = try Programs.swell(["generate", path, "--stdout", flag])
        #expect(outcome.code == 2 && outcome.text.isEmpty)
        #expect(outcome.errors.contains("--stdout and \(flag) cannot be used together"), "\(outcome.errors)")
    }

    @Test("A limit that no text can meet is ignored, and one that a text can meet is filled exactly")
    func budgets() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            /* [CHAR LIMIT=20] */
            "a" = "Save";
            /* [CHAR LIMIT=99999999999] */
            "b" = "Save";

            """, to: "en.lproj/L.strings")
        let outcome = try Programs.swell(
            ["generate", "en.lproj/L.strings", "--stdout", "--growth", "budget"], in: folder.url)
        let values = outcome.text.split(separator: "\n").filter { $0.hasPrefix("\"") }.map {
            $0.dropFirst(7).dropLast(2)
        }
        #expect(values.first?.count == 20)
        #expect((values.last?.count ?? 0) < 20)
    }
}
