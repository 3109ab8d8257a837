// The temporary folder of a snapshot, and those that runs which were ended have left.

import Basics

/// A fresh folder beside other temporary ones, locked as long as it is held; it goes, with all in it, when it is let go of.
final class SnapshotFolder: Sendable {
    /// Its path, without links.
    let path: String
    private let descriptor: Int32

    init() throws(GitError) {
        let place = TemporaryPath.folder
        Self.removeLeftovers(in: place)
        while true {
            let made = FolderListing.join(place, "\(OwnName.unique())\(Self.ending)")
            guard mkdir(made, 0o700) == 0 else { throw .unwritable(path: made, FileWriteError.system(errno)) }
            let descriptor = open(made, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            // Another run that takes leftovers away may have met it before it was locked.
            if descriptor >= 0, FileLock.take(descriptor) != .held, FileLock.links(descriptor) > 0 {
                // On a Mac the way to the temporary folder has a link on it.
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

    /// Removes what nobody holds any more.
    private static func removeLeftovers(in place: String) {
        for (name, kind) in (try? FolderListing(place))?.items ?? [] where kind == .folder {
            guard name.hasSuffix(ending), OwnName.isOne(name.dropLast(ending.utf8.count)) else { continue }
            let path = FolderListing.join(place, name)
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if FileLock.isAbandoned(descriptor, path, S_IFDIR) { remove(path) }
            close(descriptor)
        }
    }

    /// Removes a folder with all that is in it; links are removed, not followed.
    private static func remove(_ folder: String) {
        for (name, kind) in (try? FolderListing(folder))?.items ?? [] {
            let path = FolderListing.join(folder, name)
            if kind == .folder { remove(path) } else { unlink(path) }
        }
        rmdir(folder)
    }
}
