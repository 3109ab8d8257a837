// What findings have in common that say the same of different texts.

import Audit

/// What is wrong, whatever the text: findings of one cause differ in their keys, names and numbers.
struct FindingCause: Hashable {
    let rule: String
    /// The message without what stands between quotes, and without numbers.
    let pattern: String

    private static let ends = Array(",;:".utf8)

    init(_ finding: Finding) {
        rule = finding.rule
        pattern = Self.pattern(of: finding.message, finding.subject?.locale)
    }

    /// A message with `…` for what stands between quotes and for its language, and `#` for numbers.
    ///
    /// What follows a comma, a semicolon or a colon is more about the one text.
    private static func pattern(of message: String, _ locale: String?) -> String {
        var output: [UInt8] = []
        var closing: UInt8?
        var last = UInt8(ascii: " ")
        var isInCode = false
        let bytes = Array(message.utf8)
        for (index, byte) in bytes.enumerated() {
            defer { last = byte }
            // The number of `U+200C` says what is wrong.
            if byte == UInt8(ascii: "+") { isInCode = true } else if byte == UInt8(ascii: " ") { isInCode = false }
            if let quote = closing {
                let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: " ")
                // An apostrophe in a word closes nothing.
                if byte == quote, !next.isLetter { closing = nil }
                continue
            }
            let isQuote = byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"")
            if isQuote, !last.isLetter {
                closing = byte
                output += "…".utf8
            } else if ends.contains(byte) {
                return String(decoding: output, as: UTF8.self)
            } else if byte.isDigit, !isInCode {
                if output.last != UInt8(ascii: "#") { output.append(UInt8(ascii: "#")) }
            } else {
                output.append(byte)
            }
        }
        let pattern = String(decoding: output, as: UTF8.self)
        return locale.map { pattern.replacing(" in \($0)", with: " in …") } ?? pattern
    }
}
