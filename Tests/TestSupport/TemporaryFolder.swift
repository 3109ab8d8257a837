// A folder that is removed after the test.

import Foundation
import Synchronization

/// A new folder for one test; removed when it is deallocated, or, for static instances, when the program ends.
public final class TemporaryFolder: Sendable {
    /// The location of the folder.
    public let url: URL

    /// Creates a folder.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "swell-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        Self.removesAtExit
        _ = Self.all.withLock { $0.insert(url) }
    }

    deinit {
        Self.remove(url)
        _ = Self.all.withLock { $0.remove(url) }
    }

    /// The folders that have not been deallocated yet.
    private static let all = Mutex<Set<URL>>([])

    private static let removesAtExit: Void = {
        _ = atexit { TemporaryFolder.all.withLock { $0 }.forEach(TemporaryFolder.remove) }
    }()

    private static func remove(_ url: URL) { try? FileManager.default.removeItem(at: url) }

    /// Writes a file, and creates missing parent folders.
    @discardableResult
    public func write(_ text: String, to path: String) throws -> String { try write(Array(text.utf8), to: path) }

    /// Writes a file, and creates missing parent folders.
    @discardableResult
    public func write(_ bytes: [UInt8], to path: String) throws -> String {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }
}
