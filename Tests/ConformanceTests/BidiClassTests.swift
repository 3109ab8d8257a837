// BidiTest.txt: sequences of bidi classes, each with a character that stands for it.

import Testing
import TextLayout

@Suite("Bidirectional algorithm, by class")
struct BidiClassTests {
    @Test(
        "Every sequence of classes gets the levels and the order that Unicode gives it",
        .enabled(if: BidiTestFile.tests.fitsICU, "needs BidiTest.txt of the same Unicode as ICU"))
    func everySequence() throws {
        var levels: [Int?] = []
        var order: [Int] = []
        var tally = Tally()
        try BidiTestFile.tests.forEachLine { number, line in
            if line.first == UInt8(ascii: "@") {
                let words = line.words
                let numbers = words.dropFirst().map { Int($0.text) }
                switch words.first?.text {
                case "@Levels:": levels = numbers
                case "@Reorder:": order = numbers.compactMap { $0 }
                default: break
                }
                return
            }
            let halves = line.split(separator: UInt8(ascii: ";"))
            try #require(halves.count == 2, "line \(number)")
            let scalars = try halves[0].words.map { try #require(Self.samples[$0.text], "line \(number)") }
            let utf8 = scalars.flatMap { Array(String($0).utf8) }
            let lengths = scalars.map { UTF8.width($0) }
            let bits = try #require(halves[1].words.first.flatMap { Int($0.text, radix: 16) }, "line \(number)")
            for (bit, base) in Self.bases where bits & bit != 0 {
                let layout = ScalarLayout(BidiText(utf8, base: base), lengths: lengths)
                tally.count(layout?.agreement(levels: levels, order: order), line: number)
            }
        }
        #expect(tally == Tally(full: 664_456, direction: 105_785))
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

/// How many layouts agreed how far.
struct Tally: Hashable {
    var full = 0
    var direction = 0
    var failed: [Int] = []

    mutating func count(_ agreement: ScalarLayout.Agreement?, line: Int) {
        switch agreement {
        case .full: full += 1
        case .direction: direction += 1
        case .some(.none), nil: failed.append(line)
        }
    }
}
