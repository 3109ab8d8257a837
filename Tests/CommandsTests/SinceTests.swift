// `swell check --since`: only what a branch brought.

import Foundation
import TestSupport
import Testing

@Suite("swell check --since")
struct SinceTests: BranchSuite {
    let folder: TemporaryFolder

    init() throws { folder = try Self.repository() }

    @Test("What was there before is not reported, though its line moved")
    func leavesWhatWasThere() throws {
        try folder.write(
            "// New\n\n\"one\" = \"Viel zu lang\";\n\"two\" = \"Zwei\";\n", to: "App/de.lproj/L.strings")
        #expect(try check().code == 0)
        #expect(try Programs.swell(["check", "App"], in: folder.url).code == 1)
    }

    @Test("What the branch brought is reported, committed or not")
    func reportsWhatCame() throws {
        try folder.write(
            "\"one\" = \"Viel zu lang\";\n\"two\" = \"Zweiundzwanzig\";\n", to: "App/de.lproj/L.strings")
        for isCommitted in [false, true] {
            if isCommitted { try commit("Translate") }
            let found = try check("--format", "csv")
            #expect(found.code == 1)
            #expect(found.text.contains(",two,") && !found.text.contains(",one,"), "\(found.text)")
        }
    }

    @Test("A translation that the branch emptied or cut is one of its findings")
    func reportsLostTexts() throws {
        for language in ["en", "de"] { try folder.write(#"{"a": "Text"}"#, to: "App/i18n/\(language).json") }
        try commit("Begin with JSON")
        try git("branch", "-f", "main")
        #expect(try check().code == 0)
        for (text, code) in [("", 2), (#"{"a": "Te"#, 2), ("{}", 0)] as [(String, Int32)] {
            try folder.write(text, to: "App/i18n/de.json")
            let found = try check("--format", "csv")
            #expect(found.code == code && found.text.contains("App/i18n/de.json"), "\(text): \(found.text)")
        }
    }

    @Test("Lines that git ends another way bring nothing")
    func overlooksReturns() throws {
        try folder.write("\"one\" = \"Viel\nzu lang\";\n\"two\" = \"Zwei\";\n", to: "App/de.lproj/L.strings")
        try commit("Break a line")
        try git("branch", "-f", "main")
        try folder.write(
            "\"one\" = \"Viel\r\nzu lang\";\r\n\"two\" = \"Zwei\";\r\n", to: "App/de.lproj/L.strings")
        #expect(try Programs.swell(["check", "App"], in: folder.url).code == 1)
        #expect(try check().code == 0)
    }

    @Test("A budget that the branch lowered brings its findings")
    func heedsTheOldConfiguration() throws {
        try folder.write("budgets: {one: 5, two: 3}\n", to: ".swell.yml")
        let found = try check("--format", "csv")
        #expect(found.code == 1)
        #expect(found.text.contains(",two,") && !found.text.contains(",one,"), "\(found.text)")
    }

    @Test("A file that was renamed brings nothing")
    func followsRenames() throws {
        try git("mv", "App", "Resources")
        try commit("Move")
        let found = try Programs.swell(["check", "Resources", "--since", "main"], in: folder.url)
        #expect(found.code == 0, "\(found.text)\(found.errors)")
    }

    @Test("A revision that there is not is trouble, with the one that was meant")
    func refusesUnknownRevisions() throws {
        let found = try Programs.swell(["check", "App", "--since", "mian"], in: folder.url)
        #expect(found.code == 2)
        #expect(found.errors.contains("did you mean 'main'?"))
    }

    @Test(
        "Whoever starts it may ignore the ends of children",
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/perl"), "there is no 'perl' here"))
    func isNotDeafToChildren() throws {
        let found = try Programs.run(
            URL(filePath: "/usr/bin/perl"),
            ["-e", "$SIG{CHLD} = 'IGNORE'; exec @ARGV", Programs.swell.path, "check", "App", "--since", "main"],
            in: folder.url)
        #expect(found.code == 0, "\(found.text)\(found.errors)")
    }

    @Test("A folder that was renamed without git knowing brings nothing")
    func followsUnstagedRenames() throws {
        try FileManager.default.moveItem(
            at: folder.url.appending(path: "App"), to: folder.url.appending(path: "Resources"))
        let found = try Programs.swell(["check", "Resources", "--since", "main"], in: folder.url)
        #expect(found.code == 0, "\(found.text)\(found.errors)")
    }

    @Test("What was there before is counted")
    func countsWhatWasThere() throws {
        #expect(try check().text.contains("compared with main: 1 older finding not shown"))
        #expect(try check("--format", "json").text.contains("\"older\":1"))
    }

    @Test("A configuration and a sheet that flags name are those of then, too", arguments: ["--config", "--budgets"])
    func heedsTheOldFlaggedFiles(_ flag: String) throws {
        let isConfiguration = flag == "--config"
        let file = isConfiguration ? "ci/swell.yml" : "ci/sheet.csv"
        func write(_ one: Int, _ two: Int) throws {
            try folder.write(
                isConfiguration ? "budgets: {one: \(one), two: \(two)}\n" : "key,graphemes\none,\(one)\ntwo,\(two)\n",
                to: file)
        }
        try FileManager.default.removeItem(at: folder.url.appending(path: ".swell.yml"))
        try write(5, 5)
        try commit("Configure")
        try git("branch", "-f", "main", "HEAD")
        #expect(try check(flag, file).code == 0)
        try write(5, 3)
        let found = try check(flag, file, "--format", "csv")
        #expect(found.code == 1)
        #expect(found.text.contains(",two,") && !found.text.contains(",one,"), "\(found.text)\(found.errors)")
        // What git does not keep has no older version.
        try folder.write("local/\n", to: ".gitignore")
        try FileManager.default.copyItem(
            at: folder.url.appending(path: "ci"), to: folder.url.appending(path: "local"))
        #expect(try check(flag, file.replacingOccurrences(of: "ci/", with: "local/")).code == 0)
    }

    @Test("What is no commit is said to be none, and a commit may be named by its words")
    func refusesTrees() throws {
        for (revision, kind) in [("main^{tree}", "tree"), ("main:.swell.yml", "blob")] {
            let found = try Programs.swell(["check", "App", "--since", revision], in: folder.url)
            #expect(found.code == 2)
            #expect(found.errors.contains("'\(revision)' is a \(kind) and no commit"), "\(found.errors)")
        }
        #expect(try Programs.swell(["check", "App", "--since", ":/Begin"], in: folder.url).code == 0)
    }
}
