// The expected file at a path, so that no file changed in the meantime is overwritten.

/// The expected state of a path before a file is written or removed.
public enum ExpectedFile: Sendable {
    /// Anything.
    case anything
    /// No file.
    case nothing
    /// A file with these bytes.
    case file([UInt8])

    /// Creates the state of a file with some bytes, or without a file.
    public init(_ bytes: [UInt8]?) { self = bytes.map { .file($0) } ?? .nothing }

    /// Throws if the path is in another state.
    func check(at path: String) throws(FileWriteError) {
        let stands =
            switch self {
            case .anything: true
            case .nothing: FolderListing.kind(of: path) == nil
            case .file(let bytes): FileReader.holds(path, bytes)
            }
        if !stands { throw .changed }
    }
}
