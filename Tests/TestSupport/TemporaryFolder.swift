// A folder that is gone after the test.

import Foundation

/// A fresh folder for one test; removed when it is let go of.
public final class TemporaryFolder: Sendable {
    /// Where it is.
    public let url: URL

    /// Makes a folder.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "swell-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, with the folders on its way.
    @discardableResult
    public func write(_ text: String, to path: String) throws -> String { try write(Array(text.utf8), to: path) }

    /// Writes a file, with the folders on its way.
    @discardableResult
    public func write(_ bytes: [UInt8], to path: String) throws -> String {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }
}
