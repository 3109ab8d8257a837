// Validation of UTF-8.

import Basics

package enum UTF8Validation {
    /// A text of this many bytes keeps all cores busy.
    private static let large = 1 << 20

    /// Whether all of `bytes` is well-formed UTF-8.
    package static func isValid(_ bytes: [UInt8]) -> Bool {
        let shares = bytes.count < large ? 1 : Workers.count
        guard shares > 1 else { return isValid(bytes, bytes.indices) }
        let cuts = [0] + (1..<shares).map { cut(bytes, near: bytes.count * $0 / shares) } + [bytes.count]
        return Workers.now(shares) { isValid(bytes, cuts[$0]..<cuts[$0 + 1]) }.allSatisfy(\.self)
    }

    /// The start of a character near an offset; any position if the text is not UTF-8.
    private static func cut(_ bytes: [UInt8], near offset: Int) -> Int {
        bytes[offset..<min(offset + 4, bytes.count)].firstIndex { $0 & 0xC0 != 0x80 } ?? offset
    }

    /// Whether a range that starts at a possible character boundary is well-formed UTF-8.
    private static func isValid(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        var at = range.lowerBound
        while at < range.upperBound {
            if bytes[at] < 0x80 {
                at = bytes.endOfASCII(in: at..<range.upperBound)
                continue
            }
            let length = sequenceLength(bytes, at)
            guard length > 0 else { return false }
            at += length
        }
        return true
    }

    /// The length in bytes of the sequence at `index`; 0 if it is not well-formed.
    static func sequenceLength(_ bytes: [UInt8], _ index: Int) -> Int {
        let lead = bytes[index]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return 0
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
        for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
        return length
    }

    /// Replaces invalid sequences after an offset: bytes that were escaped may form characters together, or not.
    static func repair(_ output: inout [UInt8], from first: Int) {
        let text = Array(output[first...])
        guard !isValid(text) else { return }
        output.replaceSubrange(first..., with: Array(String(decoding: text, as: UTF8.self).utf8))
    }
}
