// Direction controls: their nesting, and how translations change them.

import Testing
import TextLayout

@Suite("Bidi controls")
struct ControlTests {
    @Test(
        "Controls without a partner in their paragraph are found",
        arguments: [
            ("\u{2068}a\u{2069}\u{202B}a\u{202C}\u{200F}", []),
            ("\u{2068}a", ["0 FSI neverClosed"]),
            ("\u{202B}a\nb\u{202C}", ["0 RLE neverClosed", "6 PDF closesNothing"]),
            ("\u{2069}a", ["0 PDI closesNothing"]),
            ("\u{202B}a\u{2069}\u{202C}", ["4 PDI closesNothing"]),
            ("\u{2067}\u{202A}a\u{2069}\u{202C}", ["3 LRE crossesIsolate", "10 PDF closesNothing"]),
            ("\u{202A}\u{2067}a\u{202C}\u{2069}", ["0 LRE neverClosed", "7 PDF crossesIsolate"]),
            ("\u{2067}a\u{202C}\u{2069}", ["4 PDF closesNothing"]),
            ("\u{2067}\u{2066}a\u{2069}", ["0 RLI neverClosed"]),
            ("", []),
        ])
    func faults(text: String, expected: [String]) {
        let faults = ControlFault.find(in: Array(text.utf8))
        #expect(faults.map { "\($0.range.lowerBound) \($0.control.abbreviation) \($0.problem)" } == expected)
    }

    @Test("Nesting becomes too deep at the same control as in ICU", arguments: ["\u{202B}", "\u{2067}"])
    func depth(opener: String) throws {
        let closer = opener == "\u{202B}" ? "\u{202C}" : "\u{2069}"
        func nested(_ count: Int) -> [UInt8] {
            Array((String(repeating: opener, count: count) + "a" + String(repeating: closer, count: count)).utf8)
        }
        // From right to left each opener takes two levels: 1, 3 … 125.
        #expect(ControlFault.find(in: nested(63)).isEmpty)
        #expect(BidiText(nested(63), base: .given(.leftToRight)).runs.map(\.level).max() == 126)
        let faults = ControlFault.find(in: nested(10_000))
        #expect(faults.map(\.problem) == [.tooDeep])
        #expect(faults.map(\.range.lowerBound) == [63 * 3])
        #expect(BidiText(nested(64), base: .given(.leftToRight)).runs.map(\.level).max() == 126)
    }

    @Test("A translation's controls are compared with the source's, by number and kind")
    func differences() {
        let differences = ControlDifference.between(
            Array("\u{2068}a\u{2069} \u{200F}".utf8), Array("\u{200F}\u{2068}a\u{2069}\u{2068}b\u{2069}\u{61C}".utf8))
        #expect(differences.map(\.control) == [.arabicLetterMark, .firstStrongIsolate, .popDirectionalIsolate])
        #expect(differences.map(\.inSource) == [[], [0..<3], [4..<7]])
        #expect(differences.map(\.inTranslation) == [[17..<19], [3..<6, 10..<13], [7..<10, 14..<17]])
        #expect(ControlDifference.between(Array("a\u{200E}".utf8), Array("\u{200E}b".utf8)).isEmpty)
    }
}
