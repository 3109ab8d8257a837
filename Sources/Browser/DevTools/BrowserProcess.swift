// The process of a browser, and the pipes to it.

import Basics

/// Why no browser could be started.
package enum BrowserStartError: Error, Equatable {
    /// There is no browser with this name.
    case missing(String)
    /// A system error, by its number.
    case system(Int32)
}

/// A running browser, which reads commands from its descriptor 3 and writes answers to 4.
final class BrowserProcess: Sendable {
    /// What a wait for bytes ended with.
    enum Reading {
        case bytes(ArraySlice<UInt8>)
        case nothing
        case ended
    }

    private let child: pid_t
    private let commands: Int32
    private let answers: Int32
    private let profile: BrowserProfile

    init(_ program: String, hosts: [String]?) throws(BrowserStartError) {
        profile = try BrowserProfile()
        let pipes: (into: (read: Int32, write: Int32), out: (read: Int32, write: Int32))
        do throws(ChildProcess.Failure) {
            pipes = (try Self.makePipe(), try Self.makePipe())
        } catch {
            throw .system(EMFILE)
        }
        let silence = open("/dev/null", O_RDWR | O_CLOEXEC)
        // If the browser has exited, a write returns an error instead of ending this process.
        signal(SIGPIPE, SIG_IGN)
        let (child, code) = ChildProcess.spawn(
            program, Self.flags(profile: profile.path, hosts: hosts), [],
            redirecting: [(silence, 0), (silence, 1), (silence, 2), (pipes.into.read, 3), (pipes.out.write, 4)])
        for end in [silence, pipes.into.read, pipes.out.write] { close(end) }
        (commands, answers, self.child) = (pipes.into.write, pipes.out.read, child)
        guard code == 0 else {
            close(commands)
            close(answers)
            throw code == ENOENT ? .missing(program) : .system(code)
        }
    }

    /// A pipe whose ends are not among the descriptors that the browser gets, so that none replaces another.
    private static func makePipe() throws(ChildProcess.Failure) -> (read: Int32, write: Int32) {
        let (read, write) = try ChildProcess.makePipe()
        defer {
            close(read)
            close(write)
        }
        return (fcntl(read, F_DUPFD_CLOEXEC, 10), fcntl(write, F_DUPFD_CLOEXEC, 10))
    }

    private static func flags(profile: String, hosts: [String]?) -> [String] {
        var flags = [
            "--headless", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--mute-audio",
            "--no-default-browser-check", "--remote-debugging-pipe", "--user-data-dir=\(profile)",
        ]
        // The sandbox of Chromium refuses to run for the superuser, as in most containers.
        if getuid() == 0 { flags.append("--no-sandbox") }
        if let hosts {
            let allowed = (["localhost", "127.0.0.1", "[::1]"] + hosts).map { ", EXCLUDE \($0)" }.joined()
            flags += ["--host-resolver-rules=MAP * ~NOTFOUND\(allowed)", "--no-proxy-server"]
        }
        return flags
    }

    func write(_ bytes: [UInt8]) -> Bool { writeBytes(bytes, to: commands) == 0 }

    /// Waits for bytes.
    func read(within time: Duration) -> Reading {
        var descriptor = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
        let (seconds, rest) = time.components
        let milliseconds = seconds * 1000 + rest / 1_000_000_000_000_000
        guard poll(&descriptor, 1, Int32(clamping: max(0, milliseconds))) > 0 else { return .nothing }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let count = chunk.withUnsafeMutableBytes { readBytes(answers, into: $0) }
        return count > 0 ? .bytes(chunk[..<count]) : .ended
    }

    /// Ends the process: waits for it, and kills it after a while.
    func end() {
        close(commands)
        let limit = ContinuousClock.now + .seconds(5)
        var status: Int32 = 0
        while waitpid(child, &status, WNOHANG) == 0 {
            if ContinuousClock.now > limit { kill(child, SIGKILL) }
            usleep(20_000)
        }
        close(answers)
        profile.remove()
    }
}
