// Killed runs, and how the next run handles their leftovers.

import Basics
import Foundation
import TestSupport
import Testing

@Suite("Leftovers of killed runs")
struct KilledRunTests {
    private static let part = "\(TemporaryName.unique()).part"

    private func app() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("\"a\" = \"Text\";\n", to: "App/en.lproj/L.strings")
        try folder.write("half", to: "App/en-PSEUDO.lproj/\(Self.part)")
        try folder.write("mine", to: "App/.swell-mine.part")
        return folder
    }

    private func paths(_ folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted()
    }

    @Test("are removed by generate in place, and no other files")
    func generate() throws {
        let folder = try app()
        let before = try paths(folder)
        let rehearsal = try Programs.swell(["generate", "App", "--in-place", "--dry-run"], in: folder.url)
        #expect(rehearsal.code == 0)
        #expect(try paths(folder) == before)
        #expect(try Programs.swell(["generate", "App", "--in-place"], in: folder.url).code == 0)
        #expect(
            try paths(folder) == [
                "App", "App/.swell-mine.part", "App/en-PSEUDO.lproj", "App/en-PSEUDO.lproj/L.strings", "App/en.lproj",
                "App/en.lproj/L.strings",
            ])
    }

    @Test("are removed by clean, with the folders created for them")
    func clean() throws {
        let folder = try app()
        let before = try paths(folder)
        #expect(try Programs.swell(["clean", "--dry-run"], in: folder.url).code == 0)
        #expect(try paths(folder) == before)
        #expect(try Programs.swell(["clean"], in: folder.url).code == 0)
        #expect(try paths(folder) == ["App", "App/.swell-mine.part", "App/en.lproj", "App/en.lproj/L.strings"])
    }

    @Test("are removed from the current folder, however it is named", arguments: [[], ["."], ["./"]])
    func currentFolder(paths named: [String]) throws {
        let folder = try TemporaryFolder()
        try folder.write("half", to: Self.part)
        try folder.write("mine", to: ".swell-mine.part")
        #expect(try Programs.swell(["clean"] + named, in: folder.url).code == 0)
        #expect(try paths(folder) == [".swell-mine.part"])
    }

    @Test(
        "A run killed at any moment leaves each file old or new, and the next run removes the rest",
        arguments: 0..<6)
    func killed(round: Int) throws {
        let folder = try TemporaryFolder()
        for index in 0..<120 { try folder.write("\"a\" = \"Text\";\n", to: "App/M\(index)/en.lproj/L.strings") }
        let process = Process()
        process.executableURL = Programs.swell
        process.arguments = ["generate", "App", "--in-place"]
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        usleep(UInt32(4_000 + round * 6_000))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        let made = try paths(folder).filter { $0.hasSuffix("en-PSEUDO.lproj/L.strings") }
        for path in made {
            let text = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
            #expect(text.hasPrefix("\"a\" = \"") && text.hasSuffix("\";\n"), "\(path): \(text)")
        }
        #expect(try Programs.swell(["generate", "App", "--in-place"], in: folder.url).code == 0)
        let after = try paths(folder)
        #expect(after.filter { $0.hasSuffix("en-PSEUDO.lproj/L.strings") }.count == 120)
        #expect(!after.contains { $0.hasSuffix(".part") })
    }

    @Test(
        "A limit on file size is an error with a message",
        .disabled(if: Sanitizer.kind == "thread", "ThreadSanitizer can't begin where the length of files is limited"))
    func fileLimit() throws {
        let folder = try TemporaryFolder()
        let texts = (0..<200).map { "\"key\($0)\" = \"A text of some words\";\n" }.joined()
        try folder.write(texts, to: "App/en.lproj/L.strings")
        let outcome = try Programs.run(
            URL(filePath: "/bin/sh"), ["-c", "ulimit -f 2; exec \"$0\" generate App --in-place", Programs.swell.path],
            in: folder.url)
        #expect(outcome.code == 2 && outcome.errors.contains("L.strings: it cannot be written"), "\(outcome.errors)")
        #expect(try paths(folder) == ["App", "App/en.lproj", "App/en.lproj/L.strings"])
    }
}
