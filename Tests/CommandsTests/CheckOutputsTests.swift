// The destinations of the reports of `swell check`, run as a build runs it: files, pipes and devices.

import Foundation
import TestSupport
import Testing

@Suite("Outputs of swell check")
struct CheckOutputsTests: LongButtonSuite {
    let folder: TemporaryFolder

    init() throws { folder = try Self.app() }

    private func shell(_ script: String) throws -> Outcome {
        try Programs.run(
            URL(filePath: "/bin/sh"), ["-c", script], in: folder.url, environment: ["SWELL": Programs.swell.path])
    }

    @Test("Reports go to files, and one to standard output")
    func writesFiles() throws {
        let check = try swell(
            "check", "App", "--format", "text", "--format", "sarif=out/s.sarif", "--format", "csv=f.csv")
        #expect(check.text.contains("[over-budget]"))
        let csv = try String(contentsOf: folder.url.appending(path: "f.csv"), encoding: .utf8)
        #expect(csv.contains("over-budget,error,App/de.lproj/Localizable.strings"))
        #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "out/s.sarif").path))
        let two = try swell("check", "App", "--format", "text", "--format", "csv")
        #expect(two.code == 2)
        #expect(two.errors.contains("--format=text and --format=csv cannot be used together"))
        #expect(try swell("check", "--format", "sarf=x").errors.contains("did you mean 'sarif'?"))
    }

    @Test("A closed pipe does not change the exit code")
    func pipeClosed() throws {
        let piped = "{ sleep 0.2; \"$SWELL\" check App --format json"
        #expect(try shell("\(piped); echo $? >&2; } | true").errors == "1\n")
        #expect(try shell("\(piped)=/dev/stdout; echo $? >&2; } | true").errors == "1\n")
        try german("Anmelden")
        #expect(try shell("\(piped); echo $? >&2; } | true").errors == "0\n")
    }

    @Test(
        "Findings beyond --max-findings are noted beside a report that does not mention them",
        arguments: ["csv", "gitlab", "xcode"])
    func reportsHiddenFindings(format: String) throws {
        try german("Jetzt sicher anmelden!!")
        try folder.write("\"auth.title\" = \"Sign in %d\";\n", to: "App/en.lproj/Localizable.strings")
        let check = try swell("check", "App", "--format", format, "--max-findings", "1")
        #expect(
            check.errors.contains("swell: 2 findings are not shown, beyond --max-findings: 1 warning and 1 note\n"),
            "\(check.errors)")
    }

    @Test("Reports are written to devices")
    func writesStreams() throws {
        let found = try shell("\"$SWELL\" check App --format text --format csv=/dev/stdout | grep -c over-budget")
        #expect(found.text == "2\n", "\(found.errors)")
        let both = try shell("echo before; \"$SWELL\" check App --format csv=/dev/stdout --format json=/dev/null")
        #expect(both.text.hasPrefix("before\n") && both.text.contains("over-budget"))
    }

    @Test("A report does not overwrite another one, nor a file that the check reads")
    func overwritesNoFiles() throws {
        try folder.write("key,graphemes\nauth.title,50\n", to: "sheet.csv")
        _ = try swell("baseline", "create", "App")
        for (file, words) in [
            ("./App/../App/de.lproj/Localizable.strings", "a catalog that is checked"),
            (".swell.yml", "the configuration"), ("swell-baseline.json", "the baseline"),
            ("sheet.csv", "a budget sheet"),
        ] {
            let before = try Data(contentsOf: folder.url.appending(path: file))
            let check = try swell(
                "check", "App", "--format", "csv=\(file)", "--baseline", "swell-baseline.json", "--budgets", "sheet.csv"
            )
            #expect(check.code == 2)
            #expect(check.errors.contains("'\(file)' is \(words) and would be overwritten"))
            #expect(try Data(contentsOf: folder.url.appending(path: file)) == before)
        }
        let twice = try swell("check", "App", "--format", "csv=a", "--format", "json=./a")
        #expect(twice.code == 2)
        #expect(twice.errors.contains("--format=csv=a and --format=json=./a cannot be used together"))
        #expect(try swell("check", "App", "--format", "csv=-").text.hasPrefix("rule,"))
        #expect(try swell("check", "App", "--format", "csv=-", "--format", "text").code == 2)
    }
}
