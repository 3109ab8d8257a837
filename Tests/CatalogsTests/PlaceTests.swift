// Lines and columns, as an editor counts them.

import Basics
import Catalogs
import Platforms
import TestSupport
import Testing

@Suite("Places")
struct PlaceTests {
    /// Texts whose lines end before, at and after the boundaries of the blocks in which lines may be counted.
    private static let texts: [String] = [
        "", "a", "\n", "é\n\nä🗝\n", "\u{FEFF}a\nb", "a\rb\rc", "a\r\nb\r\n",
        String(repeating: "x", count: 5000), String(repeating: "é", count: 5000) + "\n" + "z",
        (0..<400).map { String(repeating: "ö", count: $0 % 37) + "\n" }.joined(),
        String(repeating: "\n", count: 3000),
        String(repeating: "🗝\n", count: 900) + String(repeating: "k", count: 2100),
    ]

    @Test("match counting from the beginning, in any order", arguments: texts)
    func counted(text: String) {
        let source = SourceText(Array(text.utf8))
        let newline: UInt8 = text.utf8.contains(0x0A) ? 0x0A : 0x0D
        var expected: [Place] = []
        var (line, column) = (1, 1)
        let start = text.utf8.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        for (offset, byte) in source.utf8.enumerated() {
            expected.append(Place(line: line, column: column))
            guard offset >= start else { continue }
            if byte == newline { (line, column) = (line + 1, 1) } else if byte & 0xC0 != 0x80 { column += 1 }
        }
        expected.append(Place(line: line, column: column))
        // All offsets, in a scattered order.
        let step = 7919
        for number in expected.indices {
            let offset = number * step % expected.count
            // Offsets inside a character do not occur.
            guard offset == source.utf8.count || source.utf8[offset] & 0xC0 != 0x80 else { continue }
            #expect(source.place(at: offset) == expected[offset], "at \(offset)")
        }
        #expect(source.place(at: source.utf8.count + 9) == expected.last)
    }

    @Test("do not exist in binary files")
    func binary() throws {
        let catalog = try Corpora.read(Array("bplist00".utf8), as: "a.lproj/L.strings")
        #expect(catalog.text.place(at: 0) == nil)
    }
}

@Suite("UTF-8")
struct UTF8Tests {
    @Test("A large file is validated as UTF-8, wherever its character boundaries are")
    func large() {
        for shift in 0..<4 {
            let text = Array((String(repeating: "a", count: shift) + String(repeating: "🗝é", count: 250_000)).utf8)
            let source = SourceText(text)
            #expect(source.encoding == .utf8 && source.utf8 == text)
            for place in [0, 1, 2, 3, text.count / 2 - 1, text.count / 2, text.count / 2 + 1, text.count - 1] {
                var broken = text
                broken[place] = 0xFF
                #expect(SourceText(broken).utf8 != broken, "\(place)")
            }
            for count in 1...4 {
                let prefixed = Array(repeating: 0x80, count: count) + text
                #expect(SourceText(prefixed).utf8 != prefixed)
            }
            let middle = text.count / 2
            var stray = text
            for place in middle - 8..<middle + 8 { stray[place] = 0xBF }
            #expect(SourceText(stray).utf8 != stray)
        }
    }
}
