// The catalogs for tests: the project's own corpus, and real apps beside the project if there are any.

import Basics
import Catalogs
import Foundation
import Projects

/// The catalogs for tests.
public enum Corpora {
    /// The root folder of the project.
    public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The project's own corpus.
    public static let own = root.appending(path: "Corpus")

    /// Real catalogs of other projects, stored beside this one; missing on most machines.
    public static let shared = root.appending(path: "../shared/corpus").standardizedFileURL

    /// Whether the real catalogs exist.
    public static var hasShared: Bool { FileManager.default.fileExists(atPath: shared.path) }

    /// All catalogs, own and real, by path, except for inputs that fuzzing found, which `FuzzTests` tries.
    public static let files: [CatalogFile] = Project([own.path, shared.appending(path: "files").path]).files
        .filter { !$0.path.string.hasPrefix(own.appending(path: "Fuzz").path + "/") }

    /// Returns the paths of all catalogs of a format.
    public static func paths(_ format: String) -> [String] {
        files.filter { $0.format.id == format }.map(\.path.string)
    }

    /// Reads the catalog at a path.
    public static func read(_ path: String) throws -> Catalog {
        try read(try FileReader.read(path), as: path)
    }

    /// Reads a text as a catalog with a name.
    public static func read(_ text: String, as name: String) throws -> Catalog { try read(Array(text.utf8), as: name) }

    /// Reads bytes as a catalog with a name.
    public static func read(_ bytes: [UInt8], as name: String) throws -> Catalog {
        guard let format = Format.of(CatalogPath(name), beginning: bytes) else {
            throw Fault(path: name, problem: .unknownFormat)
        }
        return Catalog(path: name, bytes: bytes, format: format)
    }
}
