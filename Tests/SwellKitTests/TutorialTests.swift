// The tutorial in the DocC catalog, compiled and run as it stands.

import Foundation
import TestSupport
import Testing

@Suite("Tutorial")
struct TutorialTests {
    private static let resources = Corpora.root.appending(path: "Sources/SwellKit/SwellKit.docc/Resources")

    /// Flags for a compiler that imports SwellKit as it was built.
    private static func importFlags() throws -> [String] {
        let modules = try FileManager.default.contentsOfDirectory(atPath: Programs.built.path).sorted()
            .map { Programs.built.appending(path: $0).appending(path: "module.modulemap").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
        return ["-swift-version", "6", "-I", Programs.built.appending(path: "Modules").path]
            + modules.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }

    /// The object files of all modules below the command line, each of a source that is still there.
    private static func objects() throws -> [String] {
        let sources = Corpora.root.appending(path: "Sources")
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
            .filter { !["Commands", "swell", "SwellPlugin"].contains($0) }
        return modules.flatMap { module in
            let files = FileManager.default.enumerator(atPath: sources.appending(path: module).path)
            // SwiftPM generates a source for the resources that a module embeds.
            return ((files?.compactMap { $0 as? String } ?? []) + ["embedded_resources.swift"]).map { file in
                Programs.built.appending(path: "\(module).build/\(URL(filePath: file).lastPathComponent).o").path
            }.filter { FileManager.default.fileExists(atPath: $0) }
        }
    }

    @Test("The program of the last step finds what breaks in an app, and fails")
    func run() throws {
        let libraries = try Programs.run(
            URL(filePath: "/usr/bin/env"),
            ["pkg-config", "--libs", "icu-i18n", "harfbuzz", "expat", "yaml-0.1", "fontconfig"])
        let folder = try TemporaryFolder()
        let main = try folder.write(
            String(contentsOf: Self.resources.appending(path: "check-an-app-3.swift"), encoding: .utf8),
            to: "main.swift")
        let program = folder.url.appending(path: "tutorial")
        let built = try Programs.run(
            URL(filePath: "/usr/bin/env"),
            try ["swiftc", main, "-o", program.path] + Self.importFlags() + Self.objects()
                + libraries.text.split { $0 == " " || $0 == "\n" }.map(String.init) + ["-lstdc++"])
        try #require(built.code == 0, "\(built.errors)")
        let outcome = try Programs.run(program, ["Corpus/Moorings/App"])
        #expect(outcome.code == 1)
        let lines = outcome.text.split(separator: "\n").map(String.init)
        #expect(lines.first == "21 catalogs")
        #expect(lines.contains { $0.hasSuffix("de.lproj/Localizable.strings:13: needs 14 characters, has 12") })
        #expect(lines.contains("  shorten it by 2, or raise the limit"))
    }

    @Test("Each step is the one before it with something added", arguments: [(1, 2), (2, 3)])
    func steps(earlier: Int, later: Int) throws {
        func lines(_ step: Int) throws -> [Substring] {
            try String(contentsOf: Self.resources.appending(path: "check-an-app-\(step).swift"), encoding: .utf8)
                .split(separator: "\n")
        }
        let after = try lines(later)
        for line in try lines(earlier) { #expect(after.contains(line)) }
        #expect(try lines(earlier).count < after.count)
    }
}
