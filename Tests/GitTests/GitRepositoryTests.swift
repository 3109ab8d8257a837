// Information that git returns about real repositories, and errors.

import Foundation
import Git
import TestSupport
import Testing

@Suite("A git repository")
struct GitRepositoryTests {
    /// Returns the message of the error that a closure throws.
    private func words(_ work: () throws(GitError) -> Void) -> String? {
        do throws(GitError) {
            try work()
            return nil
        } catch {
            return error.words
        }
    }

    @Test("is found from a file or folder in it, and has git's root")
    func isFound() throws {
        let made = try TestRepository()
        try made.write("", to: "App/en.lproj/Localizable.strings")
        let root = try made.run("rev-parse", "--show-toplevel")
        #expect(try GitRepository(around: made.path).root == root)
        #expect(try GitRepository(around: "\(made.path)/App/en.lproj").root == root)
        #expect(try GitRepository(around: "\(made.path)/App/en.lproj/Localizable.strings").root == root)
    }

    @Test("is reported missing with the path that is in none")
    func isMissing() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.path
        #expect(
            words { () throws(GitError) in _ = try GitRepository(around: path) }
                == "'\(path)' is not in a git repository; omit --since, or check a clone")
    }

    @Test("finds the merge base of two branches")
    func findsMergeBase() throws {
        let made = try TestRepository()
        let base = try made.commit("base")
        try made.run("checkout", "-q", "-b", "topic")
        try made.commit("topic")
        try made.run("checkout", "-q", "main")
        try made.commit("main")
        try made.run("checkout", "-q", "topic")
        let repository = try GitRepository(around: made.path)
        #expect(try repository.mergeBase(with: "main") == base)
        #expect(try repository.mergeBase(with: "topic~1") == base)
    }

    @Test("suggests the nearest branch if a revision does not exist, and does not take a flag for a revision")
    func suggestsNearest() throws {
        let made = try TestRepository()
        try made.commit("base")
        let repository = try GitRepository(around: made.path)
        #expect(
            words { () throws(GitError) in _ = try repository.mergeBase(with: "mian") }
                == "there is no revision 'mian'; did you mean 'main'?")
        #expect(
            words { () throws(GitError) in _ = try repository.mergeBase(with: "--help") }
                == "there is no revision '--help'")
        #expect(words { () throws(GitError) in _ = try repository.mergeBase(with: "") } == "there is no revision ''")
    }

    @Test("reports that there is no commit yet")
    func reportsNoCommit() throws {
        let made = try TestRepository()
        let repository = try GitRepository(around: made.path)
        #expect(
            words { () throws(GitError) in _ = try repository.mergeBase(with: "main") }
                == "the branch has no commit yet, so there is nothing to compare with; omit --since")
    }

    @Test("distinguishes unrelated histories from a clone that is too shallow")
    func distinguishesUnrelated() throws {
        let made = try TestRepository()
        try made.commit("base")
        try made.run("branch", "old")
        try made.commit("one")
        try made.run("checkout", "-q", "--orphan", "other")
        try made.commit("other")
        let repository = try GitRepository(around: made.path)
        #expect(
            words { () throws(GitError) in _ = try repository.mergeBase(with: "main") }
                == "'main' has no commit in common with the branch; specify the branch that it was created from")

        try made.run("checkout", "-q", "main")
        let shallow = try TestRepository(cloning: made, depth: 1)
        let clone = try GitRepository(around: shallow.path)
        #expect(
            words { () throws(GitError) in _ = try clone.mergeBase(with: "origin/old") }
                == "this clone does not contain the merge base with 'origin/old': run 'git fetch --unshallow', "
                + "or give actions/checkout 'fetch-depth: 0'")
    }

    @Test("prints the command that fetches a branch that a clone lacks")
    func suggestsFetch() throws {
        let made = try TestRepository()
        try made.commit("base")
        try made.run("branch", "old")
        let shallow = try TestRepository(cloning: made, depth: 1, isOfOneBranch: true)
        let clone = try GitRepository(around: shallow.path)
        let fetch = "git fetch --unshallow origin old:refs/remotes/origin/old"
        #expect(
            words { () throws(GitError) in _ = try clone.mergeBase(with: "origin/old") }
                == "there is no revision 'origin/old'; this clone is shallow: run '\(fetch)', "
                + "or give actions/checkout 'fetch-depth: 0'")
        try made.run("-C", shallow.path, "fetch", "-q", "--unshallow", "origin", "main")
        #expect(
            words { () throws(GitError) in _ = try clone.mergeBase(with: "origin/old") }
                == "there is no revision 'origin/old'; run 'git fetch origin old:refs/remotes/origin/old'")
        try shallow.run("fetch", "-q", "origin", "old:refs/remotes/origin/old")
        #expect(try clone.mergeBase(with: "origin/old") == made.run("rev-parse", "old"))
    }

    @Test("lists the files of a commit, whatever their names and contents")
    func hasFiles() throws {
        let made = try TestRepository()
        let contents = ["a b.strings": "one", "d/ünï\ncode.strings": "two\n\nthree", "empty": "", "z": "\u{0}\n\u{0}"]
        for (path, text) in contents { try made.write(text, to: path) }
        try FileManager.default.createSymbolicLink(
            atPath: "\(made.path)/link", withDestinationPath: "a b.strings")
        let commit = try made.commit("files")
        let repository = try GitRepository(around: made.path)
        let files = try repository.files(at: commit)
        var found: [String: String] = [:]
        try repository.forEachContent(of: files) { found[$0.path] = String(decoding: $1, as: UTF8.self) }
        #expect(found == contents)
    }

    @Test("reads many files, and large ones, without deadlock")
    func readsMany() throws {
        let made = try TestRepository()
        for index in 0..<600 { try made.write("\(index)", to: "f/\(index)") }
        let large = String(repeating: "0123456789abcdef", count: 1 << 18)
        try made.write(large, to: "large")
        let repository = try GitRepository(around: made.path)
        let files = try repository.files(at: try made.commit("many"))
        var total = 0
        try repository.forEachContent(of: files) { total += $1.count }
        #expect(files.count == 601)
        #expect(total == large.utf8.count + (0..<600).reduce(0) { $0 + "\($1)".count })
    }

    @Test("finds renames since a commit, also in the working tree")
    func findsRenames() throws {
        let made = try TestRepository()
        let text = (0..<40).map { "\"key\($0)\" = \"A text of some length \($0)\";\n" }.joined()
        try made.write(text, to: "old.strings")
        try made.write(text + "\"more\" = \"More\";\n", to: "stays.strings")
        let base = try made.commit("base")
        try made.run("mv", "old.strings", "new name.strings")
        let repository = try GitRepository(around: made.path)
        #expect(try repository.renames(since: base) == ["new name.strings": "old.strings"])
    }

    @Test("finds renames despite links, pipes and unknown folders")
    func skipsLinks() throws {
        let made = try TestRepository()
        try made.write("\"one\" = \"One\";\n", to: "old.strings")
        let base = try made.commit("base")
        let file = { (name: String) in made.folder.url.appending(path: name).path }
        try FileManager.default.moveItem(atPath: file("old.strings"), toPath: file("new.strings"))
        try FileManager.default.createSymbolicLink(atPath: file("a.strings"), withDestinationPath: "nowhere")
        try FileManager.default.createSymbolicLink(atPath: file("b.strings"), withDestinationPath: "new.strings")
        #expect(mkfifo(file("c.strings"), 0o600) == 0)
        try made.run("init", "-q", "d.strings")
        let repository = try GitRepository(around: made.path)
        #expect(try repository.renames(since: base) == ["new.strings": "old.strings"])
    }
}
