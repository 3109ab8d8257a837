// `swell completions`: completion scripts for shells.

import Basics

extension Command {
    static let completions = Command(
        name: "completions",
        summary: "Print the completion script for a shell.",
        operands: "SHELL",
        takes: .words(Shell.allCases.map(\.rawValue)),
        flags: [],
        details: """
            SHELL is bash, zsh or fish. Save the script where the shell looks for completions, then start a new shell.

            Examples:
              swell completions bash > ~/.local/share/bash-completion/completions/swell
              swell completions zsh > /usr/local/share/zsh/site-functions/_swell
              swell completions fish > ~/.config/fish/completions/swell.fish
            """,
        run: { invocation, console in
            let names = Shell.allCases.map(\.rawValue)
            guard let name = invocation.operands.first else {
                throw UsageError.missingOperand("a shell: bash, zsh or fish", command: "completions")
            }
            if let word = invocation.operands.dropFirst().first {
                throw UsageError.unexpectedOperand(word, command: "completions")
            }
            guard let shell = Shell(rawValue: name) else {
                throw UsageError.unknownShell(name, choices: names, nearest: Spelling.nearest(name, among: names))
            }
            switch shell {
            case .bash: try console.write(BashCompletions.script)
            case .zsh: try console.write(ZshCompletions.script)
            case .fish: try console.write(FishCompletions.script)
            }
            return .clean
        })
}

/// A shell that completes command lines.
private enum Shell: String, CaseIterable { case bash, zsh, fish }
