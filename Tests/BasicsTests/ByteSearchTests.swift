// Searches that examine many bytes at once, compared with loops over single bytes.

import Basics
import TestSupport
import Testing

@Suite("Byte searches")
struct ByteSearchTests {
    /// Returns texts of each length up to more than four vectors, with a piece at each place, in capitals at odd ones.
    private static func texts(with piece: String, among filler: UInt8) -> [[UInt8]] {
        (0...70).flatMap { length in
            (0...length).map { offset in
                let written = offset % 2 == 0 ? piece : piece.uppercased()
                var text = [UInt8](repeating: filler, count: length)
                text.replaceSubrange(offset..<offset, with: Array(written.utf8))
                return text
            }
        }
    }

    @Test("A word is found at each place, in any case, and from each offset")
    func words() {
        for text in Self.texts(with: "swell", among: UInt8(ascii: "s")) {
            let lowercase = text.map { $0 | 0x20 }
            for start in [0, 1, 15, 16, 17, text.count] {
                let expected = lowercase.indices.first {
                    $0 >= start && lowercase[$0...].starts(with: Array("swell".utf8))
                }
                #expect(text.firstOffset(ofWord: "swell", from: start) == expected, "\(text) from \(start)")
            }
        }
    }

    @Test("Letters that differ from a word's by only one bit do not match")
    func otherLetters() {
        let text = Array("0123456789abcdef[h@r CHAR".utf8)
        #expect(text.firstOffset(ofWord: "char", from: 0) == text.count - 4)
        #expect(Array("0123456789abcdef\u{2}har and more".utf8).firstOffset(ofWord: "char", from: 0) == nil)
    }

    @Test("The first of two bytes is found in each range")
    func eitherByte() {
        for text in Self.texts(with: "\n", among: UInt8(ascii: "x")) + Self.texts(with: "\r", among: 0xFF) {
            for start in [0, 1, 15, 16, text.count] where start <= text.count {
                for end in [text.count - 1, text.count] where end >= start {
                    let expected = (start..<end).first { text[$0] == 0x0A || text[$0] == 0x0D }
                    #expect(
                        text.firstOffset(of: 0x0A, or: 0x0D, in: start..<end) == expected, "\(text) \(start)..<\(end)")
                }
            }
        }
    }

    @Test("ASCII ends at each place with a non-ASCII byte, and at the end of the range")
    func endOfASCII() {
        for length in 0...40 {
            let ascii = [UInt8](repeating: 0x7F, count: length)
            #expect((ascii + [0x80]).endOfASCII(in: 0..<length) == length)
            for offset in 0..<length {
                var text = ascii
                text[offset] = offset % 2 == 0 ? 0x80 : 0xFF
                for start in 0...offset { #expect(text.endOfASCII(in: start..<length) == offset) }
                #expect(text.endOfASCII(in: offset + 1..<length) == length)
            }
        }
    }

    @Test("Control characters and two more bytes are found at each place in a range, and no other byte is")
    func clear() {
        for length in 0...50 {
            var text = [UInt8](repeating: 0x20, count: length + 2)
            // The bytes around the range are not examined.
            (text[0], text[length + 1]) = (0, 0)
            let range = 1..<length + 1
            #expect(text.isClear(of: 0x22, 0x5C, in: range))
            for offset in range {
                for byte in UInt8.min...UInt8.max {
                    text[offset] = byte
                    let isClear = byte >= 0x20 && byte != 0x7F && byte != 0x22 && byte != 0x5C
                    if text.isClear(of: 0x22, 0x5C, in: range) != isClear {
                        Issue.record("\(byte) at \(offset) of \(length)")
                    }
                }
                text[offset] = 0x20
            }
        }
    }
}
