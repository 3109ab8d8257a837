// `swell baseline`, run as a user runs it: what was found before is let be, and the list of it only gets shorter.

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

    private func mendGerman() throws {
        try folder.write("\"greeting\" = \"Hallo, %@\";\n\"bye\" = \"Ciao, %@\";\n", to: "App/de.lproj/L.strings")
    }

    @Test("A check is clean after its findings were let be, and not where something new comes up")
    func create() throws {
        #expect(try swell("check", "--fail-on", "warning").code == 1)
        let created = try swell("baseline", "create")
        #expect(created.text == "swell-baseline.json\n")
        #expect(created.code == 0)
        #expect(created.errors.contains("2 findings let be"))
        let check = try swell("check", "--fail-on", "warning", "--baseline", "swell-baseline.json")
        #expect(check.code == 0, "\(check.text)")
        #expect(try swell("check", "--fail-on", "warning").code == 1)
        try folder.write(
            "/* New */\n\"bye\" = \"Ciao\";\n\n\"greeting\" = \"Hallo\";\n", to: "App/de.lproj/L.strings")
        let later = try swell("check", "--fail-on", "warning", "--baseline", "swell-baseline.json")
        #expect(later.code == 1)
        #expect(later.text.contains("bye") && !later.text.contains("greeting"))
    }

    @Test("What is mended is reported as gone, and pruned without anything being added")
    func prune() throws {
        _ = try swell("baseline", "create")
        let before = try baseline
        #expect(try swell("baseline", "prune").errors.contains("nothing to take out; 2 let be"))
        #expect(try baseline == before)
        try mendGerman()
        try folder.write("\"greeting\" = \"Salut\";\n\"bye\" = \"Ciao\";\n", to: "App/fr.lproj/L.strings")
        let french = try swell("check", "--fail-on", "warning", "--locale", "fr", "--baseline", "swell-baseline.json")
        #expect(!(french.text + french.errors).contains("no longer found"))
        let all = try swell("check", "--fail-on", "warning", "--baseline", "swell-baseline.json")
        #expect((all.text + all.errors).contains("swell-baseline.json:4:5"))
        #expect((all.text + all.errors).contains("no longer found"))
        #expect(all.code == 1)
        #expect(try swell("baseline", "prune", "--locale", "fr").errors.contains("nothing to take out"))
        let pruned = try swell("baseline", "prune")
        #expect(pruned.errors.contains("1 taken out; 1 still let be"))
        #expect(try !baseline.contains("\"de\"") && !baseline.contains("bye"))
    }

    @Test("A list that is there is replaced only by force")
    func force() throws {
        _ = try swell("baseline", "create")
        try mendGerman()
        let before = try baseline
        let refused = try swell("baseline", "create")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("swell-baseline.json is there already"))
        #expect(try baseline == before)
        #expect(try swell("baseline", "create", "--force").errors.contains("1 finding let be"))
    }

    @Test("The configuration says which file it is, from its own folder on")
    func configured() throws {
        try folder.write("check:\n  baseline: known/app.json\n", to: "App/.swell.yml")
        try FileManager.default.createDirectory(
            at: folder.url.appending(path: "App/known"), withIntermediateDirectories: true)
        let created = try swell("baseline", "create", "App")
        #expect(created.text == "App/known/app.json\n", "\(created.errors)")
        #expect(try swell("check", "--fail-on", "warning", "App").code == 0)
        #expect(try swell("baseline", "show", "App").text.hasPrefix("../de.lproj/L.strings\n"))
    }

    @Test("It shows what is let be, file by file")
    func show() throws {
        #expect(try swell("baseline", "show").errors.contains("swell-baseline.json: there is no such baseline"))
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

    @Test("Nothing is let be or pruned where something could not be read")
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

    @Test("It shows what is let be in a language and under a path, where these are given")
    func showsPart() throws {
        _ = try swell("baseline", "create")
        let german = "App/de.lproj/L.strings\n  placeholder-mismatch: de greeting\n\n1 placeholder-mismatch\n"
        #expect(try swell("baseline", "show", "--locale", "de").text == german)
        #expect(try swell("baseline", "show", "App/de.lproj").text == german)
        #expect(try swell("baseline", "show", "--locale", "ja").text == "Nothing is let be.\n")
    }

    @Test("What could not be read, or is not configured in this run, is not called gone")
    func claimsNothing() throws {
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
        try mendGerman()
        #expect(try output().contains("no longer found"))
    }

    @Test(
        "After a merge of git, with the lines of both sides kept, the list is read and put in order",
        arguments: ["by hand", "union"])
    func merges(_ way: String) throws {
        func git(_ arguments: String...) throws -> Int32 {
            let identity = ["-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false"]
            return try Programs.run(URL(filePath: "/usr/bin/env"), ["git"] + identity + arguments, in: folder.url).code
        }
        func commit() throws {
            #expect(try git("add", "-A") == 0)
            #expect(try git("commit", "-qm", "Step") == 0)
        }
        /// Some German texts, of which some are as they should be.
        func texts(mended: Set<Int>) throws {
            for (language, isSource) in [("en", true), ("de", false)] {
                let lines = (0..<6).map { "\"k\($0)\" = \"\($0)\(isSource || mended.contains($0) ? " %@" : "")\";\n" }
                try folder.write(lines.joined(), to: "App/\(language).lproj/L.strings")
            }
            try? FileManager.default.removeItem(at: folder.url.appending(path: "App/fr.lproj"))
        }
        var conflicts = 0
        #expect(try git("init", "-q", "-b", "main") == 0)
        if way == "union" { try folder.write("swell-baseline.json merge=union\n", to: ".gitattributes") }
        try texts(mended: [])
        _ = try swell("baseline", "create")
        try commit()
        for (ours, theirs) in [([5], [4]), ([0], [5]), ([2], [3, 4]), ([1, 2], [2, 3]), ([0, 5], [5])]
            as [([Int], [Int])]
        {
            #expect(try git("checkout", "-qB", "theirs", "main") == 0)
            try texts(mended: Set(theirs))
            _ = try swell("baseline", "prune")
            try commit()
            #expect(try git("checkout", "-qB", "ours", "main") == 0)
            try texts(mended: Set(ours))
            _ = try swell("baseline", "prune")
            try commit()
            // Where the two are beside each other, git leaves its marks.
            _ = try git("merge", "-q", "theirs")
            let marked = try baseline
            #expect(way != "union" || !marked.contains("<<<<<<<"))
            if marked.contains("<<<<<<<") {
                conflicts += 1
                let check = try swell("check", "App", "--baseline", "swell-baseline.json")
                #expect(check.code == 2 && check.errors.contains("a merge left its marks here"))
            }
            let kept = marked.split(separator: "\n").filter { line in
                !["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { line.hasPrefix($0) }
            }
            try folder.write(kept.joined(separator: "\n") + "\n", to: "swell-baseline.json")
            try texts(mended: Set(ours + theirs))
            #expect(try swell("check", "--fail-on", "note", "--baseline", "swell-baseline.json").code == 0)
            #expect(try swell("baseline", "prune").code == 0)
            let pruned = try baseline
            _ = try swell("baseline", "create", "--force")
            #expect(try baseline == pruned)
            #expect(try git("reset", "-q", "--hard") == 0)
        }
        #expect(conflicts > 0 || way == "union")
    }

    @Test("Wrong words get the way out")
    func usage() throws {
        for (words, message) in [
            ([], "expected what to do: create, prune or show"), (["crete"], "did you mean 'create'?"),
            (["prune", "--force"], "--force needs 'create'"),
            (["prune", "App"], "swell-baseline.json: there is no such baseline; 'swell baseline create' makes one"),
        ] {
            let outcome = try Programs.swell(["baseline"] + words, in: folder.url)
            #expect(outcome.code == 2)
            #expect(outcome.errors.contains(message), "\(outcome.errors)")
        }
    }
}
