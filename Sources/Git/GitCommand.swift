// Asks git, and puts what it says against an answer into words.

import Basics

/// Runs git.
enum GitCommand {
    /// Runs git in a folder, to its end.
    static func run(
        _ arguments: [String], in folder: String, input: [UInt8] = [], settings: [(name: String, value: String)] = []
    ) throws(GitError) -> ChildProcess {
        // No program that the repository's own settings name is run: none that watches files, none that fetches what
        // a partial clone has left out, and no repository counts that lies as mere files within another.
        let always = [
            "-C", folder, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c",
            "safe.bareRepository=explicit", "--no-pager",
        ]
        var environment = [
            "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=",
        ]
        if !settings.isEmpty {
            // After those that the person has set so.
            let first = getenv("GIT_CONFIG_COUNT").flatMap { Int(String(cString: $0)) } ?? 0
            environment.append("GIT_CONFIG_COUNT=\(first + settings.count)")
            for (index, setting) in zip(first..., settings) {
                environment += [
                    "GIT_CONFIG_KEY_\(index)=\(setting.name)", "GIT_CONFIG_VALUE_\(index)=\(setting.value)",
                ]
            }
        }
        do throws(ChildProcess.Failure) {
            return try ChildProcess.run("git", always + arguments, input: input, environment: environment)
        } catch {
            switch error {
            case .missing: throw .noGit
            case .system(let code):
                throw .failed(command: arguments.first ?? "", words: String(cString: strerror(code)))
            }
        }
    }

    /// What git said, in one line.
    static func failure(_ command: String, _ found: ChildProcess) -> GitError {
        let words = String(decoding: found.errors, as: UTF8.self)
        if words.contains("' not allowed") || words.contains("lazy fetching disabled") { return .partial }
        let line = found.errors.split(separator: 0x0A).first.map { String(decoding: $0, as: UTF8.self) }
        return .failed(command: command, words: (line ?? "exit code \(found.code)").shortened)
    }

    /// All that git said as one line.
    static func line(_ words: String) -> String {
        words.split { $0 == "\n" || $0 == "\t" }.map { String($0) }.joined(separator: " ")
    }
}
