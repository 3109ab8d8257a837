// Older catalogs as files.

import Foundation
import Git
import TestSupport
import Testing

@Suite("A snapshot")
struct SnapshotTests {
    private func repository() throws -> (TestRepository, commit: String) {
        let made = try TestRepository()
        try made.write("\"a\" = \"Old\";", to: "App/en.lproj/Localizable.strings")
        try made.write("{}", to: "App/App.xcodeproj/project.pbxproj")
        try made.write("version: 1", to: ".swell.yml")
        try made.write("key,width", to: "design/budgets.csv")
        try made.write("let a = 1", to: "App/main.swift")
        try made.write("\"b\" = \"Other\";", to: "Other/en.lproj/Localizable.strings")
        try made.write("\"c\" = \"Beside\";", to: "App2/en.lproj/Localizable.strings")
        let commit = try made.commit("old")
        try made.write("\"a\" = \"New\";", to: "App/en.lproj/Localizable.strings")
        try made.commit("new")
        return (made, commit)
    }

    @Test("has the catalogs and the code below its paths with their old texts, the configuration, and extra files")
    func hasCatalogs() throws {
        let (made, commit) = try repository()
        let snapshot = try Snapshot(
            of: GitRepository(around: made.path), at: commit, below: ["App"], extra: ["design/budgets.csv"])
        #expect(
            snapshot.paths == [
                ".swell.yml", "App/App.xcodeproj/project.pbxproj", "App/en.lproj/Localizable.strings", "App/main.swift",
                "design/budgets.csv",
            ])
        #expect(
            try String(contentsOfFile: "\(snapshot.folder)/App/en.lproj/Localizable.strings", encoding: .utf8)
                == "\"a\" = \"Old\";")
    }

    @Test("has all catalogs if the path is empty")
    func hasAll() throws {
        let (made, commit) = try repository()
        let snapshot = try Snapshot(of: GitRepository(around: made.path), at: commit)
        #expect(snapshot.paths.filter { $0.hasSuffix(".strings") }.count == 3)
    }

    @Test("is deleted with its object, and leaves the working tree unchanged")
    func isDeleted() throws {
        let (made, commit) = try repository()
        var snapshot: Snapshot? = try Snapshot(of: GitRepository(around: made.path), at: commit)
        let folder = try #require(snapshot).folder
        #expect(FileManager.default.fileExists(atPath: folder))
        snapshot = nil
        #expect(!FileManager.default.fileExists(atPath: folder))
        #expect(try made.run("status", "--porcelain").isEmpty)
    }
}
