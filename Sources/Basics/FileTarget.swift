// The target of a path to write to: a file to replace, or a stream to write into.

/// The owner and permissions of a file.
struct FileRights {
    private let owner: uid_t
    private let group: gid_t
    private let mode: mode_t

    init(_ status: stat) { (owner, group, mode) = (status.st_uid, status.st_gid, status.st_mode & 0o7777) }

    /// Applies them to an open file; returns false and sets `errno` on failure.
    ///
    /// Only root may give a file away. Other users keep at least the group if they belong to it.
    func give(to descriptor: Int32) -> Bool {
        if fchown(descriptor, owner, group) != 0 { _ = fchown(descriptor, uid_t.max, group) }
        // Last, because changing the owner clears some of the permissions.
        return fchmod(descriptor, mode) == 0
    }
}

/// The target of a path to write to.
enum FileTarget {
    /// A regular or new file at the end of all links, and the permissions of an existing one.
    case file(path: String, rights: FileRights?)
    /// A device, a pipe or a socket, which is not replaced.
    case stream(path: String)
    /// A descriptor that the process already has open, such as `/dev/stdout`; it is written at its current position.
    case descriptor(Int32)

    init(_ path: String) throws(FileWriteError) {
        let given = path
        var path = path
        var target = [CChar](repeating: 0, count: Int(PATH_MAX))
        var status = stat()
        let isThere = stat(path, &status) == 0
        // The system itself follows no more links than that.
        for _ in 0..<40 {
            if let number = Self.descriptor(path) {
                self = .descriptor(number)
                return
            }
            let length = readlink(path, &target, target.count)
            guard length > 0 else { break }
            let link = String(decoding: target[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
            path = link.utf8.first == UInt8(ascii: "/") ? link : "\(FolderListing.parent(of: path))/\(link)"
        }
        guard isThere else {
            self = .file(path: path, rights: nil)
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: throw .isDirectory
        case S_IFREG: self = .file(path: path, rights: FileRights(status))
        // Use the given path, not the end of its links: links in /proc may not be paths, such as `pipe:[7]`.
        default: self = .stream(path: given)
        }
    }

    /// The number of an open descriptor, if a path specifies one.
    private static func descriptor(_ path: String) -> Int32? {
        for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
            return Int32(path.dropFirst(folder.utf8.count))
        }
        return nil
    }
}
