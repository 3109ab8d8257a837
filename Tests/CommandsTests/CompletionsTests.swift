// `swell completions`: what shells suggest, tested with the shells themselves.

import Foundation
import TestSupport
import Testing

/// A shell, and how to query its suggestions.
enum CompletingShell: String, CaseIterable, CustomTestStringConvertible {
    case bash, zsh, fish

    var testDescription: String { rawValue }

    /// Its path; nil if it is not installed.
    var program: URL? {
        ["/bin/\(rawValue)", "/usr/bin/\(rawValue)", "/usr/local/bin/\(rawValue)", "/opt/homebrew/bin/\(rawValue)"]
            .first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(filePath: $0) }
    }

    static let installed = allCases.filter { $0.program != nil }

    /// Returns its suggestions at the end of each line, sorted: the part after the last `=`, `:` or `,`.
    func offers(_ lines: [String], in folder: URL = Corpora.root) throws -> [[String]] {
        let scratch = try TemporaryFolder()
        let script = try scratch.write(try Programs.swell(["completions", rawValue]).text, to: "_swell")
        let driver = Corpora.root.appending(path: "Corpus/Completions/offers.\(rawValue)").path
        let program = try #require(program)
        func run(_ arguments: [String]) throws -> [Substring] {
            let outcome = try Programs.run(program, arguments, in: folder)
            #expect(outcome.errors == "")
            return outcome.text.split(whereSeparator: \.isNewline)
        }
        let printed =
            switch self {
            case .bash: try lines.map { try run([driver, script] + Self.words($0)) }
            case .zsh:
                try run(["-f", driver, scratch.url.path] + lines).split(
                    separator: "END", omittingEmptySubsequences: false
                ).dropLast().map { Array($0) }
            case .fish: try lines.map { try run(["--no-config", driver, script, $0]) }
            }
        try #require(printed.count == lines.count)
        return printed.map { offers in
            Set(offers.compactMap { $0.split(omittingEmptySubsequences: false) { "=:,".contains($0) }.last })
                .subtracting([""]).map(String.init).sorted()
        }
    }

    /// Returns its suggestions at the end of a line.
    func offers(_ line: String) throws -> [String] { try offers([line])[0] }

    /// Splits a line into words as bash does: at spaces, and around `=` and `:`.
    private static func words(_ line: String) -> [String] {
        line.replacing("=", with: " = ").replacing(":", with: " : ")
            .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    }
}

@Suite("Completions")
struct CompletionsTests {
    static let lines: [(line: String, offers: String)] = [
        ("swell ch", "check"),
        ("swell check --fo", "--font-file --format --format-of"),
        ("swell check --format sa", "sarif"),
        ("swell check --format=sa", "sarif"),
        ("swell check --fail-on ", "error never note warning"),
        ("swell check --locale pt", "pt-BR"),
        ("swell generate --locale ar", "ar-PSEUDO ar-XB"),
        ("swell report --format svg --size ax", "ax1 ax2 ax3 ax4 ax5"),
        ("swell try --style t", "tall"),
        ("swell try --style=tall,wi", "wide"),
        ("swell try --style tall,script:C", "Cyrl"),
        ("swell try --growth bu", "budget"),
        ("swell explain missing-p", "missing-plural"),
        ("swell baseline ", "create prune show"),
        ("swell baseline --locale de p", "prune"),
        ("swell completions ", "bash fish zsh"),
        ("swell help fo", "fonts formats"),
        ("swell fit --width ", ""),
    ]

    @Test("A shell suggests valid values", arguments: CompletingShell.installed)
    func offers(shell: CompletingShell) throws {
        for (example, offers) in zip(Self.lines, try shell.offers(Self.lines.map(\.line))) {
            #expect(offers.joined(separator: " ") == example.offers, "\(example.line)")
        }
    }

    /// bash completes files by itself if there are no other suggestions.
    @Test("Files are suggested where a file is valid", arguments: CompletingShell.installed.filter { $0 != .bash })
    func files(shell: CompletingShell) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "moorings.yml")
        let lines = [
            "swell list moo", "swell check --config moo", "swell check --config=moo", "swell check --format sarif=moo",
            "swell baseline create moo", "swell report -o moo",
        ]
        for (line, offers) in zip(lines, try shell.offers(lines, in: folder.url)) {
            #expect(offers == ["moorings.yml"], "\(line)")
        }
    }

    @Test("Every flag of every command is suggested", arguments: CompletingShell.installed)
    func flags(shell: CompletingShell) throws {
        let commands = try shell.offers("swell ").filter { $0 != "help" }
        let listed = try Programs.swell(["--help", "--all"]).text
        #expect(commands.count >= 18 && commands.allSatisfy { listed.contains("\n  \($0) ") })
        for (command, offers) in zip(commands, try shell.offers(commands.map { "swell \($0) --" })) {
            let help = try Programs.swell([command, "--help"]).text
            let flags = help.split(separator: "\n").filter { $0.hasPrefix("  -") }.compactMap { line in
                line.split(separator: " ").first { $0.hasPrefix("--") }.map(String.init)
            }
            #expect(!flags.isEmpty && Set(flags).subtracting(offers) == [], "\(command)")
        }
    }

    @Test("Each suggested style, pseudo-locale and growth is valid")
    func accepted() throws {
        let folder = try TemporaryFolder()
        for (flag, line) in [("--style", "script:"), ("--style", ""), ("--locale", ""), ("--growth", "")] {
            let offers = try CompletingShell.bash.offers("swell try \(flag) \(line)")
            #expect(offers.count > 8)
            for offer in offers where flag != "--style" || offer.first?.isUppercase == (line != "") {
                let outcome = try Programs.swell(["try", flag, line + offer, "Save"], in: folder.url)
                #expect(outcome.code == 0, "\(outcome.errors)")
            }
        }
    }

    @Test("An unknown shell is reported with the supported ones")
    func unknown() throws {
        let outcome = try Programs.swell(["completions", "fsh"])
        #expect(outcome.code == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("no completions for 'fsh'; expected bash, zsh or fish; did you mean"))
        #expect(try Programs.swell(["completions"]).errors.contains("expected a shell: bash, zsh or fish"))
    }
}
