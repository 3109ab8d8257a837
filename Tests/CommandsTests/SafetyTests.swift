// What must not be lost, and where nothing may be written.

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

    @Test("A tree lies in its folder whichever way the paths are written")
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

    @Test("Another's catalog in the folder is not replaced; an older one of Swell's is")
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

    @Test("Of two sources for one path the first is used, and the other is reported")
    func collisions() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"In a folder\";\n", to: "App/en.lproj/L.strings")
        try folder.write("\"b\" = \"In none\";\n", to: "App/L.strings")
        let outcome = try Programs.swell(["generate", "App", "--out", "B"], in: folder.url)
        #expect(outcome.text == "B/en-PSEUDO.lproj/L.strings\n")
        #expect(
            outcome.errors.contains(
                "App/L.strings: B/en-PSEUDO.lproj/L.strings is made of App/en.lproj/L.strings already"))
        #expect(try Programs.swell(["generate", "App", "--out", "B"], in: folder.url).text.isEmpty)
    }

    @Test(
        "A pseudo-locale whose file has errors, or none of Swell's texts, stays",
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
        "What Swell made is known as its own after the English has changed, in whichever style",
        arguments: [
            ["--locale", "en-PSEUDO"], ["--locale", "ar-XB"], ["--locale", "en-UNBROKEN"], ["--locale", "en-KEYNAMES"],
            ["--locale", "en-DOUBLED"], ["--locale", "ru-PSEUDO"], ["--locale", "zh-PSEUDO"], ["--style", "bracketed"],
            ["--style", "expanded"], ["--style", "accented,keys"], ["--locale", "fr-WIDER", "--style", "script:Thai"],
        ])
    func changed(flags: [String]) throws {
        let folder = try TemporaryFolder()
        try SampleApps.small(in: folder, languages: ["ar", "ru", "zh-Hans", "fr"])
        let lines = ["Open the file", "Save all changes", "OK", "Delete %@ now", "Locked here"]
        func write(_ last: String) throws {
            let text =
                lines.enumerated().map { "\"key.\($0)\" = \"\($1)\";\n" }.joined() + "\"key.last\" = \"\(last)\";\n"
            try folder.write(text, to: "App/en.lproj/More.strings")
        }
        try folder.write("lock: {keys: [key.4]}", to: ".swell.yml")
        try write("Before")
        let before = try Self.contents(folder)
        #expect(try Programs.swell(["generate", "--in-place"] + flags, in: folder.url).code == 0)
        try write("Afterwards")
        let again = try Programs.swell(["generate", "--in-place"] + flags, in: folder.url)
        #expect(again.code == 0, "\(again.errors)")
        try write("Before")
        let cleaned = try Programs.swell(["clean"], in: folder.url)
        #expect(cleaned.code == 0, "\(cleaned.errors)")
        #expect(try Self.contents(folder) == before)
    }

    @Test("Customers are asked about app by app")
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

    @Test("A reader that has had enough does not stop the work")
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
        "A difference, applied by patch, is what would be written",
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

    @Test("A limit that no text can have is none, and one that it can have is filled exactly")
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
