// BidiCharacterTest.txt: texts with brackets, isolates and numbers.

import Foundation
import TestSupport
import Testing
import TextLayout

@Suite("Bidirectional algorithm, by character")
struct BidiCharacterTests {
    @Test(
        "Every text gets the levels and the order that Unicode gives it, but for ICU's known differences",
        .enabled(if: BidiTestFile.characterTests.fitsICU, "needs BidiCharacterTest.txt of the same Unicode as ICU"))
    func everyText() throws {
        var tried = 0
        var failed: [Int] = []
        try BidiTestFile.characterTests.forEachLine { number, line in
            let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            try #require(fields.count == 5, "line \(number)")
            let scalars = try fields[0].words.map {
                try #require(UInt32($0.text, radix: 16).flatMap(Unicode.Scalar.init), "line \(number)")
            }
            let base: BaseDirection =
                switch fields[1].text {
                case "0": .given(.leftToRight)
                case "1": .given(.rightToLeft)
                default: .firstStrong(fallback: .leftToRight)
                }
            let text = BidiText(scalars.flatMap { Array(String($0).utf8) }, base: base)
            let layout = ScalarLayout(text, lengths: scalars.map { UTF8.width($0) })
            let agreement = layout?.agreement(
                levels: fields[3].numbers, order: fields[4].numbers.compactMap { $0 })
            tried += 1
            if agreement != .full || layout?.baseLevel != UInt8(fields[2].text) { failed.append(number) }
        }
        #expect(tried == 91_707)
        let known = try Self.knownDifferences()
        #expect(Set(failed).subtracting(known).isEmpty)
        // A difference that is gone must leave the list; other versions of ICU may have mended some.
        if UnicodeVersion.icu.hasPrefix("72.") { #expect(failed == known) }
    }

    /// The numbers of the lines in which ICU differs.
    private static func knownDifferences() throws -> [Int] {
        let file = Corpora.own.appending(path: "Conformance/BidiCharacterTest.differences")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        return try lines.map { try #require(Int($0)) }
    }
}
