// Where output goes: results to standard output, everything else to standard error.

import Basics
import Reports

/// The output streams of the process, and the properties of the terminal behind them.
public struct Console: Sendable {
    /// An error of writing to standard output.
    enum WriteError: Error {
        /// The reader has closed the pipe.
        case closed
        /// Any other system error, with its `errno`.
        case system(Int32)
    }

    /// Emphasis for standard output.
    let style: TerminalStyle
    /// Emphasis for standard error.
    let errorStyle: TerminalStyle
    /// The width of the terminal on standard output; nil if it is not a terminal.
    let width: Int?
    /// Whether standard output is a dumb terminal, which can show little more than ASCII.
    var isPlain: Bool { width != nil && Self.variable("TERM") == "dumb" }

    /// Creates a console that colors its output according to `color` (`auto`, `always` or `never`) and the environment.
    init(color: String) {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        style = TerminalStyle(colored: Self.colors(color, isTerminal: isTerminal))
        errorStyle = TerminalStyle(colored: Self.colors(color, isTerminal: isatty(STDERR_FILENO) == 1))
        width = isTerminal ? Self.terminalWidth() : nil
    }

    private static func colors(_ when: String, isTerminal: Bool) -> Bool {
        switch when {
        case "always": true
        case "never": false
        default: isTerminal && (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb"
        }
    }

    /// A variable of the environment.
    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    private static func terminalWidth() -> Int {
        var size = winsize()
        if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
        return variable("COLUMNS").flatMap { Int($0) } ?? 80
    }

    /// Writes results.
    func write(_ bytes: [UInt8]) throws(WriteError) {
        switch writeBytes(bytes, to: STDOUT_FILENO) {
        case 0: return
        case EPIPE: throw .closed
        case let code: throw .system(code)
        }
    }

    /// Writes results.
    func write(_ text: String) throws(WriteError) { try write(Array(text.utf8)) }

    /// Whether standard error is a terminal.
    var showsProgress: Bool { isatty(STDERR_FILENO) == 1 }

    /// Shows a status line, which the next one replaces.
    func status(_ line: String) { _ = writeBytes(Array("\r\u{1B}[K\(line)".utf8), to: STDERR_FILENO) }

    /// Writes a line to standard error; drops it if standard error is closed.
    func note(_ line: String) { _ = writeBytes(Array("\(line)\n".utf8), to: STDERR_FILENO) }

    /// Writes an error, a warning or a note to standard error, with the prefix `swell:`.
    func complain(_ message: String) { note("\(errorStyle.bold("swell:")) \(VisibleText.escaped(message))") }

    /// The canvas for reports on standard output.
    var canvas: ReportCanvas { ReportCanvas(terminalWidth: width, isPlain: isPlain, style: style) }
}
