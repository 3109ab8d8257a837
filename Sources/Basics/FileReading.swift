// Reads bytes from the file system, or reports why that failed.

/// Why a file or folder could not be read.
public enum FileError: Error, Hashable, Sendable {
    case missing
    case notPermitted
    case isDirectory
    case notRegular
    case tooLarge
    /// The name is not UTF-8.
    case misnamed
    /// Any other system error, by its number.
    case system(Int32)

    /// Creates an error from a system error number.
    public init(errno code: Int32) {
        switch code {
        case ENOENT, ENOTDIR: self = .missing
        case EACCES, EPERM: self = .notPermitted
        case EISDIR: self = .isDirectory
        default: self = .system(code)
        }
    }

    /// The error in words.
    public var words: String {
        switch self {
        case .missing: "there is no such file or folder"
        case .notPermitted: "there is no permission to read it"
        case .isDirectory: "it is a folder, expected a file"
        case .notRegular: "it is a device or a pipe, expected a file or a folder"
        case .tooLarge: "it is larger than 2 GB, more than any catalog; expected a smaller file"
        case .misnamed: "its name is not UTF-8, expected one that is"
        case .system(let code): "it cannot be read: \(String(cString: strerror(code)))"
        }
    }
}

/// Reads whole files.
public enum FileReader {
    /// The bytes of a regular file; devices and pipes, which may never end, are not read.
    public static func read(_ path: String) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileError(errno: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(errno: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw .isDirectory
        default: throw .notRegular
        }
        // The libraries that process it, and the offsets stored for it, are limited to 2 GB.
        guard status.st_size < Int(Int32.max) else { throw .tooLarge }
        return try readAll(descriptor, expected: Int(status.st_size))
    }

    /// The first bytes of a regular file.
    public static func read(_ path: String, upTo most: Int) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileError(errno: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(errno: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
        let size = min(most, Int(status.st_size))
        guard size > 0 else { return [] }
        var failure: FileError?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            let got = readBytes(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
            if got < 0 { failure = FileError(errno: errno) }
            count = max(0, got)
        }
        if let failure { throw failure }
        return bytes
    }

    /// The number of bytes of a regular file; 0 if there is none.
    public static func size(of path: String) -> Int {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
        return Int(status.st_size)
    }

    /// Whether a regular file has exactly these bytes; it is compared in pieces.
    static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        var piece = [UInt8](repeating: 0, count: 1 << 18)
        var at = 0
        while true {
            let got = piece.withUnsafeMutableBytes { readBytes(descriptor, into: $0) }
            if got <= 0 { return got == 0 && at == bytes.count }
            guard at + got <= bytes.count, bytes.has(piece, 0..<got, in: at..<at + got) else { return false }
            at += got
        }
    }

    private static func readAll(_ descriptor: Int32, expected: Int) throws(FileError) -> [UInt8] {
        // All threads share an empty array's storage, and filling it would write there.
        guard expected > 0 else { return try readRest(of: descriptor, after: []) }
        if expected >= large, let bytes = readInParts(descriptor, expected: expected) {
            return try readRest(of: descriptor, after: bytes)
        }
        var failure: FileError?
        let bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
            while count < expected {
                let got = readBytes(
                    descriptor,
                    into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]))
                guard got > 0 else {
                    if got < 0 { failure = FileError(errno: errno) }
                    return
                }
                count += got
            }
        }
        if let failure { throw failure }
        return bytes.count == expected ? try readRest(of: descriptor, after: bytes) : bytes
    }

    /// The size from which all cores read a file: most of the time is spent on pages that were never touched.
    private static let large = 1 << 22

    /// Reads a file in parallel parts; nil, with the descriptor at the start, if a part is unreadable or the file is
    /// shorter than expected.
    private static func readInParts(_ descriptor: Int32, expected: Int) -> [UInt8]? {
        var isWhole = false
        let bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
            let parts = Workers.stretches(of: expected)
            nonisolated(unsafe) let start = UnsafeMutableRawBufferPointer(buffer)
            isWhole = Workers.now(parts.count) { index in
                var part = UnsafeMutableRawBufferPointer(rebasing: start[parts[index]])
                while !part.isEmpty {
                    let got = readBytes(descriptor, at: parts[index].upperBound - part.count, into: part)
                    guard got > 0 else { return false }
                    part = UnsafeMutableRawBufferPointer(rebasing: part[got...])
                }
                return true
            }.allSatisfy(\.self)
            count = isWhole ? expected : 0
        }
        return isWhole && lseek(descriptor, off_t(expected), SEEK_SET) == off_t(expected) ? bytes : nil
    }

    /// Reads a file to its end if it has grown, or if the system does not report its length.
    private static func readRest(of descriptor: Int32, after start: [UInt8]) throws(FileError) -> [UInt8] {
        var bytes = start
        var more = [UInt8](repeating: 0, count: 4096)
        while true {
            let got = more.withUnsafeMutableBytes { readBytes(descriptor, into: $0) }
            if got < 0 { throw FileError(errno: errno) }
            if got == 0 { return bytes }
            bytes += more[..<got]
            guard bytes.count < Int(Int32.max) else { throw .tooLarge }
        }
    }
}
