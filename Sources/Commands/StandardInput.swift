// Text from standard input.

import Basics

enum StandardInput {
    /// The largest accepted size, more than any text has.
    private static let most = 1 << 26

    /// Reads all of standard input as UTF-8; `example` shows how to pass a text as an argument instead.
    static func read(command: String, example: String, _ console: Console) throws(UsageError) -> [UInt8] {
        // A user who gave no text at a terminal expects an error, not a program that waits.
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
        // Editors may add a byte order mark, which is no part of the text.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
        guard text != bytes else { return bytes }
        let line = 1 + zip(text, bytes).prefix { $0 == $1 }.count { $0.0 == 0x0A }
        console.note("swell: the input is not valid UTF-8, first on line \(line); U+FFFD replaces the invalid bytes")
        return text
    }
}
