// A repository for tests of findings that are new on a branch.

import Foundation
import TestSupport
import Testing

/// Tests on a branch of a repository whose main branch has one German text that is too long.
protocol BranchSuite {
    var folder: TemporaryFolder { get }
}

extension BranchSuite {
    static func repository() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("\"one\" = \"One\";\n\"two\" = \"Two\";\n", to: "App/en.lproj/L.strings")
        try folder.write("\"one\" = \"Viel zu lang\";\n\"two\" = \"Zwei\";\n", to: "App/de.lproj/L.strings")
        try folder.write("budgets: {one: 5, two: 5}\n", to: ".swell.yml")
        for arguments in [
            ["init", "-q", "-b", "main"], ["add", "-A"], ["commit", "-q", "-m", "Begin"],
            ["checkout", "-q", "-b", "work"],
        ] {
            try git(arguments, in: folder)
        }
        return folder
    }

    private static func git(_ arguments: [String], in folder: TemporaryFolder) throws {
        let identity = [
            "-c", "user.name=T", "-c", "user.email=t@example.com", "-c", "commit.gpgsign=false", "-c",
            "protocol.file.allow=always",
        ]
        let outcome = try Programs.run(URL(filePath: "/usr/bin/env"), ["git"] + identity + arguments, in: folder.url)
        #expect(outcome.code == 0, "\(outcome.errors)")
    }

    func git(_ arguments: String...) throws { try Self.git(arguments, in: folder) }

    func commit(_ message: String) throws {
        try git("add", "-A")
        try git("commit", "-q", "-m", message)
    }

    func check(_ arguments: String...) throws -> Outcome {
        try Programs.swell(["check", "App", "--since", "main"] + arguments, in: folder.url)
    }
}
