// A message of a finding without what is about the single text.

import Basics

/// A message with `…` in place of quoted parts and names of characters, and `#` in place of numbers.
///
/// It ends at the first comma, semicolon or colon, because the rest is about the single text.
struct MaskedMessage {
    private static let ends = Array(",;:".utf8)
    /// Ends that do not end a cause: in a list of quoted parts, and in "found '=', expected a key".
    private static let continuations = [", '", ", expected "].map { Array($0.utf8) }
    /// What follows a quotation: a quote followed by anything else is part of it, as in `'<font color='red'>'`.
    private static let followers = Array(" ,;:.?)".utf8)

    private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")

    private let bytes: [UInt8]
    private var output: [UInt8] = []

    /// The message with its masks.
    var text: String { String(decoding: output, as: UTF8.self) }

    init(_ message: String) {
        bytes = Array(message.utf8)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let isFirst = index == 0 || bytes[index - 1] == UInt8(ascii: " ") || bytes[index - 1] == UInt8(ascii: "(")
            if isFirst, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                output += "…".utf8
                index = endOfQuotation(from: index)
            } else if isFirst, bytes[index...].starts(with: "U+".utf8) {
                output += "…".utf8
                index = endOfName(from: index)
            } else if Self.ends.contains(byte),
                !Self.continuations.contains(where: { bytes[index...].starts(with: $0) })
            {
                return
            } else if byte.isDigit {
                if output.last != UInt8(ascii: "#") { output.append(UInt8(ascii: "#")) }
                index += 1
            } else {
                output.append(byte)
                index += 1
            }
        }
    }

    /// The end of the quotation that begins at an index.
    private func endOfQuotation(from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count {
            let isLast = index + 1 == bytes.count || Self.followers.contains(bytes[index + 1])
            if bytes[index] == bytes[start], isLast { return index + 1 }
            index += 1
        }
        return bytes.count
    }

    /// The end of the character and its name that begin at an index: `U+200B ZERO WIDTH SPACE`.
    private func endOfName(from start: Int) -> Int {
        var end = start
        var index = start
        while index < bytes.count {
            let word = bytes[index...].prefix { $0 != UInt8(ascii: " ") && !Self.ends.contains($0) }
            guard !word.isEmpty, word.allSatisfy({ Self.capitals.contains($0) || $0.isDigit || "-+".utf8.contains($0) })
            else { break }
            end = index + word.count
            guard end < bytes.count, bytes[end] == UInt8(ascii: " ") else { break }
            index = end + 1
        }
        return end
    }
}
