// Files are written completely, or not at all.

import Basics
import Foundation
import TestSupport
import Testing

@Suite("Writing files")
struct FileWriterTests {
    @Test("A file is created with its parent folders, and nothing next to it")
    func writes() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "a/b/c.txt").path
        try FileWriter.write(Array("one".utf8), to: path)
        try FileWriter.write(Array("two".utf8), to: path)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "two")
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).sorted() == ["a", "a/b", "a/b/c.txt"])
    }

    @Test("A file keeps its permissions, and a link remains a link")
    func keeps() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("one", to: "file")
        #expect(chmod(file, 0o640) == 0)
        let link = folder.url.appending(path: "link").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "file")
        try FileWriter.write(Array("two".utf8), to: link)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "two")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "file")
        let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(permissions == 0o640)
    }

    @Test("A file changed since it was read is neither replaced nor removed")
    func changed() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("one", to: "file")
        func write(_ text: String, over old: String?, meanwhile: String? = nil) throws {
            try FileWriter.write(to: file, over: ExpectedFile(old.map { Array($0.utf8) })) {
                (write: (([UInt8]) throws(FileWriteError) -> Void)) throws(FileWriteError) in
                try write(Array(text.utf8))
                if let meanwhile { _ = try? folder.write(meanwhile, to: "file") }
            }
        }
        try write("two", over: "one")
        for old in ["one", "tw", "twos", "", nil] {
            #expect(throws: FileWriteError.changed) { try write("three", over: old) }
            guard let old else { continue }
            #expect(throws: FileWriteError.changed) { try FileWriter.remove(file, .file(Array(old.utf8))) }
        }
        // Another run has written the same bytes.
        try write("two", over: "one", meanwhile: "two")
        #expect(throws: FileWriteError.changed) { try write("three", over: "two", meanwhile: "mine") }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["file"])
        try FileWriter.remove(file, .file(Array("mine".utf8)))
        #expect(throws: FileWriteError.changed) { try FileWriter.remove(file, .file([])) }
        #expect(throws: FileWriteError.changed) { try write("three", over: nil, meanwhile: "mine") }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    }

    @Test("A file keeps its owner and its group", .enabled(if: geteuid() == 0, "only root may give files away"))
    func owner() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("one", to: "file")
        #expect(chown(file, 65_534, 65_533) == 0 && chmod(file, 0o2640) == 0)
        try FileWriter.write(Array("two".utf8), to: file)
        var status = stat()
        #expect(stat(file, &status) == 0 && status.st_uid == 65_534 && status.st_gid == 65_533)
        #expect(status.st_mode & 0o7777 == 0o2640)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "two")
    }

    @Test("If writing fails, the old file is unchanged, and nothing is left behind")
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

    @Test("A device remains a device, and a pipe receives what is written to it")
    func streams() throws {
        let folder = try TemporaryFolder()
        let link = folder.url.appending(path: "nothing").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
        for path in ["/dev/null", link] {
            try FileWriter.write(Array("lost".utf8), to: path)
            #expect(
                try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
                    == .typeCharacterSpecial)
        }
        let pipe = folder.url.appending(path: "pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        try FileWriter.write(Array("through".utf8), to: pipe)
        var bytes = [UInt8](repeating: 0, count: 20)
        #expect(read(reader, &bytes, bytes.count) == 7)
        #expect(bytes.starts(with: "through".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["nothing", "pipe"])
    }

    @Test("A pipe without a reader is rejected without blocking")
    func unread() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.url.appending(path: "pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(throws: FileWriteError.unread) { try FileWriter.write(Array("through".utf8), to: pipe) }
    }

    @Test("An open descriptor is written at its position, be it a file or a pipe")
    func descriptors() throws {
        let folder = try TemporaryFolder()
        let file = open(try folder.write("", to: "file"), O_WRONLY)
        defer { close(file) }
        #expect(writeBytes(Array("one ".utf8), to: file) == 0)
        try FileWriter.write(Array("two ".utf8), to: "/dev/fd/\(file)")
        #expect(writeBytes(Array("three".utf8), to: file) == 0)
        #expect(try String(contentsOf: folder.url.appending(path: "file"), encoding: .utf8) == "one two three")
        #expect(throws: FileWriteError.self) { try FileWriter.write([1], to: "/dev/fd/99999") }
    }
}
