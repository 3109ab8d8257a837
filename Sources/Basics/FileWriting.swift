// Bytes to the file system: whole files, or nothing.

/// Why a file or folder could not be written.
public enum FileWriteError: Error, Hashable, Sendable {
    /// The reader of a pipe has gone.
    case closed
    case notPermitted
    case isDirectory
    case noSpace
    /// A file stands where a folder is needed.
    case notADirectory
    /// A pipe that nobody reads.
    case unread
    /// Somebody else has written it since it was read.
    case changed
    /// Any other error of the system, by its number.
    case system(Int32)

    init(errno code: Int32) {
        switch code {
        case EPIPE: self = .closed
        case EACCES, EPERM, EROFS: self = .notPermitted
        case EISDIR: self = .isDirectory
        case ENOSPC, EDQUOT: self = .noSpace
        case ENOTDIR, EEXIST: self = .notADirectory
        case ENXIO: self = .unread
        default: self = .system(code)
        }
    }

    /// The error in words.
    public var words: String {
        switch self {
        case .closed: "its reader has gone"
        case .notPermitted: "there is no permission to write it"
        case .isDirectory: "there is a folder of that name"
        case .noSpace: "there is no space left for it"
        case .unread: "it is a pipe or a socket that nobody reads; name a file, or begin to read it first"
        case .changed: "it was changed meanwhile, and stays as it is now; run it again"
        case .notADirectory: "a file stands where its folder would be"
        case .system(let code): "it can't be written: \(String(cString: strerror(code)))"
        }
    }
}

/// Writes and removes files.
public enum FileWriter {
    /// Puts a whole file in the place of one that may be there; a reader sees the old one or the new one, and after
    /// an error the old one is as it was.
    ///
    /// Folders on the way are made; a link stays a link, and what is no file, such as a device or a pipe, is written into.
    /// A file is put in the place of `old` alone.
    public static func write(
        _ bytes: [UInt8], to path: String, over old: StandingFile = .anything
    ) throws(FileWriteError) {
        try write(to: path, over: old) { (write: (([UInt8]) throws(FileWriteError) -> Void)) throws(FileWriteError) in
            try write(bytes)
        }
    }

    /// The same for a file that comes in pieces: `produce` hands each on.
    public static func write(
        to path: String, over old: StandingFile = .anything,
        _ produce: (([UInt8]) throws(FileWriteError) -> Void) throws(FileWriteError) -> Void
    ) throws(FileWriteError) {
        switch try FileTarget(path) {
        case .file(let file, let rights): try replace(file, rights, old, produce)
        case .stream(let path): try write(into: openStream(path), produce)
        case .descriptor(let number): try write(into: fcntl(number, F_DUPFD_CLOEXEC, 0), produce)
        }
    }

    /// Opens a device or a pipe; not one that nobody reads, which would be waited for without end.
    private static func openStream(_ path: String) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
        // What is written to it waits as usual.
        if descriptor >= 0 { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK) }
        return descriptor
    }

    /// Writes into what is open, and closes it.
    private static func write(
        into descriptor: Int32,
        _ produce: (([UInt8]) throws(FileWriteError) -> Void) throws(FileWriteError) -> Void
    ) throws(FileWriteError) {
        guard descriptor >= 0 else { throw FileWriteError(errno: errno) }
        defer { close(descriptor) }
        try produce { (bytes) throws(FileWriteError) in
            let code = writeBytes(bytes, to: descriptor)
            if code != 0 { throw FileWriteError(errno: code) }
        }
    }

    private static func replace(
        _ target: String, _ rights: FileRights?, _ old: StandingFile,
        _ produce: (([UInt8]) throws(FileWriteError) -> Void) throws(FileWriteError) -> Void
    ) throws(FileWriteError) {
        let made = try makeFolder(FolderListing.parent(of: target))
        do throws(FileWriteError) {
            if rights != nil, access(target, W_OK) != 0 { throw FileWriteError(errno: errno) }
            let part = try PartFile(of: target)
            do throws(FileWriteError) {
                try produce { (bytes) throws(FileWriteError) in
                    let code = writeBytes(bytes, to: part.descriptor)
                    if code != 0 { throw FileWriteError(errno: code) }
                }
            } catch {
                part.remove()
                throw error
            }
            try part.move(to: target, replacing: rights, old)
        } catch {
            for folder in made.reversed() { rmdir(folder) }
            throw error
        }
    }

    /// Removes a file, if it is what it is thought to be.
    public static func remove(_ path: String, _ old: StandingFile = .anything) throws(FileWriteError) {
        try old.check(at: path)
        guard unlink(path) == 0 else { throw FileWriteError(errno: errno) }
    }

    /// Removes a folder if nothing is in it.
    public static func removeIfEmpty(_ folder: String) {
        rmdir(folder)
    }

    /// Whether a name is that of a file which is written, or was when its run was ended.
    public static func isPart(_ name: String) -> Bool { PartFile.isPart(name[...]) }

    /// Removes what a run that was ended has left behind; false where it is not that, or somebody is still at it.
    public static func removeLeftover(_ path: String) -> Bool {
        PartFile.isPart(FolderListing.name(of: path)) && PartFile.removeLeftover(path)
    }

    /// Makes a folder with those on its way; the ones made, outermost first.
    private static func makeFolder(_ path: String) throws(FileWriteError) -> [String] {
        guard !path.isEmpty, !FolderListing.isFolder(path) else { return [] }
        let above = FolderListing.parent(of: path)
        let made = above == path ? [] : try makeFolder(above)
        // Another thread may have made it meanwhile.
        guard mkdir(path, 0o777) != 0 else { return made + [path] }
        let code = errno
        if !FolderListing.isFolder(path) {
            for folder in made.reversed() { rmdir(folder) }
            throw FileWriteError(errno: code)
        }
        return made
    }
}
