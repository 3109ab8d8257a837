// Whether somebody is still at a file: whoever makes a temporary one holds a lock on it, and the lock ends with the process.

/// Locks on what is open.
public enum FileLock {
    /// What became of asking for one.
    public enum Outcome {
        case taken
        /// Somebody else has it.
        case held
        /// The file system knows no locks.
        case unknown
    }

    /// Takes the lock, and waits for nobody.
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

    /// How many names it has; none once it was removed.
    public static func links(_ descriptor: Int32) -> Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_nlink) : 0
    }

    /// Whether what is open is still at its path, of this user's and of a kind, and nobody is at it; it is locked then.
    public static func isAbandoned(_ descriptor: Int32, _ path: String, _ kind: mode_t) -> Bool {
        guard take(descriptor) == .taken else { return false }
        var opened = stat()
        var named = stat()
        return fstat(descriptor, &opened) == 0 && lstat(path, &named) == 0 && opened.st_ino == named.st_ino
            && opened.st_dev == named.st_dev && opened.st_uid == geteuid() && opened.st_mode & S_IFMT == kind
    }
}
