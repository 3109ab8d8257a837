// Runs git, and words its errors.

import Basics

/// Runs git.
enum GitCommand {
    /// Runs git in a folder, to its end.
    static func run(
        _ arguments: [String], in folder: String, input: [UInt8] = [], settings: [(name: String, value: String)] = []
    ) throws(GitError) -> ChildProcess {
        // Never run a program from the repository's own settings (no file watcher, no fetch of what a partial clone
        // lacks), and ignore bare repositories inside of another.
        let always = [
            "-C", folder, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c",
            "safe.bareRepository=explicit", "--no-pager",
        ]
        var environment = [
            "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=",
        ]
        if !settings.isEmpty {
            // After the settings of the user's environment.
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

    /// The error of a failed command, in one line.
    static func failure(_ command: String, _ found: ChildProcess) -> GitError {
        let words = String(decoding: found.errors, as: UTF8.self)
        if words.contains("' not allowed") || words.contains("lazy fetching disabled") { return .partial }
        let line = found.errors.split(separator: 0x0A).first.map { String(decoding: $0, as: UTF8.self) }
        return .failed(command: command, words: (line ?? "exit code \(found.code)").shortened)
    }

    /// The output of git joined into one line.
    static func line(_ words: String) -> String {
        words.split { $0 == "\n" || $0 == "\t" }.map { String($0) }.joined(separator: " ")
    }
}
