// Counting in one pass, compared with the libraries.

import CICU
import TestSupport
import Testing
import TextLayout

@Suite("Extent")
struct ExtentTests {
    @Test("For every text, characters are those of ICU's break iterator, and units those of Swift's strings")
    func corpora() {
        #expect(CorpusTexts.all.count > (Corpora.hasShared ? 20000 : 500))
        for text in CorpusTexts.all { expectAgreement(text) }
    }

    @Test(
        "Counts match for mixes of joining characters and invalid bytes", arguments: 0..<8 as Range<UInt64>)
    func mixes(seed: UInt64) {
        var numbers = RandomNumbers(seed: seed)
        for _ in 0..<10_000 {
            expectAgreement(NastyTexts.mix(using: &numbers))
        }
    }

    @Test("Counts match for random bytes")
    func bytes() {
        var numbers = RandomNumbers(seed: 1)
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 1...10, using: &numbers)).map { _ in
                UInt8.random(in: 0...255, using: &numbers)
            }
            expectAgreement(bytes)
            // Lead and continuation bytes alone are more often nearly valid.
            expectAgreement(bytes.map { $0 | 0x80 })
        }
    }

    @Test("Counts match for every scalar next to itself, letters, marks, joiners and pictographs")
    func scalars() {
        for scalar in (0...0x10FFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
            let x = String(scalar)
            expectAgreement(Array("a\(x)\(x)e\u{301}\(x)\u{301}👩\u{200D}\(x)\u{200D}👩\(x)각\(x)\r\(x)\n\(x)".utf8))
        }
    }

    @Test(
        "Invisible characters do not count: direction marks, soft hyphens, zero-width spaces",
        arguments: [
            ("\u{200F}iPod", 4), ("\u{2068}ab\u{2069}", 2), ("Daten\u{AD}schutz", 11),
            ("a\u{200B}b\u{2060}c\u{FEFF}", 3),
            ("\u{61C}ا\u{200E}", 1), ("👩\u{200D}👩\u{200E}", 1), ("a\u{7}\n\u{2028}", 4), ("\u{200E}", 0),
        ])
    func invisible(text: String, count: Int) {
        #expect(Extent(of: text).graphemes == count)
    }

    private func expectAgreement(_ bytes: [UInt8]) {
        let extent = Extent(of: bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        let characters = bytes.withUnsafeBytes {
            cicu_grapheme_ends($0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count), nil, 0)
        }
        let agrees =
            extent.graphemes + extent.invisible == characters && extent.codePoints == text.unicodeScalars.count
            && extent.utf16 == text.utf16.count && extent.utf8 == text.utf8.count
            && extent == Extent(of: text)
        if !agrees { Issue.record("\(text.debugDescription), \(bytes): \(extent), ICU \(characters)") }
    }
}
