// Git repositories for single tests.

import Foundation
import TestSupport
import Testing

/// A repository in a temporary folder, on the branch `main`.
struct TestRepository {
    let folder: TemporaryFolder

    static let git = URL(filePath: "/usr/bin/env")

    init() throws {
        folder = try TemporaryFolder()
        try run("init", "-q", "-b", "main")
    }

    /// Creates a shallow clone of another repository, with all of its branches or only one.
    init(cloning other: TestRepository, depth: Int, isOfOneBranch: Bool = false) throws {
        folder = try TemporaryFolder()
        let branches = isOfOneBranch ? "--single-branch" : "--no-single-branch"
        try run("clone", "-q", branches, "--depth", "\(depth)", "file://\(other.folder.url.path)", ".")
    }

    var path: String { folder.url.path }

    func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

    /// Commits all files, and returns the id of the commit.
    @discardableResult
    func commit(_ message: String) throws -> String {
        try run("add", "-A")
        try run("commit", "-q", "--allow-empty", "-m", message)
        return try run("rev-parse", "HEAD")
    }

    @discardableResult
    func run(_ arguments: String...) throws -> String {
        let settings = [
            "user.name=Test", "user.email=test@example.com", "commit.gpgsign=false", "protocol.file.allow=always",
        ]
        let outcome = try Programs.run(
            Self.git, ["git"] + settings.flatMap { ["-c", $0] } + arguments, in: folder.url)
        try #require(outcome.code == 0, "\(outcome.errors)")
        return outcome.text.trimmingCharacters(in: .newlines)
    }
}
