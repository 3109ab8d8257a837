// A command of the user's, with a limit of time.

import Basics

/// Runs a command line of the user's configuration in a shell.
enum TimedCommand {
    /// The exit code; nil if the command was ended because it took too long.
    static func run(_ command: String, within seconds: Double) -> Int32? {
        let silence = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(silence) }
        let (child, code) = ChildProcess.spawn(
            "/bin/sh", ["-c", command], [], redirecting: [(silence, 0), (silence, 1), (STDERR_FILENO, 2)])
        guard code == 0 else { return code }
        let limit = ContinuousClock.now + .seconds(seconds)
        var status: Int32 = 0
        while waitpid(child, &status, WNOHANG) == 0 {
            guard ContinuousClock.now < limit else {
                kill(child, SIGKILL)
                waitpid(child, &status, 0)
                return nil
            }
            usleep(10_000)
        }
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
}
