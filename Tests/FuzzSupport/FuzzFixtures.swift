// Inputs that once broke a property, kept so that they are tried on every test run.

import Basics
import Foundation
import TestSupport

/// The inputs in `Corpus/Fuzz`: a folder for each target, and in it a file for each thing that was found.
public enum FuzzFixtures {
    /// Where they are.
    public static let folder = Corpora.own.appending(path: "Fuzz")

    /// The names of a target's fixtures.
    public static func names(of target: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: target).path)
        return (names ?? []).sorted()
    }

    /// The names of the folders: each that of a target.
    public static var folders: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }

    /// The bytes of a target's fixtures.
    public static func inputs(of target: String) throws -> [(name: String, bytes: [UInt8])] {
        try names(of: target).map { name in
            (name, try FileReader.read(folder.appending(path: target).appending(path: name).path))
        }
    }
}
