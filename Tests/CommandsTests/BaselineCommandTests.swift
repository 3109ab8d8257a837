// `swell baseline`, run as a user runs it: it accepts old findings, and the baseline only gets shorter.

import Foundation
import TestSupport
import Testing

@Suite("swell baseline")
struct BaselineCommandTests {
    private let folder: TemporaryFolder

    /// An app whose German and French have each lost a placeholder.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write("\"greeting\" = \"Hello, %@\";\n\"bye\" = \"Bye, %@\";\n", to: "App/en.lproj/L.strings")
        try folder.write("\"greeting\" = \"Hallo\";\n\"bye\" = \"Ciao, %@\";\n", to: "App/de.lproj/L.strings")
        try folder.write("\"greeting\" = \"Salut\";\n\"bye\" = \"Ciao, %@\";\n", to: "App/fr.lproj/L.strings")
    }

    private func swell(_ arguments: String...) throws -> Outcome { try Programs.swell(arguments, in: folder.url) }

    private var baseline: String {
        get throws { try String(contentsOf: folder.url.appending(path: "swell-baseline.json"), encoding: .utf8) }
    }

    private func fixGerman() throws {
        try folder.write("\"greeting\" = \"Hallo, %@\";\n\"bye\" = \"Ciao, %@\";\n", to: "App/de.lproj/L.strings")
    }

    @Test("A check is clean after its findings are accepted, but not after a new one")
    func create() throws {
        #expect(try swell("check", "--fail-on", "warning").code == 1)
        let created = try swell("baseline", "create")
        #expect(created.text == "swell-baseline.json\n")
        #expect(created.code == 0)
        #expect(created.errors.contains("2 findings added to the baseline"))
        let check = try swell("check", "--fail-on", "warning", "--baseline", "swell-baseline.json")
        #expect(check.code == 0, "\(check.text)")
        #expect(try swell("check", "--fail-on", "warning").code == 1)
        try folder.write(
            "/* New */\n\"bye\" = \"Ciao\";\n\n\"greeting\" = \"Hallo\";\n", to: "App/de.lproj/L.strings")
        let later = try swell("check", "--fail-on", "warning", "--baseline", "swell-baseline.json")
        #expect(later.code == 1)
        #expect(later.text.contains("bye") && !later.text.contains("greeting (de)"))
    }

    @Test("Fixed findings are reported, and pruned without adding any")
    func prune() throws {
        _ = try swell("baseline", "create")
        let before = try baseline
        #expect(try swell("baseline", "prune").errors.contains("nothing to remove; 2 findings in the baseline"))
        #expect(try baseline == before)
        try fixGerman()
        try folder.write("\"greeting\" = \"Salut\";\n\"bye\" = \"Ciao\";\n", to: "App/fr.lproj/L.strings")
        let french = try swell("check", "--fail-on", "warning", "--locale", "fr", "--baseline", "swell-baseline.json")
        #expect(!(french.text + french.errors).contains("no longer found"))
        let all = try swell("check", "--fail-on", "warning", "--baseline", "swell-baseline.json")
        #expect((all.text + all.errors).contains("swell-baseline.json:4:5"))
        #expect((all.text + all.errors).contains("no longer found"))
        #expect(all.code == 1)
        #expect(try swell("baseline", "prune", "--locale", "fr").errors.contains("nothing to remove"))
        let pruned = try swell("baseline", "prune")
        #expect(pruned.errors.contains("1 finding removed; 1 left in the baseline"))
        #expect(try !baseline.contains("\"de\"") && !baseline.contains("bye"))
    }

    @Test("Only --force replaces an existing baseline")
    func force() throws {
        _ = try swell("baseline", "create")
        try fixGerman()
        let before = try baseline
        let refused = try swell("baseline", "create")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("swell-baseline.json exists already"))
        #expect(try baseline == before)
        #expect(try swell("baseline", "create", "--force").errors.contains("1 finding added to the baseline"))
    }

    @Test("Any other file is not overwritten, even with --force", arguments: ["de.lproj/L.strings", "notes.json"])
    func keepsOtherFiles(path: String) throws {
        let file = "App/\(path)"
        if path == "notes.json" { try folder.write("{\"mine\": 1}", to: file) }
        let before = try String(contentsOf: folder.url.appending(path: file), encoding: .utf8)
        #expect(try swell("check", "--baseline", file, "App").errors.contains(": not a baseline: "))
        let refused = try swell("baseline", "create", "--force", "--baseline", file, "App")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("'\(file)' is not a baseline and would be overwritten"), "\(refused.errors)")
        #expect(try String(contentsOf: folder.url.appending(path: file), encoding: .utf8) == before)
    }

    @Test("The configuration names the file, relative to its own folder")
    func configured() throws {
        try folder.write("check:\n  baseline: known/app.json\n", to: "App/.swell.yml")
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "App/known"), withIntermediateDirectories: true)
        let created = try swell("baseline", "create", "App")
        #expect(created.text == "App/known/app.json\n", "\(created.errors)")
        #expect(try swell("check", "--fail-on", "warning", "App").code == 0)
        #expect(try swell("baseline", "show", "App").text.hasPrefix("../de.lproj/L.strings\n"))
    }

    @Test("It shows the accepted findings by file")
    func show() throws {
        #expect(try swell("baseline", "show").errors.contains("swell-baseline.json: the baseline does not exist"))
        _ = try swell("baseline", "create")
        #expect(
            try swell("baseline", "show").text == """
                App/de.lproj/L.strings
                  placeholder-mismatch: de greeting
                App/fr.lproj/L.strings
                  placeholder-mismatch: fr greeting

                2 placeholder-mismatch

                """)
    }

    @Test("Nothing is accepted or pruned if a file cannot be read")
    func broken() throws {
        _ = try swell("baseline", "create")
        let before = try baseline
        try folder.write("\"greeting\" = ", to: "App/de.lproj/L.strings")
        for action in [["prune"], ["create", "--force"]] {
            let outcome = try Programs.swell(["baseline"] + action, in: folder.url)
            #expect(outcome.code == 2)
            #expect(outcome.errors.contains("App/de.lproj/L.strings:1:"), "\(outcome.errors)")
            #expect(try baseline == before)
        }
    }

    @Test("It shows the accepted findings of a language or below a path")
    func showsPart() throws {
        _ = try swell("baseline", "create")
        let german = "App/de.lproj/L.strings\n  placeholder-mismatch: de greeting\n\n1 placeholder-mismatch\n"
        #expect(try swell("baseline", "show", "--locale", "de").text == german)
        #expect(try swell("baseline", "show", "App/de.lproj").text == german)
        #expect(try swell("baseline", "show", "--locale", "ja").text == "The baseline has no findings.\n")
    }

    @Test("Findings of unreadable files, or not configured in this run, do not count as fixed")
    func reportsNoFixes() throws {
        try folder.write("budgets: {greeting: 3}\n", to: ".swell.yml")
        _ = try swell("baseline", "create")
        let check = ["check", "--baseline", "swell-baseline.json"]
        func output(_ more: String...) throws -> String {
            let found = try Programs.swell(check + more, in: folder.url)
            return found.text + found.errors
        }
        #expect(try !output("--isolated").contains("no longer found"))
        try folder.write("\"greeting\" = ", to: "App/de.lproj/L.strings")
        #expect(try !output().contains("no longer found"))
        try fixGerman()
        #expect(try output().contains("no longer found"))
    }

    @Test("Findings that need a source outside of the paths do not count as fixed, and are not pruned")
    func withoutSource() throws {
        _ = try swell("baseline", "create")
        let before = try baseline
        let check = try swell("check", "--baseline", "swell-baseline.json", "App/de.lproj")
        #expect(!(check.text + check.errors).contains("no longer found"))
        let pruned = try swell("baseline", "prune", "App/de.lproj")
        #expect(pruned.errors.contains("nothing to remove; 2 findings in the baseline"))
        #expect(try baseline == before)
        // A run that checks everything finds that the source no longer exists.
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/en.lproj"))
        #expect(try swell("baseline", "prune").errors.contains("2 findings removed"))
    }

    @Test("Unfinished translations do not count as fixed when they are skipped")
    func unfinished() throws {
        let units = [("de", "needs_review"), ("fr", "translated")].map {
            #""\#($0.0)":{"stringUnit":{"state":"\#($0.1)","value":"x"}}"#
        }
        try folder.write(
            #"{"sourceLanguage":"en","version":"1.0","strings":{"k %d":{"localizations":{\#(units.joined(separator: ","))}}}}"#,
            to: "App/A.xcstrings")
        _ = try swell("baseline", "create")
        let before = try baseline
        #expect(before.contains("\"locale\": \"de fr\", \"key\": \"k %d\""))
        #expect(try swell("baseline", "prune", "--finished-only").errors.contains("nothing to remove"))
        #expect(try baseline == before)
    }

    @Test("Errors of usage suggest a fix")
    func usage() throws {
        for (words, message) in [
            ([], "expected an action: create, prune or show"), (["crete"], "did you mean 'create'?"),
            (["prune", "--force"], "--force needs 'create'"),
            (
                ["prune", "App"],
                "swell-baseline.json: the baseline does not exist; create it with 'swell baseline create'"
            ),
        ] {
            let outcome = try Programs.swell(["baseline"] + words, in: folder.url)
            #expect(outcome.code == 2)
            #expect(outcome.errors.contains(message), "\(outcome.errors)")
        }
    }
}
