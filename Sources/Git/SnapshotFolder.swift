// The temporary folder of a snapshot, and the cleanup of those that interrupted runs left behind.

import Basics

/// A new temporary folder that is locked while this object exists, and deleted with all its content afterwards.
final class SnapshotFolder: Sendable {
    /// The path, without links.
    let path: String
    private let descriptor: Int32

    init() throws(GitError) {
        let place = TemporaryPath.folder
        Self.removeLeftovers(in: place)
        while true {
            let made = FolderListing.join(place, "\(TemporaryName.unique())\(Self.ending)")
            guard mkdir(made, 0o700) == 0 else { throw .unwritable(path: made, FileWriteError.system(errno)) }
            let descriptor = open(made, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            // The cleanup of another run may have seen it before it was locked.
            if descriptor >= 0, FileLock.take(descriptor) != .held, FileLock.links(descriptor) > 0 {
                // On macOS, the path of the temporary folder contains a link.
                path = FolderListing.real(made) ?? made
                self.descriptor = descriptor
                return
            }
            close(descriptor)
        }
    }

    deinit {
        Self.remove(path)
        close(descriptor)
    }

    private static let ending = ".since"

    /// Removes folders that are no longer locked.
    private static func removeLeftovers(in place: String) {
        for (name, kind) in (try? FolderListing(place))?.items ?? [] where kind == .folder {
            guard name.hasSuffix(ending), TemporaryName.isOne(name.dropLast(ending.utf8.count)) else { continue }
            let path = FolderListing.join(place, name)
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if FileLock.isAbandoned(descriptor, path, S_IFDIR) { remove(path) }
            close(descriptor)
        }
    }

    /// Removes a folder with all its content; links are removed, not followed.
    private static func remove(_ folder: String) {
        for (name, kind) in (try? FolderListing(folder))?.items ?? [] {
            let path = FolderListing.join(folder, name)
            if kind == .folder { remove(path) } else { unlink(path) }
        }
        rmdir(folder)
    }
}
