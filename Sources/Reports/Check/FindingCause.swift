// The cause that similar findings about different texts share.

import Audit

/// What is wrong, regardless of the text: findings with one cause differ only in keys, names and numbers.
struct FindingCause: Hashable {
    let rule: String
    /// The message without quoted parts and numbers.
    let pattern: String

    private static let ends = Array(",;:".utf8)
    /// Ends that do not end a cause: in a list of quoted parts, and in "found '=', expected a key".
    private static let continuations = [", '", ", expected "].map { Array($0.utf8) }

    init(_ finding: Finding) {
        rule = finding.rule
        pattern = Self.pattern(of: finding.message, finding.subject?.locale)
    }

    /// A message with `…` in place of quoted parts, lists of them and the language, and `#` in place of numbers.
    private static func pattern(of message: String, _ locale: String?) -> String {
        let pattern = singular(masked(message))
        let endings = locale.map { [" in \($0)", " of \($0)"] } ?? []
        guard let ending = endings.first(where: pattern.hasSuffix) else { return pattern }
        return "\(pattern.dropLast(ending.count))\(ending.prefix(4))…"
    }

    /// Returns a pattern in the singular: one lost tag and three have the same cause.
    private static func singular(_ pattern: String) -> String {
        var words = pattern
        for list in ["…, …", "… and …", "… or …"] {
            while words.contains(list) { words = words.replacing(list, with: "…") }
        }
        if words.hasPrefix("# …") {
            words.removeFirst(2)
            words = words.replacing(" are ", with: " is ", maxReplacements: 1)
        }
        return words.replacing("forms …", with: "form …").replacing("… are ", with: "… is ")
    }

    /// Returns a message with masks for quoted parts and numbers.
    ///
    /// It ends at the first comma, semicolon or colon, because the rest is about the single text.
    private static func masked(_ message: String) -> String {
        var output: [UInt8] = []
        var closing: UInt8?
        var last = UInt8(ascii: " ")
        var isInCode = false
        let bytes = Array(message.utf8)
        for (index, byte) in bytes.enumerated() {
            defer { last = byte }
            // The number in `U+200C` is part of the cause.
            if byte == UInt8(ascii: "+") { isInCode = true } else if byte == UInt8(ascii: " ") { isInCode = false }
            if let quote = closing {
                let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: " ")
                // An apostrophe inside a word does not close a quotation, and neither does a quoted quote.
                if byte == quote, next != quote, !next.isLetter { closing = nil }
                continue
            }
            let isQuote = byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"")
            if isQuote, !last.isLetter {
                closing = byte
                output += "…".utf8
            } else if ends.contains(byte), !continuations.contains(where: { bytes[index...].starts(with: $0) }) {
                return String(decoding: output, as: UTF8.self)
            } else if byte.isDigit, !isInCode {
                if output.last != UInt8(ascii: "#") { output.append(UInt8(ascii: "#")) }
            } else {
                output.append(byte)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
