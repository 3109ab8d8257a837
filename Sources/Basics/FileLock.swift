// Detects whether a temporary file is in use: its creator holds a lock on it, which ends with the process.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Locks on open files.
public enum FileLock {
    /// The result of taking a lock.
    public enum Outcome {
        case taken
        /// Another process holds it.
        case held
        /// The file system does not support locks.
        case unknown
    }

    /// Takes the lock without waiting.
    public static func take(_ descriptor: Int32) -> Outcome {
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            switch errno {
            case EINTR: continue
            case EWOULDBLOCK: return .held
            default: return .unknown
            }
        }
        return .taken
    }

    /// The number of hard links; 0 once the file was removed.
    public static func links(_ descriptor: Int32) -> Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_nlink) : 0
    }

    /// Whether the open file is still at its path, of this user and kind, and not in use; if so, it is locked now.
    public static func isAbandoned(_ descriptor: Int32, _ path: String, _ kind: mode_t) -> Bool {
        guard take(descriptor) == .taken else { return false }
        var opened = stat()
        var named = stat()
        return fstat(descriptor, &opened) == 0 && lstat(path, &named) == 0 && opened.st_ino == named.st_ino
            && opened.st_dev == named.st_dev && opened.st_uid == geteuid() && opened.st_mode & S_IFMT == kind
    }
}
