// Walks a folder for catalogs, past what is not the app's own source.

import Platform

/// What one folder holds.
struct FolderListing {
    enum Kind {
        case file, folder, link, other
        /// Its name is not UTF-8.
        case misnamed
    }

    private(set) var items: [(name: String, kind: Kind)] = []

    /// The items of a folder, by name.
    init(_ path: String) throws(FileError) {
        guard let stream = opendir(path.isEmpty ? "." : path) else { throw FileError(errno: errno) }
        defer { closedir(stream) }
        guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return }
        errno = 0
        while let entry = readdir(stream) {
            // In place: the record may be shorter than the longest name.
            let bytes = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
            let kind = Int32(entry.pointee.d_type)
            if let name = String(validatingCString: bytes) {
                if name != ".", name != ".." { items.append((name, Self.kind(kind, FolderWalk.join(path, name)))) }
            } else {
                items.append((String(cString: bytes), .misnamed))
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

    /// What a path is, without following a link.
    static func kind(of path: String) -> Kind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// The path without links, as far as it leads to anything.
    static func real(_ path: String) -> String? {
        guard let real = realpath(path.isEmpty ? "." : path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Whether a path, links followed, leads to anything.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0
    }

    /// Whether a path, links followed, is a folder.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

struct FolderWalk {
    /// Folders of tools, dependencies and build products.
    private static let skippedNames: Set<String> = ["DerivedData", "Pods", "Carthage", "node_modules", "build"]
    private static let productExtensions: Set<String> = [
        "app", "appex", "framework", "xcframework", "xcarchive", "dsym",
    ]

    private(set) var files: [String] = []
    private(set) var projects: [String] = []
    private(set) var faults: [Fault] = []
    /// False where the walk begins inside a product: then its parts are what was asked for.
    private let skipsProducts: Bool

    init(_ root: String) {
        skipsProducts = !root.split(separator: "/").contains { Self.isProduct(String($0)) }
        var pending = [root]
        while let folder = pending.popLast() { visit(folder, &pending) }
    }

    static func isProduct(_ name: String) -> Bool { productExtensions.contains(CatalogPath(name).extension) }

    private mutating func visit(_ folder: String, _ pending: inout [String]) {
        let listing: FolderListing
        do throws(FileError) {
            listing = try FolderListing(folder)
        } catch {
            faults.append(Fault(path: folder.isEmpty ? "." : folder, problem: .unreadable(error)))
            return
        }
        for (name, kind) in listing.items {
            let path = Self.join(folder, name)
            switch kind {
            case .file where name == "project.pbxproj": projects.append(path)
            case .file where Format.of(CatalogPath(name)) != nil: files.append(path)
            case .folder:
                if name.hasPrefix(".") || Self.skippedNames.contains(name) { continue }
                if skipsProducts, Self.isProduct(name) { continue }
                if Format.of(CatalogPath(name)) != nil {
                    faults.append(Fault(path: path, problem: .unreadable(.isDirectory)))
                }
                pending.append(path)
            case .misnamed where Format.of(CatalogPath(name)) != nil:
                faults.append(Fault(path: path, problem: .unreadable(.misnamed)))
            case .other where Format.of(CatalogPath(name)) != nil:
                faults.append(Fault(path: path, problem: .unreadable(.notRegular)))
            // A link may lead out of the tree, or in a circle; what is inside is met on its own path.
            case .link, .file, .other, .misnamed: break
            }
        }
    }

    static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty ? name : folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
    }
}
