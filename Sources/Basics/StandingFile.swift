// What stands at a path, so that nothing is lost that came there after it was looked at.

/// What has to stand at a path still, for a file to be put there or taken away.
public enum StandingFile: Sendable {
    /// Whatever it is.
    case anything
    /// No file.
    case nothing
    /// A file of these bytes.
    case file([UInt8])

    /// A file of some bytes, or none.
    public init(_ bytes: [UInt8]?) { self = bytes.map { .file($0) } ?? .nothing }

    /// Fails where something else stands there by now.
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
