// The boundaries of characters.

import TestSupport
import Testing
import TextLayout

@Suite("Graphemes")
struct GraphemesTests {
    @Test("The boundary of an offset inside of a character or scalar is the start of the character")
    func boundary() {
        let text = Array("ab日👨‍👩‍👧é".utf8)
        let expected = [0, 1, 2, 2, 2] + Array(repeating: 5, count: 18) + [23, 23, 25]
        #expect((0...text.count).map { Graphemes.boundary(in: text.span, upTo: $0) } == expected)
        #expect(Graphemes.boundary(in: text.span, upTo: -1) == 0)
        #expect(Graphemes.boundary(in: text.span, upTo: 99) == text.count)
    }

    @Test("Any text has as many starts as characters, and each offset leads back to the last of them")
    func boundaries() {
        var numbers = RandomNumbers(seed: 2)
        for _ in 0..<20_000 {
            let text = NastyTexts.mix(using: &numbers)
            let found = text.indices.map { Graphemes.boundary(in: text.span, upTo: $0) }
            let starts = text.indices.filter { found[$0] == $0 }
            let last = text.indices.map { offset in starts.last { $0 <= offset } ?? -1 }
            #expect(found == last && starts.count == Graphemes.ends(in: text[...]).count, "\(text): \(found)")
        }
    }
}
