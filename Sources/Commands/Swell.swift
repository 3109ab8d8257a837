// The tool as a function of its arguments.

internal import CExpat
internal import CFontconfig
internal import CYAML
import Audit
import Basics
import Budgets
import Configuration
import Git
import Reports

/// The command-line tool.
public enum Swell {
    /// The version of Swell.
    public static let version = "0.2.0"
    /// The release date of this version.
    static let day = "2026-11-28"

    /// Runs the tool with its arguments; returns the exit code of the process.
    public static func run(_ arguments: [String]) async -> Int32 {
        // Report a closed pipe and a limit on file size as write errors.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // If the parent process ignores this signal, Swell could not wait for the programs that it runs.
        signal(SIGCHLD, SIG_DFL)
        if let number = GivenArguments.firstFlawed {
            Console(color: "auto").note(
                "swell: argument \(number) is not valid UTF-8; U+FFFD replaces the invalid bytes")
        }
        do {
            return try await dispatch(arguments).rawValue
        } catch let error as UsageError {
            complain(error.message)
            Console(color: "auto").note("Try '\(error.help)'.")
        } catch let error as InvalidConfiguration {
            for problem in error.errors { complain(problem.message) }
        } catch let error as InvalidBudgets {
            for problem in error.problems { complain(problem.message) }
        } catch let error as BaselineError {
            complain(error.message)
        } catch let error as GitError {
            complain(error.words)
        } catch let error as ConfigurationTrouble {
            for line in error.lines { complain(line) }
        } catch let error as PagesTrouble {
            complain(error.message)
        } catch Console.WriteError.closed {
            // A closed pipe is not an error: the reader has read enough.
            return ExitCode.clean.rawValue
        } catch Console.WriteError.system(let code) {
            complain("cannot write the output: \(String(cString: strerror(code)))")
        } catch {
            complain("\(error)")
        }
        return ExitCode.trouble.rawValue
    }

    private static func complain(_ message: String) {
        Console(color: "auto").complain(message)
    }

    private static func dispatch(_ arguments: [String]) async throws -> ExitCode {
        guard let first = arguments.first, !first.hasPrefix("-") else { return try await overview(arguments) }
        if first == "help" { return try help(arguments.dropFirst()) }
        guard let command = Command.all.first(where: { $0.name == first }) else {
            throw UsageError.unknownCommand(first, nearest: Spelling.nearest(first, among: Command.all.map(\.name)))
        }
        let invocation = try Invocation(arguments.dropFirst(), flags: command.allFlags, command: command.name)
        let console = Console(color: invocation.value(of: .color) ?? "auto")
        if invocation.has(.help) {
            try console.write(Help.command(command, style: console.style))
            return .clean
        }
        return try await command.run(invocation, console)
    }

    /// `swell` without a subcommand.
    private static func overview(_ arguments: [String]) async throws -> ExitCode {
        let invocation = try Invocation(arguments, flags: Command.overviewFlags, command: nil)
        if let word = invocation.operands.first { throw UsageError.unexpectedOperand(word, command: nil) }
        let console = Console(color: invocation.value(of: .color) ?? "auto")
        if invocation.has(.version) {
            try console.write(versions)
            return .clean
        }
        if arguments.isEmpty, try await FirstLook.show(console) { return .clean }
        let text = Help.overview(all: invocation.has(.all), style: console.style)
        if invocation.has(.help) || invocation.has(.all) {
            try console.write(text)
            return .clean
        }
        console.note(text)
        return .trouble
    }

    /// `swell help` and `swell help COMMAND`.
    private static func help(_ arguments: ArraySlice<String>) throws -> ExitCode {
        let invocation = try Invocation(arguments, flags: [.color, .help, .all], command: nil)
        let console = Console(color: invocation.value(of: .color) ?? "auto")
        guard let name = invocation.operands.first else {
            try console.write(Help.overview(all: invocation.has(.all), style: console.style))
            return .clean
        }
        guard let command = Command.all.first(where: { $0.name == name }) else {
            throw UsageError.unknownCommand(name, nearest: Spelling.nearest(name, among: Command.all.map(\.name)))
        }
        try console.write(Help.command(command, style: console.style))
        return .clean
    }

    /// The versions of the libraries that parse and measure, so that two results can be compared.
    private static var versions: String {
        let measuring = LibraryVersions.current
        let fontconfig = cfontconfig_version()
        let expat = String(cString: cexpat_version())
        let yaml = String(cString: cyaml_version())
        return """
            swell \(version)
            ICU \(measuring.icu) (Unicode \(measuring.unicode)), HarfBuzz \(measuring.harfBuzz), \
            fontconfig \(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100), \
            expat \(expat), libyaml \(yaml)

            """
    }
}
