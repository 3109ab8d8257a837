// Help screens, versions, and the messages for errors of usage.

import Foundation
import TestSupport
import Testing

@Suite("Help and usage")
struct HelpTests {
    @Test("The first help screen lists the everyday commands, and --all the others")
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

    @Test("Help lists the values of a flag")
    func values() throws {
        let help = try Programs.swell(["check", "--help"]).text
        #expect(help.contains("One of text, json,"))
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

    @Test("The version lists the libraries that parse and measure")
    func version() throws {
        let outcome = try Programs.swell(["--version"])
        #expect(outcome.code == 0)
        #expect(outcome.text.hasPrefix("swell "))
        for library in ["ICU", "Unicode", "HarfBuzz", "fontconfig", "expat", "libyaml"] {
            #expect(outcome.text.contains(library + " "))
        }
    }

    @Test(
        "Errors of usage exit 2 on standard error, and suggest the nearest valid word",
        arguments: [
            (["lst"], "did you mean 'list'?"),
            (["list", "--formt", "text", "x"], "did you mean '--format'?"),
            (["list", "--format", "ndjsn", "x"], "did you mean 'ndjson'?"), (["list", "--format"], "--format FORMAT"),
            (["explain"], "expected a rule"), (["formats", "x"], "unexpected argument 'x'"),
            (["list", "--help=1"], "--help takes no value"), (["-x"], "there is no flag '-x'"),
            (["--color", "never", "list", "x"], "'list' follows a flag; put the command first"),
            (["--version", "junk"], "'junk' follows a flag"),
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
