// Writes bytes to the file system: whole files, or nothing.

/// Why a file or folder could not be written.
public enum FileWriteError: Error, Hashable, Sendable {
    /// The reader of a pipe has closed it.
    case closed
    case notPermitted
    case isDirectory
    case noSpace
    /// A file exists where a folder is needed.
    case notADirectory
    /// A pipe without a reader.
    case unread
    /// The file was changed since it was read.
    case changed
    /// Any other system error, by its number.
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
        case .closed: "its reader closed it"
        case .notPermitted: "there is no permission to write it"
        case .isDirectory: "there is a folder with this name"
        case .noSpace: "there is no space left on the disk"
        case .unread: "it is a pipe or a socket without a reader; specify a file, or start the reader first"
        case .changed: "it was changed in the meantime and was not overwritten; run the command again"
        case .notADirectory: "there is a file where its folder should be"
        case .system(let code): "it cannot be written: \(String(cString: strerror(code)))"
        }
    }
}

/// Writes and removes files.
public enum FileWriter {
    /// Writes a whole file atomically: readers see the old or the new one, and after an error the old one is unchanged.
    ///
    /// Missing folders are created; links are kept; devices, pipes and the like are written into. The file is only
    /// written if the existing one is `old`.
    public static func write(
        _ bytes: [UInt8], to path: String, over old: ExpectedFile = .anything
    ) throws(FileWriteError) {
        try write(to: path, over: old) { (write: (([UInt8]) throws(FileWriteError) -> Void)) throws(FileWriteError) in
            try write(bytes)
        }
    }

    /// Writes a file that is produced in pieces: `produce` passes on each.
    public static func write(
        to path: String, over old: ExpectedFile = .anything,
        _ produce: (([UInt8]) throws(FileWriteError) -> Void) throws(FileWriteError) -> Void
    ) throws(FileWriteError) {
        switch try FileTarget(path) {
        case .file(let file, let rights): try replace(file, rights, old, produce)
        case .stream(let path): try write(into: openStream(path), produce)
        case .descriptor(let number): try write(into: fcntl(number, F_DUPFD_CLOEXEC, 0), produce)
        }
    }

    /// Opens a device or a pipe, unless it has no reader, because opening would block forever.
    private static func openStream(_ path: String) -> Int32 {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
        // Writes block as usual.
        if descriptor >= 0 { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK) }
        return descriptor
    }

    /// Writes into an open descriptor, and closes it.
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
        _ target: String, _ rights: FileRights?, _ old: ExpectedFile,
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

    /// Removes a file if it is the expected one.
    public static func remove(_ path: String, _ old: ExpectedFile = .anything) throws(FileWriteError) {
        try old.check(at: path)
        guard unlink(path) == 0 else { throw FileWriteError(errno: errno) }
    }

    /// Removes a folder if it is empty.
    public static func removeIfEmpty(_ folder: String) {
        rmdir(folder)
    }

    /// Whether a name is that of a file being written, or left behind by an interrupted run.
    public static func isPart(_ name: String) -> Bool { PartFile.isPart(name[...]) }

    /// Removes a file left behind by an interrupted run; returns false if it is no such file, or still in use.
    public static func removeLeftover(_ path: String) -> Bool {
        PartFile.isPart(FolderListing.name(of: path)) && PartFile.removeLeftover(path)
    }

    /// Creates a folder and its parents; returns the created ones, outermost first.
    private static func makeFolder(_ path: String) throws(FileWriteError) -> [String] {
        guard !path.isEmpty, !FolderListing.isFolder(path) else { return [] }
        let above = FolderListing.parent(of: path)
        let made = above == path ? [] : try makeFolder(above)
        // Another thread may have created it in the meantime.
        guard mkdir(path, 0o777) != 0 else { return made + [path] }
        let code = errno
        if !FolderListing.isFolder(path) {
            for folder in made.reversed() { rmdir(folder) }
            throw FileWriteError(errno: code)
        }
        return made
    }
}
