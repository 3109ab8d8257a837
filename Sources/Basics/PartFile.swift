// The file that new content waits in until it is whole, beside the one whose place it will take.
//
// Its name is made of that file's and proves itself (`OwnName`), so that no file of anybody else is ever taken for one.
// Who writes it holds a lock (`FileLock`) that ends with the process, so that what an ended run has left is known as
// such. It goes when the file is next written, or with `swell clean` and `swell generate --in-place`.
//
// What replaces a file waits for the disk (`fsync`, about 5 ms a file on a busy disk). A new file, which can be made
// again, does not.

/// A file on its way to its place: locked while somebody writes it, so that what an ended run has left behind is told
/// from what another run is still at.
struct PartFile {
    let path: String
    let descriptor: Int32

    /// Makes the part of a file.
    ///
    /// What an ended run has left of the same file goes first: the name is made of the file's.
    init(of target: String) throws(FileWriteError) {
        let folder = FolderListing.parent(of: target)
        let name = FolderListing.name(of: target).utf8
        // Other runs may be at the same file; each takes the first name that is free.
        for turn in 0..<100 {
            let path = "\(folder)/\(OwnName.make(of: Array(name) + Array("/\(turn)".utf8)))\(Self.ending)"
            var created = try Self.create(path)
            if created == nil, Self.removeLeftover(path) { created = try Self.create(path) }
            guard let descriptor = created else { continue }
            // Somebody who takes leftovers away may have met it before it was locked.
            if FileLock.take(descriptor) != .held, FileLock.links(descriptor) > 0 {
                self.path = path
                self.descriptor = descriptor
                return
            }
            close(descriptor)
        }
        throw FileWriteError(errno: EEXIST)
    }

    /// Puts it where it belongs; an error leaves nothing of it behind.
    ///
    /// What takes the place of a file waits for the disk: after a power cut there is the one or the other, whole.
    func move(to target: String, replacing rights: FileRights?, _ old: StandingFile) throws(FileWriteError) {
        var code: Int32 = 0
        // The rights of a file outlive its content.
        if let rights, !rights.give(to: descriptor) || fsync(descriptor) != 0 { code = errno }
        // Some file systems tell only on closing that there is no space; it stays open, for the lock.
        let twin = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        if twin >= 0, close(twin) != 0, code == 0 { code = errno }
        do throws(FileWriteError) {
            guard code == 0 else { throw FileWriteError(errno: code) }
            // As late as can be: what others save meanwhile is theirs.
            try check(old, at: target)
            guard rename(path, target) == 0 else { throw FileWriteError(errno: errno) }
        } catch {
            remove()
            throw error
        }
        close(descriptor)
    }

    /// Fails where something else stands at its place by now than what it is made for, and than itself: another run may
    /// have made the same.
    private func check(_ old: StandingFile, at target: String) throws(FileWriteError) {
        do throws(FileWriteError) {
            try old.check(at: target)
        } catch {
            guard let made = try? FileReader.read(path), FileReader.holds(target, made) else { throw error }
        }
    }

    /// Gives it up.
    func remove() {
        unlink(path)
        close(descriptor)
    }

    private static let ending = ".part"

    /// Makes a file and opens it; nil where there is one.
    private static func create(_ path: String) throws(FileWriteError) -> Int32? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor < 0 else { return descriptor }
        guard errno == EEXIST else { throw FileWriteError(errno: errno) }
        return nil
    }

    /// Whether a name is that of a part.
    static func isPart(_ name: Substring) -> Bool {
        name.hasSuffix(ending) && OwnName.isOne(name.dropLast(ending.utf8.count))
    }

    /// Removes a part that nobody writes any more; false where there is none at that path.
    static func removeLeftover(_ path: String) -> Bool {
        let descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return FileLock.isAbandoned(descriptor, path, S_IFREG) && unlink(path) == 0
    }
}
