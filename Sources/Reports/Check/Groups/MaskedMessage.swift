// A message of a finding without what is about the single text.

import Basics

/// A message with `…` in place of quoted parts and names of characters, and `#` in place of numbers.
///
/// It ends at the first comma, semicolon or colon, because the rest is about the single text.
struct MaskedMessage {
    /// What is beyond it tells causes apart no more.
    private static let longest = 400
    /// Ends that do not end a cause: in a list of quoted parts, and in "found '=', expected a key".
    private static let continuations: [StaticString] = [", '", ", expected "]

    private let bytes: ArraySlice<UInt8>
    private var output: [UInt8] = []

    /// The message with its masks.
    var text: String { String(decoding: output, as: UTF8.self) }

    init(_ message: String) {
        bytes = ArraySlice(message.utf8.prefix(Self.longest))
        output.reserveCapacity(bytes.count)
        var last = UInt8(ascii: " ")
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let isFirst = last == UInt8(ascii: " ") || last == UInt8(ascii: "(")
            last = byte
            if isFirst, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                output += "…".utf8
                index = endOfQuotation(from: index)
                last = bytes[index - 1]
            } else if isFirst, begins(with: "“", at: index), let end = endOfText(from: index) {
                output += "…".utf8
                index = end
                last = bytes[index - 1]
            } else if isFirst, byte == UInt8(ascii: "U"), index + 1 < bytes.count,
                bytes[index + 1] == UInt8(ascii: "+")
            {
                output += "…".utf8
                index = endOfName(from: index)
                last = bytes[index - 1]
            } else if byte.endsCauses, !Self.continuations.contains(where: { begins(with: $0, at: index) }) {
                return
            } else if byte.isDigit {
                if output.last != UInt8(ascii: "#") { output.append(UInt8(ascii: "#")) }
                index = endOfNumber(from: index)
            } else {
                output.append(byte)
                index += 1
            }
        }
    }

    private func begins(with words: StaticString, at index: Int) -> Bool {
        words.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }

    /// The end of the quotation that begins at an index.
    private func endOfQuotation(from start: Int) -> Int {
        let quote = bytes[start]
        var index = start + 1
        while index < bytes.count {
            if bytes[index] == quote, index + 1 == bytes.count || bytes[index + 1].followsQuotations {
                return index + 1
            }
            index += 1
        }
        return bytes.count
    }

    /// The end of the text in “ ” that begins at an index; nil if it does not end.
    private func endOfText(from start: Int) -> Int? {
        bytes[start...].indices.first { begins(with: "”", at: $0) }.map { $0 + "”".utf8.count }
    }

    /// The end of the number that begins at an index, with its decimals.
    private func endOfNumber(from start: Int) -> Int {
        let end = bytes[start...].firstIndex { !$0.isDigit } ?? bytes.count
        guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), bytes[end + 1].isDigit else { return end }
        return bytes[(end + 1)...].firstIndex { !$0.isDigit } ?? bytes.count
    }

    /// The end of the character and its name that begin at an index: `U+200B ZERO WIDTH SPACE`.
    private func endOfName(from start: Int) -> Int {
        var end = start + 1
        var index = start
        while index < bytes.count {
            let word = bytes[index...].prefix { $0 != UInt8(ascii: " ") && !$0.endsCauses }
            guard !word.isEmpty, word.allSatisfy(\.isInCharacterName) else { break }
            end = index + word.count
            guard end < bytes.count, bytes[end] == UInt8(ascii: " ") else { break }
            index = end + 1
        }
        return end
    }
}

extension UInt8 {
    /// Whether the rest of a message is about the single text.
    fileprivate var endsCauses: Bool {
        switch self {
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): true
        default: false
        }
    }

    /// Whether it ends a quotation; a quote before anything else is part of it, as in `'<font color='red'>'`.
    fileprivate var followsQuotations: Bool {
        switch self {
        case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: ")"): true
        default: endsCauses
        }
    }

    fileprivate var isInCharacterName: Bool {
        switch self {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "+"): true
        default: isDigit
        }
    }
}
