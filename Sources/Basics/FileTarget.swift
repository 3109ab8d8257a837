// What a path to write to leads to: a file that may be replaced, or something that is only written into.

/// Whose a file is, and who may do what with it.
struct FileRights {
    private let owner: uid_t
    private let group: gid_t
    private let mode: mode_t

    init(_ status: stat) { (owner, group, mode) = (status.st_uid, status.st_gid, status.st_mode & 0o7777) }

    /// Gives them to what is open; false with `errno` where it can't have them.
    ///
    /// Only root may give a file away. Any other keeps at least the group, where that is one of its own.
    func give(to descriptor: Int32) -> Bool {
        if fchown(descriptor, owner, group) != 0 { _ = fchown(descriptor, uid_t.max, group) }
        // Last: a new owner takes some of them away.
        return fchmod(descriptor, mode) == 0
    }
}

/// What a path to write to leads to.
enum FileTarget {
    /// A regular file, or none yet, at the end of all links; the rights of the one that there is.
    case file(path: String, rights: FileRights?)
    /// A device, a pipe or a socket: it is no file, and stays what it is.
    case stream(path: String)
    /// What the process has open already, such as `/dev/stdout`; it is written on where it is.
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
        // Not the end of its links: those of /proc may spell what is no path, such as `pipe:[7]`.
        default: self = .stream(path: given)
        }
    }

    /// The number of what is open already, where a path names that.
    private static func descriptor(_ path: String) -> Int32? {
        for folder in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(folder) {
            return Int32(path.dropFirst(folder.utf8.count))
        }
        return nil
    }
}
