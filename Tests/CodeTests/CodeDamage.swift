// Random damage to source code.

import Synchronization
import TestSupport

/// Damages source code.
enum CodeDamage {
    private static let words = [
        "\"", "\"\"\"", "(", ")", "[", "]", "{", "}", "<", ">", "\\(", "#\"", "/*", "*/", "//", "/", "`", "#if a\n",
        "#endif\n", "#else\n", "case ", "let ", "func ", "if ", "switch ", " else ", "?", "!", ":", ",", ".", "@", "#",
        "\\", "=", "->", " in ", " is ", "try ", "init", "\u{e9}", "\u{2192}", "\u{a0}", "enum ", "where ", "catch ",
        "default:", "...", "&", "\n",
    ]

    /// Returns the bytes with some words put in, and some stretches left out or repeated.
    static func random(_ bytes: [UInt8], using random: inout RandomNumbers) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...200, using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
            default:
                let word = words.randomElement(using: &random) ?? ""
                bytes.insert(contentsOf: Array(word.utf8), at: start)
            }
        }
        return bytes
    }
}

/// A place for what another thread finds.
final class SmallStackResult: Sendable {
    let value = Mutex<String?>(nil)
}
