// Text that is piped into a command.

import Platform

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
        let text = String(decoding: bytes, as: UTF8.self)
        guard !text.utf8.elementsEqual(bytes) else { return bytes }
        console.note("swell: the input is not UTF-8; U+FFFD stands for what is not")
        return Array(text.utf8)
    }
}
