// `swell check --since`: only findings that are new since the merge base.

import Foundation
import TestSupport
import Testing

@Suite("swell check --since")
struct SinceTests: BranchSuite {
    let folder: TemporaryFolder

    init() throws { folder = try Self.repository() }

    @Test("Old findings are not reported, even if their line moved")
    func ignoresOldFindings() throws {
        try folder.write(
            "// New\n\n\"one\" = \"Viel zu lang\";\n\"two\" = \"Zwei\";\n", to: "App/de.lproj/L.strings")
        #expect(try check().code == 0)
        #expect(try Programs.swell(["check", "App"], in: folder.url).code == 1)
    }

    @Test("New findings of the branch are reported, committed or not")
    func reportsNewFindings() throws {
        try folder.write(
            "\"one\" = \"Viel zu lang\";\n\"two\" = \"Zweiundzwanzig\";\n", to: "App/de.lproj/L.strings")
        for isCommitted in [false, true] {
            if isCommitted { try commit("Translate") }
            let found = try check("--format", "csv")
            #expect(found.code == 1)
            #expect(found.text.contains(",two,") && !found.text.contains(",one,"), "\(found.text)")
        }
    }

    @Test("A translation that the branch emptied or shortened is a finding")
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

    @Test("Line endings converted by git give no findings")
    func ignoresLineEndings() throws {
        try folder.write("\"one\" = \"Viel\nzu lang\";\n\"two\" = \"Zwei\";\n", to: "App/de.lproj/L.strings")
        try commit("Break a line")
        try git("branch", "-f", "main")
        try folder.write(
            "\"one\" = \"Viel\r\nzu lang\";\r\n\"two\" = \"Zwei\";\r\n", to: "App/de.lproj/L.strings")
        #expect(try Programs.swell(["check", "App"], in: folder.url).code == 1)
        #expect(try check().code == 0)
    }

    @Test("A budget that the branch lowered gives findings")
    func readsOldConfiguration() throws {
        try folder.write("budgets: {one: 5, two: 3}\n", to: ".swell.yml")
        let found = try check("--format", "csv")
        #expect(found.code == 1)
        #expect(found.text.contains(",two,") && !found.text.contains(",one,"), "\(found.text)")
    }

    @Test("A renamed file gives no findings")
    func followsRenames() throws {
        try git("mv", "App", "Resources")
        try commit("Move")
        let found = try Programs.swell(["check", "Resources", "--since", "main"], in: folder.url)
        #expect(found.code == 0, "\(found.text)\(found.errors)")
    }

    @Test("An unknown revision is an error with a suggestion")
    func rejectsUnknownRevisions() throws {
        let found = try Programs.swell(["check", "App", "--since", "mian"], in: folder.url)
        #expect(found.code == 2)
        #expect(found.errors.contains("did you mean 'main'?"))
    }

    @Test(
        "The parent process may ignore SIGCHLD",
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/perl"), "there is no 'perl' here"))
    func survivesIgnoredSIGCHLD() throws {
        let found = try Programs.run(
            URL(filePath: "/usr/bin/perl"),
            ["-e", "$SIG{CHLD} = 'IGNORE'; exec @ARGV", Programs.swell.path, "check", "App", "--since", "main"],
            in: folder.url)
        #expect(found.code == 0, "\(found.text)\(found.errors)")
    }

    @Test("A folder renamed without git gives no findings")
    func followsUnstagedRenames() throws {
        try FileManager.default.moveItem(
            at: folder.url.appending(path: "App"), to: folder.url.appending(path: "Resources"))
        let found = try Programs.swell(["check", "Resources", "--since", "main"], in: folder.url)
        #expect(found.code == 0, "\(found.text)\(found.errors)")
    }

    @Test("Old findings are counted")
    func countsOldFindings() throws {
        #expect(try check().text.contains("compared with main: 1 older finding not shown"))
        #expect(try check("--format", "json").text.contains("\"older\":1"))
    }

    @Test("Files named by flags are read in their older version, too", arguments: ["--config", "--budgets"])
    func readsOldFlaggedFiles(_ flag: String) throws {
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
        // A file that git does not track has no older version.
        try folder.write("local/\n", to: ".gitignore")
        try FileManager.default.copyItem(
            at: folder.url.appending(path: "ci"), to: folder.url.appending(path: "local"))
        #expect(try check(flag, file.replacingOccurrences(of: "ci/", with: "local/")).code == 0)
    }

    @Test("An object that is not a commit is refused, and a commit may be named by its message")
    func rejectsTrees() throws {
        for (revision, kind) in [("main^{tree}", "tree"), ("main:.swell.yml", "blob")] {
            let found = try Programs.swell(["check", "App", "--since", revision], in: folder.url)
            #expect(found.code == 2)
            #expect(found.errors.contains("'\(revision)' is a \(kind), not a commit"), "\(found.errors)")
        }
        #expect(try Programs.swell(["check", "App", "--since", ":/Begin"], in: folder.url).code == 0)
    }
}
