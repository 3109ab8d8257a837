// Lists the content of folders, in a defined order.

/// The content of one folder.
public struct FolderListing {
    /// The kind of an item.
    public enum Kind: Sendable {
        case file, folder, link, other
        /// An item whose name is not UTF-8.
        case misnamed, misnamedFolder
    }

    /// The items, sorted by name.
    public private(set) var items: [(name: String, kind: Kind)] = []

    /// Lists a folder.
    public init(_ path: String) throws(FileError) {
        guard let stream = opendir(path.isEmpty ? "." : path) else { throw FileError(errno: errno) }
        defer { closedir(stream) }
        guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return }
        errno = 0
        while let entry = readdir(stream) {
            // Read in place: the record may be shorter than the longest name.
            let bytes = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
            let kind = Int32(entry.pointee.d_type)
            if let name = String(validatingCString: bytes) {
                if name != ".", name != ".." { items.append((name, Self.kind(kind, Self.join(path, name)))) }
            } else {
                let isFolder = Self.isFolder(Int32(entry.pointee.d_type), bytes, in: dirfd(stream))
                items.append((String(cString: bytes), isFolder ? .misnamedFolder : .misnamed))
            }
            errno = 0
        }
        guard errno == 0 else { throw FileError(errno: errno) }
        items.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    private static func kind(_ type: Int32, _ path: String) -> Kind {
        switch type {
        case Int32(DT_REG): return .file
        case Int32(DT_DIR): return .folder
        case Int32(DT_LNK): return .link
        case Int32(DT_UNKNOWN): return kind(of: path) ?? .other
        default: return .other
        }
    }

    /// Whether an item whose name is not UTF-8 is a folder.
    private static func isFolder(_ type: Int32, _ name: UnsafePointer<CChar>, in folder: Int32) -> Bool {
        guard type == Int32(DT_UNKNOWN) else { return type == Int32(DT_DIR) }
        var status = stat()
        return fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The kind of the item at a path; links are not followed.
    public static func kind(of path: String) -> Kind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// The path without links; nil if it does not exist.
    public static func real(_ path: String) -> String? {
        guard let real = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Whether a path exists, following links.
    public static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0
    }

    /// Whether a path is a folder, following links.
    public static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The parent folder of a path; `.` if it has none.
    public static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
    }

    /// The part of a path after the last slash.
    static func name(of path: String) -> Substring {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    }

    /// Resolves a path written in a file relative to that file's folder; unchanged if there is no file.
    public static func beside(_ file: String?, _ path: String) -> String {
        guard !path.hasPrefix("/"), let file, let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            return path
        }
        return join(String(file[...slash]), path)
    }

    /// The path of an item in a folder.
    public static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
    }
}
