// Asks git, and puts what it says against an answer into words.

import Platform

/// Runs git.
enum GitCommand {
    /// Runs git in a folder, to its end.
    static func run(
        _ arguments: [String], in folder: String, input: [UInt8] = []
    ) throws(GitError) -> ChildProcess {
        // No program that the repository's own settings name is run.
        let always = ["-C", folder, "-c", "core.fsmonitor=false", "--no-pager"]
        do throws(ChildProcess.Failure) {
            return try ChildProcess.run(
                "git", always + arguments, input: input,
                environment: ["LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0"])
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
        let line = found.errors.split(separator: 0x0A).first.map { String(decoding: $0, as: UTF8.self) }
        return .failed(command: command, words: (line ?? "exit code \(found.code)").shortened)
    }

    /// All that git said as one line.
    static func line(_ words: String) -> String {
        words.split { $0 == "\n" || $0 == "\t" }.map { String($0) }.joined(separator: " ")
    }
}
