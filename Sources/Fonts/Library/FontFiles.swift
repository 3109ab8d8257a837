// Fonts in given files and folders.

import Basics

/// The faces in given files and folders.
struct FontFiles: Sendable {
    static let extensions = ["ttf", "otf", "ttc", "otc"]

    private(set) var index = FaceIndex()
    /// All faces, in the given order.
    private(set) var faces: [FaceAddress] = []
    /// The files in folders that are not fonts, or truncated; a file given by its own name is an error instead.
    private(set) var leftOut: [FontError] = []

    init(_ paths: [String]) throws(FontError) {
        for path in paths {
            if FolderListing.isFolder(path) {
                let (facesBefore, leftOutBefore) = (faces.count, leftOut.count)
                try readFolder(path)
                if faces.count == facesBefore { throw leftOut[leftOutBefore...].first ?? .noFontsIn(path) }
            } else {
                for index in 0..<(try Self.count(path)) { add(FaceAddress(path: path, index: index)) }
            }
        }
    }

    /// More faces than any collection has.
    private static let mostFaces = 4096

    /// The number of faces in a file; a potential pipe is not opened.
    static func count(_ path: String) throws(FontError) -> Int {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .unreadable(path, FileError(errno: errno)) }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw .unreadable(path, .isDirectory) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path, .notRegular) }
        guard access(path, R_OK) == 0 else { throw .unreadable(path, FileError(errno: errno)) }
        let count = Typeface.count(path)
        guard (1...mostFaces).contains(count), Typeface(path: path) != nil else { throw .noFont(path) }
        if let table = Typeface.missingTable(path, faces: count) { throw .cutShort(path, table: table) }
        return count
    }

    private mutating func readFolder(_ folder: String) throws(FontError) {
        let listing: FolderListing
        do throws(FileError) {
            listing = try FolderListing(folder)
        } catch {
            throw .unreadable(folder, error)
        }
        for (name, kind) in listing.items where !name.hasPrefix(".") {
            let path = FolderListing.join(folder, name)
            let lowered = name.lowercased()
            if kind == .folder {
                try readFolder(path)
            } else if kind == .file || kind == .link, Self.extensions.contains(where: { lowered.hasSuffix(".\($0)") }) {
                do throws(FontError) {
                    for index in 0..<(try Self.count(path)) { add(FaceAddress(path: path, index: index)) }
                } catch {
                    leftOut.append(error)
                }
            }
        }
    }

    private mutating func add(_ address: FaceAddress) {
        guard let typeface = Typeface(path: address.path, index: address.index) else { return }
        faces.append(address)
        index.add(address, families: [typeface.name(16), typeface.name(1)].compactMap(\.self))
    }
}
