// The scripts that CI servers run: action.yml, the hooks for pre-commit, and the examples of the documentation.

import Foundation
import TestSupport
import Testing

@Suite("On CI servers")
struct WorkflowTests {
    /// Returns the texts of action.yml by key, as Swell reads them.
    private static func action() throws -> [String: String] {
        struct Entry: Decodable {
            let key: String
            let value: String
        }
        let listed = try Programs.swell([
            "list", "--isolated", "--format", "ndjson", "--format-of", "action.yml=yaml", "action.yml",
        ])
        let entries = try listed.text.split(separator: "\n").map {
            try JSONDecoder().decode(Entry.self, from: Data($0.utf8))
        }
        return Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.value) })
    }

    /// Returns the script of the step with a name.
    private static func script(of step: String) throws -> String {
        let action = try action()
        let name = try #require(action.first { $0.value == step && $0.key.hasSuffix(".name") }?.key)
        return try #require(action[String(name.dropLast("name".count)) + "run"])
    }

    private static func run(_ script: String, _ environment: [String: String]) throws -> Outcome {
        try Programs.run(
            URL(filePath: "/bin/bash"), ["--noprofile", "--norc", "-eo", "pipefail", "-c", script],
            environment: environment)
    }

    @Test("The action uses each input it declares, and no other")
    func inputs() throws {
        let action = try Self.action()
        let declared = Set(
            action.keys.filter { $0.hasPrefix("inputs.") }.map { String($0.split(separator: ".")[1]) })
        let used = action.values.flatMap { $0.matches(of: /inputs\.([a-z]+)/).map { String($0.1) } }
        #expect(declared.count >= 4 && declared == Set(used))
        let scripts = action.filter { $0.key.hasSuffix(".run") }
        #expect(scripts.count >= 4)
        // User input reaches a script only through the environment, so that it is never run as code.
        for (key, script) in scripts { #expect(!script.contains("${{"), "\(key)") }
    }

    @Test("The action annotates, writes a summary and SARIF, and exits like the check")
    func check() throws {
        let folder = try TemporaryFolder()
        let file = { (name: String) in folder.url.appending(path: name).path }
        func check(_ arguments: String) throws -> Outcome {
            try Self.run(
                try Self.script(of: "Run swell check"),
                [
                    "PATHS": "Corpus/Moorings/App\nCorpus/Moorings/App/pl.lproj", "ARGUMENTS": arguments,
                    "BINARY": Programs.swell.path, "SARIF": file("swell.sarif"), "RUNNER_TEMP": folder.url.path,
                    "GITHUB_STEP_SUMMARY": file("summary.md"),
                ])
        }
        let outcome = try check("--locale\npl")
        #expect(outcome.code == 1, "\(outcome.errors)")
        #expect(outcome.text.contains("::error file=Corpus/Moorings/App/pl.lproj/Localizable.strings,line=91"))
        #expect(try String(contentsOfFile: file("summary.md"), encoding: .utf8).contains("booking.price.night"))
        #expect(try String(contentsOfFile: file("swell.sarif"), encoding: .utf8).contains("\"placeholder-mismatch\""))
        #expect(try check("--locale=pl\n--fail-on=never").code == 0)
        #expect(try check("--local=pl").code == 2)
    }

    @Test("The cache key of the action depends on the sources alone")
    func key() throws {
        let folder = try TemporaryFolder()
        try folder.write("let one = 1", to: "Package.swift")
        try folder.write("let two = 2", to: "Sources/two.swift")
        func key() throws -> String {
            let output = try folder.write("", to: "output")
            let outcome = try Self.run(
                try Self.script(of: "Compute the cache key"),
                ["GITHUB_ACTION_PATH": folder.url.path, "GITHUB_OUTPUT": output])
            #expect(outcome.code == 0, "\(outcome.errors)")
            return try String(contentsOfFile: output, encoding: .utf8)
        }
        let before = try key()
        #expect(before.wholeMatch(of: /key=swell-[\w.-]+-[0-9a-f]{64}\n/) != nil, "\(before)")
        #expect(try key() == before)
        try folder.write("let two = 3", to: "Sources/two.swift")
        #expect(try key() != before)
    }

    @Test("The hooks cover every format, and their arguments are valid")
    func hooks() throws {
        let hooks = try String(contentsOf: Corpora.root.appending(path: ".pre-commit-hooks.yaml"), encoding: .utf8)
        let patterns = hooks.matches(of: /(?m)^  files: (.+)$/).map { String($0.1) }
        #expect(patterns.count == 2)
        // The second column contains the file patterns.
        let formats = try Programs.swell(["formats"]).text.split(separator: "\n").flatMap { line in
            line.dropFirst(19).prefix(18).matches(of: /\.([a-z]+)/).map { String($0.1) }
        }
        #expect(formats.count > 15)
        for pattern in patterns {
            let files = try Regex(pattern)
            for format in formats where format != "xml" { #expect("App/a.\(format)".contains(files), "\(format)") }
            for resources in ["app/src/main/res/", "res/", "composeResources/", ""] {
                #expect("\(resources)values-de/strings.xml".contains(files) && !"\(resources)pom.xml".contains(files))
            }
            #expect("design/budgets.csv".contains(files))
            #expect(!"Sources/a.swift".contains(files))
        }
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"A %@\";\n", to: "en.lproj/Localizable.strings")
        let run = { (script: String) in
            try Programs.run(
                URL(filePath: "/bin/sh"), ["-ec", script], in: folder.url,
                environment: ["PATH": Programs.built.path + ":/usr/bin:/bin"])
        }
        let identity = "-c user.name=A -c user.email=a@example.org"
        #expect(try run("git init -q . && git add . && git \(identity) commit -qm one").code == 0)
        try folder.write("\"a\" = \"A %d\";\n", to: "de.lproj/Localizable.strings")
        for entry in hooks.matches(of: /entry: (.+)\n  args: \[(.+)\]/) {
            let outcome = try run("\(entry.1) \(entry.2)")
            #expect(outcome.code == 1 && outcome.text.contains("placeholder-mismatch"), "\(outcome.errors)")
        }
    }

    @Test("Every flag in the examples of the documentation exists for its command", arguments: DocumentationTests.pages)
    func flags(page: String) throws {
        let text = try String(contentsOf: Corpora.root.appending(path: page), encoding: .utf8)
        let commands = Set(
            try Programs.swell(["--help", "--all"]).text.matches(of: /(?m)^  ([a-z]+)\s/).map { String($0.1) })
        var helps: [String: String] = [:]
        for (number, block) in text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
        where number % 2 == 1 && !block.hasPrefix("console") {
            // In blocks of other languages, the word after 'swell' is never a command.
            for match in block.matches(of: /\bswell"? ([a-z]+)([^\n|;]*)/) where commands.contains(String(match.1)) {
                let command = String(match.1)
                let help = try helps[command] ?? Programs.swell([command, "--help"]).text
                helps[command] = help
                for flag in match.2.matches(of: /(?:^|\s)(--[a-z-]+)/) {
                    #expect(help.contains("\(flag.1) ") || help.contains("\(flag.1)\n"), "swell \(command) \(flag.1)")
                }
            }
        }
    }
}
