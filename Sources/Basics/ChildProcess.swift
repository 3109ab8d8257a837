// Runs another program with a list of arguments, never through a shell.

/// A program that has ended.
package struct ChildProcess {
    /// The standard output.
    package let output: [UInt8]
    /// The standard error.
    package let errors: [UInt8]
    /// The exit code; 128 and more if a signal ended the program.
    package let code: Int32

    /// Why a program could not be run.
    package enum Failure: Error {
        /// There is no program with this name.
        case missing
        /// A system error, by its number.
        case system(Int32)
    }

    /// Runs a program to its end, with `input` as its standard input and additional environment variables.
    package static func run(
        _ program: String, _ arguments: [String], input: [UInt8] = [], environment: [String]
    ) throws(Failure) -> ChildProcess {
        // Unlike a pipe, a file cannot block, whatever the program reads first.
        let input = try temporaryFile(input)
        defer { close(input) }
        let (output, outputEnd) = try makePipe()
        defer { close(output) }
        let errors: Int32
        let errorsEnd: Int32
        do throws(Failure) {
            (errors, errorsEnd) = try makePipe()
        } catch {
            close(outputEnd)
            throw error
        }
        defer { close(errors) }
        let (child, code) = spawn(
            program, arguments, environment, redirecting: [(input, 0), (outputEnd, 1), (errorsEnd, 2)])
        close(outputEnd)
        close(errorsEnd)
        guard code == 0 else { throw code == ENOENT ? .missing : .system(code) }
        let texts = readAll([output, errors])
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { throw .system(errno) }
        }
        let signal = status & 0x7F
        return ChildProcess(output: texts[0], errors: texts[1], code: signal == 0 ? status >> 8 & 0xFF : 128 + signal)
    }

    /// Starts a program with the given descriptors, and returns its number and the error number.
    package static func spawn(
        _ program: String, _ arguments: [String], _ environment: [String], redirecting: [(from: Int32, to: Int32)]
    ) -> (pid_t, Int32) {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (from, to) in redirecting { posix_spawn_file_actions_adddup2(&actions, from, to) }
        // New variables come first: of two with the same name, the first counts.
        var variables = environment.map { strdup($0) }
        var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environmentVariables
        while let variable = next?.pointee {
            variables.append(strdup(variable))
            next = next?.advanced(by: 1)
        }
        let words = ([program] + arguments).map { strdup($0) }
        defer { for word in words + variables { free(word) } }
        var child: pid_t = 0
        let code = posix_spawnp(&child, program, &actions, nil, words + [nil], variables + [nil])
        return (child, code)
    }

    /// Reads from all descriptors until each has ended, so that a program blocked on one can continue.
    private static func readAll(_ descriptors: [Int32]) -> [[UInt8]] {
        var texts = [[UInt8]](repeating: [], count: descriptors.count)
        var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while waiting.contains(where: { $0.fd >= 0 }) {
            guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else { break }
            for index in waiting.indices where waiting[index].fd >= 0 && waiting[index].revents != 0 {
                let count = buffer.withUnsafeMutableBytes { readBytes(descriptors[index], into: $0) }
                // `poll` ignores negative descriptors.
                if count > 0 { texts[index] += buffer[..<count] } else { waiting[index].fd = -1 }
            }
        }
        return texts
    }

    /// A pipe that other programs do not inherit.
    package static func makePipe() throws(Failure) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw .system(errno) }
        // A program started by another thread must not keep it open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Creates an unnamed file with some bytes, positioned at its start.
    private static func temporaryFile(_ bytes: [UInt8]) throws(Failure) -> Int32 {
        guard !bytes.isEmpty else {
            let empty = open("/dev/null", O_RDONLY | O_CLOEXEC)
            guard empty >= 0 else { throw .system(errno) }
            return empty
        }
        var path = TemporaryPath.template("input")
        let file = mkstemp(&path)
        guard file >= 0 else { throw .system(errno) }
        unlink(path)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        let code = writeBytes(bytes, to: file)
        guard code == 0, lseek(file, 0, SEEK_SET) == 0 else {
            close(file)
            throw .system(code == 0 ? errno : code)
        }
        return file
    }
}

/// Paths of temporary files and folders.
package enum TemporaryPath {
    /// A path with a placeholder that `mkstemp` makes unique.
    package static func template(_ name: String) -> [CChar] { Array("\(folder)/swell-\(name)-XXXXXX".utf8CString) }

    /// POSIX guarantees /tmp on every system; TMPDIR is optional.
    package static var folder: String {
        let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        return named.isEmpty ? "/tmp" : named
    }
}
