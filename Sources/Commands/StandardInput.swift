// Text that is piped into a command.

import Basics

enum StandardInput {
    /// More than any text has.
    private static let most = 1 << 26

    /// All of standard input as UTF-8; `example` is how the command is used with a text of its own.
    static func read(command: String, example: String, _ console: Console) throws(UsageError) -> [UInt8] {
        // A person who gave no text is not waiting for the program to wait.
        if isatty(STDIN_FILENO) == 1 { throw .missingOperand("a text, as in: \(example)", command: command) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = buffer.withUnsafeMutableBytes { readBytes(STDIN_FILENO, into: $0) }
            guard count != 0 else { break }
            guard count > 0, bytes.count < most else {
                let reason = count < 0 ? String(cString: strerror(errno)) : "it is larger than 64 MB"
                throw .unreadableInput(reason, command: command)
            }
            bytes += buffer[..<count]
        }
        // What editors put before a text is no part of it.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
        guard text != bytes else { return bytes }
        let line = 1 + zip(text, bytes).prefix { $0 == $1 }.count { $0.0 == 0x0A }
        console.note("swell: the input is not UTF-8, first on line \(line); U+FFFD stands for what is not")
        return text
    }
}
