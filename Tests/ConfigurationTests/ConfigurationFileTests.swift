// Where a configuration is searched for, and the errors if it cannot be read.

import Basics
import Configuration
import Foundation
import TestSupport
import Testing

@Suite("Configuration files")
struct ConfigurationFileTests {
    private let folder: TemporaryFolder
    private let root: String

    init() throws {
        folder = try TemporaryFolder()
        root = folder.url.resolvingSymlinksInPath().path
    }

    private func makeFolder(_ path: String) throws -> String {
        let made = folder.url.appending(path: path)
        try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        return made.path
    }

    @Test("A folder's own configuration is found, with the given name of the folder")
    func own() throws {
        try folder.write("", to: ".swell.yml")
        #expect(try Configuration.find(from: folder.url.path) == folder.url.path + "/.swell.yml")
        #expect(try Configuration.find(from: folder.url.path + "/") == folder.url.path + "/.swell.yml")
    }

    @Test("The configuration of the nearest parent folder is used, with either file extension")
    func nearest() throws {
        try folder.write("", to: ".swell.yml")
        try folder.write("", to: "a/.swell.yaml")
        let inner = try makeFolder("a/b/c")
        #expect(try Configuration.find(from: inner) == root + "/a/.swell.yaml")
        #expect(try Configuration.find(from: makeFolder("d/e")) == root + "/.swell.yml")
    }

    @Test("The parent folders of a link are those of its target")
    func links() throws {
        try folder.write("", to: "real/.swell.yml")
        let inner = try makeFolder("real/inner")
        let link = folder.url.appending(path: "link")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: inner)
        #expect(try Configuration.find(from: link.path) == root + "/real/.swell.yml")
    }

    @Test("The root of the file system ends the search")
    func none() throws {
        #expect(try Configuration.find(from: "/") == nil)
        #expect(try Configuration.find(from: makeFolder("a/b")) == nil)
    }

    @Test("Two configurations in one folder are an error, and so is a missing folder")
    func refused() throws {
        try folder.write("", to: ".swell.yml")
        try folder.write("", to: ".swell.yaml")
        let inner = try makeFolder("a")
        #expect(
            message { _ = try Configuration.find(from: inner) }
                == root + ": the folder contains both .swell.yml and .swell.yaml; expected only one of them")
        #expect(
            message { _ = try Configuration.find(from: root + "/b") }
                == root + "/b: there is no such file or folder")
    }

    @Test("A configuration has the name of its file")
    func load() throws {
        let path = try folder.write("generate:\n  growth: de@p75\n", to: ".swell.yml")
        let configuration = try Configuration.load(path)
        #expect(configuration.file == path)
        #expect(configuration.generate.growth == Located("de@p75", at: Place(line: 2, column: 11)))
        #expect(Configuration().file == nil)
    }

    @Test("An unreadable file is an error, and so is a dangling link")
    func unreadable() throws {
        let path = try makeFolder("a/.swell.yml")
        #expect(message { _ = try Configuration.load(path) } == path + ": it is a folder, expected a file")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appending(path: ".swell.yml").path, withDestinationPath: "absent.yml")
        let found = try #require(try Configuration.find(from: folder.url.path))
        #expect(message { _ = try Configuration.load(found) } == found + ": there is no such file or folder")
    }

    @Test("The examples on the page about configurations are valid")
    func documented() throws {
        let page = try String(contentsOf: Corpora.root.appending(path: "docs/configuration.md"), encoding: .utf8)
        let examples = page.components(separatedBy: "```yaml\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        #expect(examples.count >= 7)
        let read = try examples.map { try Configuration.read(Array($0.utf8), file: "") }
        #expect(read[0].pseudolocales.map(\.tag.value) == ["en-PSEUDO", "fr-PSEUDO"])
        #expect(read[0].lock.keys.map(\.value) == ["legal.*", "NSCameraUsageDescription"])
        let set = Set(read.flatMap(\.inForce).filter { !$0.values.isEmpty }.map(\.name))
        #expect(set.isSuperset(of: ["budgets[1].graphemes", "groups.tab-bar.gap", "suppress[1].until", "check.since"]))
    }

    private func message(_ work: () throws -> Void) -> String? {
        do {
            try work()
            return nil
        } catch let error as InvalidConfiguration {
            return error.errors.map(\.message).joined(separator: "\n")
        } catch {
            return "\(error)"
        }
    }
}
