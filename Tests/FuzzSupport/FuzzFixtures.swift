// Inputs that once violated a property, tried on every test run.

import Basics
import Foundation
import TestSupport

/// The inputs in `Corpus/Fuzz`: a folder for each target, with a file for each violation found.
public enum FuzzFixtures {
    /// The folder that contains them.
    public static let folder = Corpora.own.appending(path: "Fuzz")

    /// Returns the names of a target's fixtures.
    public static func names(of target: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: target).path)
        return (names ?? []).sorted()
    }

    /// The names of the folders, each that of a target.
    public static var folders: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// Returns the bytes of a target's fixtures.
    public static func inputs(of target: String) throws -> [(name: String, bytes: [UInt8])] {
        try names(of: target).map { name in
            (name, try FileReader.read(folder.appending(path: target).appending(path: name).path))
        }
    }
}
