// Files written whole, or not at all.

import Foundation
import Platform
import TestSupport
import Testing

@Suite("Writing files")
struct FileWriterTests {
    @Test("A file is there with the folders on its way, and nothing beside it")
    func writes() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "a/b/c.txt").path
        try FileWriter.write(Array("one".utf8), to: path)
        try FileWriter.write(Array("two".utf8), to: path)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == ["a", "a/b", "a/b/c.txt"])
    }

    @Test("A file keeps its rights, and a link stays a link")
    func keeps() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("one", to: "file")
        #expect(chmod(file, 0o640) == 0)
        let link = folder.url.appending(path: "link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
        try FileWriter.write(Array("two".utf8), to: link)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "two")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "file")
        let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(rights == 0o640)
    }

    @Test("Where writing fails, the old file is as it was, and nothing is left behind")
    func fails() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("one", to: "file")
        #expect(throws: FileWriteError.notPermitted) {
            try FileWriter.write(to: file) {
                (write: (([UInt8]) throws(FileWriteError) -> Void)) throws(FileWriteError) in
                try write(Array("tw".utf8))
                throw .notPermitted
            }
        }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "one")
        #expect(throws: FileWriteError.notADirectory) { try FileWriter.write([], to: file + "/inner") }
        #expect(throws: FileWriteError.isDirectory) { try FileWriter.write([], to: folder.url.path) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["file"])
    }
}
