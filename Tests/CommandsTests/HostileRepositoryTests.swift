// Repositories whose own settings name programs: Swell runs none of them.

import Foundation
import TestSupport
import Testing

@Suite("swell check --since and a repository's own programs")
struct HostileRepositoryTests: BranchSuite {
    let folder: TemporaryFolder
    /// A program that creates a file if it is run.
    private let program: String
    private let witness: URL

    init() throws {
        folder = try Self.repository()
        witness = folder.url.appending(path: ".git/witness")
        program = folder.url.appending(path: ".git/program").path
        try folder.write("#!/bin/sh\necho \"$0 $*\" >> '\(witness.path)'\ncat\n", to: ".git/program")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    }

    private var wasRun: Bool { FileManager.default.fileExists(atPath: witness.path) }

    @Test("File system monitors, hooks, filters, pagers and diff viewers are not run")
    func programs() throws {
        for name in [
            "core.fsmonitor", "core.pager", "core.editor", "core.askPass", "core.alternateRefsCommand", "diff.external",
            "diff.x.textconv", "diff.x.command", "filter.x.clean", "filter.x.smudge", "filter.X=y.process",
            "credential.helper", "gpg.program", "pager.diff", "alias.diff",
        ] {
            try git("config", name, program)
        }
        try git("config", "filter.x.required", "true")
        try git("config", "core.hooksPath", folder.url.path + "/.git")
        for hook in ["post-index-change", "reference-transaction", "fsmonitor-watchman"] {
            try FileManager.default.copyItem(atPath: program, toPath: folder.url.path + "/.git/\(hook)")
        }
        try folder.write(
            "App/de.lproj/* diff=x filter=X=y\nApp/fr.lproj/* diff=x filter=x\n", to: ".git/info/attributes")
        try folder.write("\"one\" = \"Viel zu lang, und mehr\";\n\"two\" = \"Zwei\";\n", to: "App/de.lproj/L.strings")
        try folder.write("\"one\" = \"Trop\";\n", to: "App/fr.lproj/New.strings")
        try FileManager.default.moveItem(
            atPath: folder.url.path + "/App/en.lproj/L.strings", toPath: folder.url.path + "/App/en.lproj/M.strings")
        let environment = ["EDITOR": program, "BROWSER": program, "PAGER": program, "GIT_PAGER": program]
        let outcome = try Programs.swell(["check", "App", "--since", "main"], in: folder.url, environment: environment)
        #expect(outcome.code == 1, "\(outcome.errors)")
        #expect(!wasRun, "\((try? String(contentsOf: witness, encoding: .utf8)) ?? "")")
    }

    @Test("Objects that a partial clone omits are not fetched, and the message says how")
    func partialClone() throws {
        let blob = try Programs.run(
            URL(filePath: "/usr/bin/env"), ["git", "rev-parse", "main:App/de.lproj/L.strings"], in: folder.url
        ).text.trimmingCharacters(in: .newlines)
        try git("config", "core.repositoryformatversion", "1")
        try git("config", "extensions.partialClone", "origin")
        try git("config", "remote.origin.promisor", "true")
        try git("config", "remote.origin.url", "ext::\(program) %S")
        try git("config", "protocol.ext.allow", "always")
        try FileManager.default.removeItem(
            atPath: folder.url.path + "/.git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
        let outcome = try check()
        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("git fetch --refetch --no-filter"), "\(outcome.errors)")
        #expect(!wasRun, "\((try? String(contentsOf: witness, encoding: .utf8)) ?? "")")
    }

    @Test("The next run removes the folder of older files of a killed run, and no other folder")
    func leftovers() throws {
        let temporary = try TemporaryFolder()
        let environment = ["TMPDIR": temporary.url.path]
        for name in ["swell-since-abcdef", ".swell-mine.since", ".swell-0123456789abcdef-0123456789abcdef.since"] {
            try temporary.write("mine", to: "\(name)/file")
        }
        func names() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: temporary.url.path).sorted()
        }
        let before = try names()
        // A fake git that kills the run while it waits.
        let bin = try TemporaryFolder()
        try bin.write(
            "#!/bin/sh\ncase \"$*\" in *--batch*) kill -9 $PPID; sleep 1;; esac\nPATH=${PATH#*:} exec git \"$@\"\n",
            to: "git")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: bin.url.appending(path: "git").path)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let killed = try Programs.swell(
            ["check", "App", "--since", "main"], in: folder.url,
            environment: environment.merging(["PATH": "\(bin.url.path):\(path)"]) { $1 })
        #expect(killed.code == 9)
        #expect(try names().count == before.count + 1)
        let next = try Programs.swell(["check", "App", "--since", "main"], in: folder.url, environment: environment)
        #expect(next.code == 0, "\(next.errors)")
        #expect(try names() == before)
    }
}
