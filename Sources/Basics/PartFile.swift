// The temporary file that receives new content next to the file that it will replace.
//
// Its name is derived from that file's and verifies itself (`TemporaryName`), so that no other file is mistaken for one. The
// writer holds a lock (`FileLock`) that ends with the process, which identifies leftovers of interrupted runs. These
// are removed when the file is written again, or by `swell clean` and `swell generate --in-place`.
//
// Replacing a file waits for the disk (`fsync`, about 5 ms per file on a busy disk). A new file, which can be
// regenerated, does not wait.

/// A temporary file that is locked while it is written, which distinguishes a leftover of an interrupted run from a
/// file in use.
struct PartFile {
    let path: String
    let descriptor: Int32

    /// Creates the temporary file for a target.
    ///
    /// A leftover for the same target is removed first, because its name is derived from the target's.
    init(of target: String) throws(FileWriteError) {
        let folder = FolderListing.parent(of: target)
        let name = FolderListing.name(of: target).utf8
        // Other runs may be writing the same file; each takes the first free name.
        for turn in 0..<100 {
            let path = "\(folder)/\(TemporaryName.make(of: Array(name) + Array("/\(turn)".utf8)))\(Self.ending)"
            var created = try Self.create(path)
            if created == nil, Self.removeLeftover(path) { created = try Self.create(path) }
            guard let descriptor = created else { continue }
            // A cleanup of leftovers may have seen it before it was locked.
            if FileLock.take(descriptor) != .held, FileLock.links(descriptor) > 0 {
                self.path = path
                self.descriptor = descriptor
                return
            }
            close(descriptor)
        }
        throw FileWriteError(errno: EEXIST)
    }

    /// Moves the file to its target; an error leaves nothing behind.
    ///
    /// Replacing a file waits for the disk: after a power failure, either the old or the new file exists, complete.
    func move(to target: String, replacing rights: FileRights?, _ old: ExpectedFile) throws(FileWriteError) {
        var code: Int32 = 0
        // Keep the owner and permissions of the replaced file.
        if let rights, !rights.give(to: descriptor) || fsync(descriptor) != 0 { code = errno }
        // Some file systems report a full disk only on close; a duplicate stays open to keep the lock.
        let twin = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        if twin >= 0, close(twin) != 0, code == 0 { code = errno }
        do throws(FileWriteError) {
            guard code == 0 else { throw FileWriteError(errno: code) }
            // As late as possible, to respect changes by others in the meantime.
            try check(old, at: target)
            guard rename(path, target) == 0 else { throw FileWriteError(errno: errno) }
        } catch {
            remove()
            throw error
        }
        close(descriptor)
    }

    /// Throws if the target is neither the expected file nor the same as this one: another run may have written the
    /// same.
    private func check(_ old: ExpectedFile, at target: String) throws(FileWriteError) {
        do throws(FileWriteError) {
            try old.check(at: target)
        } catch {
            guard let made = try? FileReader.read(path), FileReader.holds(target, made) else { throw error }
        }
    }

    /// Abandons the file.
    func remove() {
        unlink(path)
        close(descriptor)
    }

    private static let ending = ".part"

    /// Creates and opens a file; nil if it exists.
    private static func create(_ path: String) throws(FileWriteError) -> Int32? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor < 0 else { return descriptor }
        guard errno == EEXIST else { throw FileWriteError(errno: errno) }
        return nil
    }

    /// Whether a name is that of a temporary file.
    static func isPart(_ name: Substring) -> Bool {
        name.hasSuffix(ending) && TemporaryName.isOne(name.dropLast(ending.utf8.count))
    }

    /// Removes a temporary file that is no longer in use; returns false if there is none at the path.
    static func removeLeftover(_ path: String) -> Bool {
        let descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return FileLock.isAbandoned(descriptor, path, S_IFREG) && unlink(path) == 0
    }
}
