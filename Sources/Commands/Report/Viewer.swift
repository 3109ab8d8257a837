// Opens a file in the system's default program for it.

import Basics

/// Opens a file in the system's default program for it.
enum Viewer {
    #if canImport(Darwin)
        static let program = "open"
    #else
        static let program = "xdg-open"
    #endif

    /// The time to wait for a failure, in tenths of a second; a program that runs longer shows the file.
    private static let patience = 20

    /// Opens a file; returns the reason if that fails, else nil.
    static func show(_ file: String) -> String? {
        var actions = Actions()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // Discard the output of the program.
        for number: Int32 in 0...2 {
            posix_spawn_file_actions_addopen(&actions, number, "/dev/null", number == 0 ? O_RDONLY : O_WRONLY, 0)
        }
        // A path that begins with a dash must not look like a flag.
        let words = [program, file.hasPrefix("-") ? "./\(file)" : file].map { (word: String) in strdup(word) }
        defer { for word in words { free(word) } }
        var child: pid_t = 0
        let code = posix_spawnp(&child, program, &actions, nil, words + [nil], environmentVariables)
        guard code == 0 else {
            return code == ENOENT ? "there is no program '\(program)'" : String(cString: strerror(code))
        }
        for _ in 0..<patience {
            var status: Int32 = 0
            let ended = waitpid(child, &status, WNOHANG)
            if ended == child { return status == 0 ? nil : "'\(program)' cannot open it" }
            if ended < 0, errno != EINTR { return nil }
            usleep(100_000)
        }
        return nil
    }

    #if canImport(Darwin)
        private typealias Actions = posix_spawn_file_actions_t?
    #else
        private typealias Actions = posix_spawn_file_actions_t
    #endif
}
