// Where output goes: results to standard output, everything else to standard error.

import Basics
import Reports

/// The two streams of the process, and what is known of the terminal behind them.
public struct Console: Sendable {
    /// Standard output takes no more.
    enum WriteError: Error {
        /// Its reader has gone: there is nobody left to write for.
        case closed
        /// Any other error of the system, by its number.
        case system(Int32)
    }

    /// Emphasis for standard output.
    let style: TerminalStyle
    /// Emphasis for standard error.
    let errorStyle: TerminalStyle
    /// The width of the terminal on standard output; nil where it is none.
    let width: Int?
    /// Whether standard output is a terminal that knows little more than ASCII.
    var isPlain: Bool { width != nil && Self.variable("TERM") == "dumb" }

    /// A console that colors as `color` (`auto`, `always` or `never`) and the environment say.
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

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

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

    /// Whether a person watches standard error.
    var showsProgress: Bool { isatty(STDERR_FILENO) == 1 }

    /// Shows a line that the next one takes the place of.
    func status(_ line: String) { _ = writeBytes(Array("\r\u{1B}[K\(line)".utf8), to: STDERR_FILENO) }

    /// Writes a line of what is not a result; where nobody reads it, it is dropped.
    func note(_ line: String) { _ = writeBytes(Array("\(line)\n".utf8), to: STDERR_FILENO) }

    /// Says what is wrong, or worth knowing.
    func complain(_ message: String) { note("\(errorStyle.bold("swell:")) \(VisibleText.escaped(message))") }

    /// What reports on standard output are drawn on.
    var canvas: ReportCanvas { ReportCanvas(terminalWidth: width, isPlain: isPlain, style: style) }
}
