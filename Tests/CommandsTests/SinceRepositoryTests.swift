// `swell check --since` above, beside and across the boundaries of a repository.

import Foundation
import TestSupport
import Testing

@Suite("swell check --since and other repositories")
struct SinceRepositoryTests: BranchSuite {
    let folder: TemporaryFolder

    init() throws { folder = try Self.repository() }

    @Test("A configuration above the repository applies to both revisions")
    func appliesConfigurationAbove() throws {
        let outer = try TemporaryFolder()
        try outer.write("budgets: {one: 5, two: 5}\n", to: ".swell.yml")
        try FileManager.default.removeItem(at: folder.url.appending(path: ".swell.yml"))
        try commit("Configure elsewhere")
        try git("branch", "-f", "main", "HEAD")
        try git("clone", "-q", ".", outer.url.path + "/inner")
        let found = try Programs.swell(
            ["check", "App", "--since", "origin/main"], in: outer.url.appending(path: "inner"))
        #expect(found.code == 0, "\(found.text)\(found.errors)")
        #expect(found.text.contains("1 older finding not shown"))
    }

    @Test("Paths in two repositories are refused, and both are named")
    func rejectsTwoRepositories() throws {
        let other = try TemporaryFolder()
        try other.write("\"one\" = \"One\";\n", to: "en.lproj/L.strings")
        try git("init", "-q", other.url.path)
        let found = try check(other.url.path)
        #expect(found.code == 2)
        #expect(
            found.errors.contains("these paths are in two, '") && found.errors.contains(other.url.lastPathComponent))
    }

    @Test("A submodule is compared with its recorded commit")
    func comparesSubmodules() throws {
        let library = try TemporaryFolder()
        try library.write("\"one\" = \"One\";\n", to: "en.lproj/M.strings")
        try library.write("\"one\" = \"Ebenfalls zu lang\";\n", to: "de.lproj/M.strings")
        try git("init", "-q", library.url.path)
        let place = library.url.path
        try git("-C", place, "add", "-A")
        try git("-C", place, "commit", "-q", "-m", "Begin")
        try git("submodule", "--quiet", "add", place, "App/Library")
        try commit("Add the library")
        try git("branch", "-f", "main", "HEAD")
        #expect(try check().code == 0)
        try folder.write("\"one\" = \"Noch viel mehr zu lang\";\n", to: "App/Library/de.lproj/M.strings")
        let found = try check("--format", "csv")
        #expect(found.code == 1)
        #expect(found.text.contains("App/Library/de.lproj") && !found.text.contains("App/de.lproj"), "\(found.text)")
    }

    @Test("A submodule whose older commit is missing is not compared, and is reported")
    func skipsSubmodules() throws {
        let library = try TemporaryFolder()
        let place = library.url.path
        try git("init", "-q", place)
        for text in ["Eins", "Zwei"] {
            try library.write("\"one\" = \"One\";\n", to: "en.lproj/M.strings")
            try library.write("\"one\" = \"\(text) und damit zu lang\";\n", to: "de.lproj/M.strings")
            try git("-C", place, "add", "-A")
            try git("-C", place, "commit", "-q", "-m", text)
            if text == "Eins" {
                try git("submodule", "--quiet", "add", place, "App/Library")
                try commit("Add the library")
                try git("branch", "-f", "main", "HEAD")
            }
        }
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/Library"))
        try git("clone", "-q", "--depth", "1", "file://\(place)", "App/Library")
        let found = try check()
        #expect(found.code == 1)
        #expect(found.text.contains("the submodule 'App/Library' is not compared"), "\(found.text)\(found.errors)")
        #expect(found.text.contains("compared with main: 1 older finding not shown"))
    }

    @Test("If git does not trust the repository, the message contains git's own advice")
    func reportsMissingTrust() throws {
        let found = try Programs.swell(
            ["check", "App", "--since", "main"], in: folder.url,
            environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1", "HOME": folder.url.path])
        #expect(found.code == 2)
        #expect(found.errors.contains("git config --global --add safe.directory"), "\(found.errors)")
    }
}
