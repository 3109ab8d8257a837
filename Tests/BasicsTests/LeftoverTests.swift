// Leftovers of a run that was killed while writing, and files that other runs are still writing.

import Basics
import Foundation
import TestSupport
import Testing

@Suite("Leftovers of interrupted writing")
struct LeftoverTests {
    private func names(_ folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    }

    /// Writes a file, and meanwhile calls `during` with the name of the temporary file beside it.
    private func write(_ path: String, in folder: TemporaryFolder, _ during: (String) throws -> Void) throws {
        var failure: (any Error)?
        try FileWriter.write(to: path) { (write: (([UInt8]) throws(FileWriteError) -> Void)) throws(FileWriteError) in
            try write(Array("new".utf8))
            do {
                let parts = try names(folder).filter { FileWriter.isPart($0) }
                #expect(parts.count == 1)
                try during(try #require(parts.first))
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }

    @Test("The next run that writes a file removes the leftovers of the last")
    func removesLeftovers() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "a.strings").path
        var part = ""
        try write(file, in: folder) { part = $0 }
        #expect(try names(folder) == ["a.strings"])
        try folder.write("half", to: part)
        try FileWriter.write(Array("newer".utf8), to: file)
        #expect(try names(folder) == ["a.strings"])
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "newer")
    }

    @Test("A file in use is not removed, and another run writes the same file next to it")
    func keepsFilesInUse() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "a.strings").path
        try write(file, in: folder) { part in
            let path = folder.url.appending(path: part).path
            #expect(!FileWriter.removeLeftover(path))
            try FileWriter.write(Array("other".utf8), to: file)
            #expect(try String(contentsOfFile: file, encoding: .utf8) == "other")
            #expect(try names(folder) == [part, "a.strings"])
        }
        #expect(try names(folder) == ["a.strings"])
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "new")
    }

    @Test(
        "A user's file is never a leftover, whatever its name",
        arguments: [
            ".swell-12-34.part", ".swell-.part", ".swell-0123456789abcdef-0123456789abcdef.part",
            ".swell-0123456789abcdef.part", "mine.part", ".swell.yml", ".part",
        ])
    func userFiles(name: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("mine", to: name)
        #expect(!FileWriter.isPart(name))
        #expect(!FileWriter.removeLeftover(path))
        #expect(try names(folder) == [name])
    }

    @Test("A link or a folder with the name of a leftover is kept")
    func others() throws {
        let folder = try TemporaryFolder()
        let name = "\(TemporaryName.unique()).part"
        let link = folder.url.appending(path: name).path
        try folder.write("mine", to: "mine")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "mine")
        #expect(FileWriter.isPart(name) && !FileWriter.removeLeftover(link))
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createDirectory(atPath: link, withIntermediateDirectories: false)
        #expect(!FileWriter.removeLeftover(link))
        #expect(try names(folder).count == 2)
    }

    @Test("If writing fails, the folders created for it are removed, and existing ones are kept")
    func folders() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "there/kept")
        for path in ["there/a/b/c", "d/e"] {
            #expect(throws: FileWriteError.noSpace) {
                try FileWriter.write(to: folder.url.appending(path: path).path) {
                    (_: (([UInt8]) throws(FileWriteError) -> Void)) throws(FileWriteError) in throw .noSpace
                }
            }
        }
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == ["there", "there/kept"])
    }

    @Test("A name of maximum length is written, too")
    func longNames() throws {
        let folder = try TemporaryFolder()
        let name = String(repeating: "n", count: 255)
        try FileWriter.write([1], to: folder.url.appending(path: name).path)
        #expect(try names(folder) == [name])
    }
}
