// The words of the command line: help, versions, and what is said of wrong usage.

import Foundation
import TestSupport
import Testing

@Suite("Help and usage")
struct HelpTests {
    @Test("The first help screen shows what one does every day, and --all the rest")
    func screens() throws {
        let first = try Programs.swell(["--help"])
        let all = try Programs.swell(["--help", "--all"])
        #expect(first.code == 0)
        #expect(first.text.contains("\n  list "))
        for verb in ["init", "generate", "check", "report", "fit", "list", "clean"] {
            #expect(first.text.contains(verb))
        }
        #expect(!first.text.contains("\n  formats "))
        #expect(all.text.contains("\n  list "))
        #expect(all.text.contains("\n  formats "))
    }

    @Test("Each command shows its flags", arguments: ["list", "formats", "completions", "manual"])
    func commands(name: String) throws {
        let help = try Programs.swell([name, "--help"])
        #expect(help.code == 0)
        #expect(help.text.contains("swell \(name) [FLAGS]"))
        #expect(help.text.contains("--color WHEN"))
        #expect(try Programs.swell(["help", name]).text == help.text)
    }

    @Test("No line of help is wider than a terminal")
    func width() throws {
        let screens = try Programs.swell(["--help", "--all"]).text
        let commands = screens.matches(of: /(?m)^  ([a-z]+)\s/).map { [String($0.1), "--help"] }
        #expect(commands.count >= 18)
        for arguments in [["--help"]] + commands {
            let lines = try Programs.swell(arguments).text.split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= 100 }, "\(arguments)")
        }
    }

    @Test("The version names the libraries that read and measure")
    func version() throws {
        let outcome = try Programs.swell(["--version"])
        #expect(outcome.code == 0)
        #expect(outcome.text.hasPrefix("swell "))
        for library in ["ICU", "Unicode", "HarfBuzz", "fontconfig", "expat", "libyaml"] {
            #expect(outcome.text.contains(library + " "))
        }
    }

    @Test(
        "Wrong usage exits 2, says what is wrong on standard error, and names the nearest right word",
        arguments: [
            (["lst"], "did you mean 'list'?"),
            (["list", "--formt", "text", "x"], "did you mean '--format'?"),
            (["list", "--format", "ndjsn", "x"], "did you mean 'ndjson'?"), (["list", "--format"], "--format FORMAT"),
            (["explain"], "expected a rule"), (["formats", "x"], "'x' is one argument too many"),
            (["list", "--help=1"], "--help takes no value"), (["-x"], "there is no flag '-x' here"), ([], "Usage:"),
            (["--color", "never", "list", "x"], "'list' comes after a flag; a command comes first"),
            (["--version", "junk"], "'junk' comes after a flag"),
        ] as [([String], String)])
    func wrongUsage(arguments: [String], message: String) throws {
        let outcome = try Programs.swell(arguments)
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(message))
    }

    @Test("Every format is listed with its extensions")
    func formats() throws {
        let text = try Programs.swell(["formats"]).text
        for word in ["strings", "stringsdict", "xcstrings", "xliff", ".xlf"] { #expect(text.contains(word)) }
    }
}
