// BidiTest.txt: sequences of bidi classes, each represented by a character.

import Testing
import TextLayout

@Suite("BidiTest.txt", .enabled(if: ConformanceFile.isUsable, .init(rawValue: ConformanceFile.reason)))
struct BidiTests {
    @Test("The levels and order of every sequence of classes match Unicode")
    func sequences() throws {
        let file = try ConformanceFile("BidiTest.txt")
        var expected = ExpectedLayout()
        var found: [String] = []
        var tried = 0
        var otherDepths = 0
        for line in file.lines {
            if line.bytes.first == UInt8(ascii: "@") {
                let words = line.bytes.words
                switch words.first?.text {
                case "@Levels:": expected.levels = words.dropFirst().numbers
                case "@Reorder:": expected.order = words.dropFirst().numbers.compactMap(\.self)
                default: break
                }
                continue
            }
            let fields = line.fields
            try #require(fields.count == 2, "\(line.text)")
            let text = ScalarText(try fields[0].words.map { try #require(Self.samples[$0.text], "\(line.text)") })
            let bases = try #require(Int(fields[1].text, radix: 16), "\(line.text)")
            for (bit, base) in Self.bases where bases & bit != 0 {
                tried += 1
                switch ScalarLayout(text, base: base).map(expected.agreement) {
                case .full: break
                case .allButDepth: otherDepths += 1
                case .some(.none), nil: found.append(line.text)
                }
            }
        }
        print("Conformance: BidiTest.txt: \(otherDepths) agree in order and direction, but not in depth")
        try KnownDifferences(from: file).check(found, of: tried)
        #expect(tried == 770_241)
        #expect(otherDepths == 105_785)
    }

    private static let bases: [(Int, BaseDirection)] = [
        (1, .firstStrong(fallback: .leftToRight)), (2, .given(.leftToRight)), (4, .given(.rightToLeft)),
    ]

    /// A character of each class; none of them is a bracket.
    private static let samples: [String: Unicode.Scalar] = [
        "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "1", "ES": "+", "ET": "%", "AN": "\u{661}", "CS": ",",
        "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202A}",
        "LRO": "\u{202D}", "RLE": "\u{202B}", "RLO": "\u{202E}", "PDF": "\u{202C}", "LRI": "\u{2066}",
        "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
    ]
}
