// Runs, levels and visual order of real and hostile texts.

import Foundation
import TestSupport
import Testing
import TextLayout

@Suite("Bidirectional text")
struct BidiTextTests {
    private static let bases: [BaseDirection] = [
        .given(.leftToRight), .given(.rightToLeft), .firstStrong(fallback: .leftToRight),
        .firstStrong(fallback: .rightToLeft),
    ]

    private static let hostile: [[UInt8]] = [
        [], [0x0A], [0x0D, 0x0A, 0x0D], [0xE2, 0x80], [0xE2, 0x80, 0xAE], [0xFF, 0xD7, 0x90, 0xD7],
        [0xED, 0xA0, 0x80, 0xD8], [0xF4, 0x90, 0x80, 0x80], Array("\u{202E}".utf8), Array("\u{2069}\u{202C}א".utf8),
        Array("\u{1E900}a\u{10800}".utf8), Array("א\u{2029}a\u{85}1".utf8),
        (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) },
    ]

    @Test("Paragraphs and runs cover a text without gaps, and the visual order is a permutation of the runs")
    func coverage() {
        for utf8 in Self.hostile + RightToLeftCorpus.texts.map({ Array($0.utf8) }) {
            for base in Self.bases {
                let text = BidiText(utf8, base: base)
                #expect(covers(text.paragraphs.map(\.range), utf8.count))
                #expect(covers(text.runs.map(\.range), utf8.count))
                #expect(text.paragraphs.flatMap(\.runs) == Array(text.runs.indices))
                for paragraph in text.paragraphs {
                    let order = text.visualRuns(of: paragraph)
                    let sorted = order.sorted { $0.range.lowerBound < $1.range.lowerBound }
                    #expect(sorted == Array(text.runs[paragraph.runs]))
                    #expect(
                        order.allSatisfy {
                            $0.level >= paragraph.level && ($0.level % 2 == 1) == ($0.direction == .rightToLeft)
                        })
                    if case .given(let direction) = base { #expect(paragraph.direction == direction) }
                }
                #expect(BidiText(utf8, base: base) == text)
            }
        }
    }

    private func covers(_ ranges: [Range<Int>], _ count: Int) -> Bool {
        var end = 0
        for range in ranges {
            guard range.lowerBound == end, !range.isEmpty else { return false }
            end = range.upperBound
        }
        return end == count
    }

    @Test("Runs never split a character's bytes")
    func wholeCharacters() {
        for value in RightToLeftCorpus.texts {
            let utf8 = Array(value.utf8)
            for run in BidiText(utf8, base: .given(.leftToRight)).runs {
                #expect(utf8[run.range.lowerBound] & 0xC0 != 0x80)
            }
        }
    }

    @Test("The visual text has the characters of the text without its controls")
    func pictures() {
        for value in RightToLeftCorpus.texts {
            let picture = BidiText(value, base: .given(.rightToLeft)).visualText
            #expect(BidiControl.occurrences(in: Array(picture.utf8)).isEmpty)
            let shown = value.unicodeScalars.filter { BidiControl.occurrences(in: Array(String($0).utf8)).isEmpty }
            #expect(picture.unicodeScalars.count == shown.count - extraLineEnds(value))
        }
    }

    /// Returns the number of separators that end no line of the visual text: the second half of CRLF, and the last.
    private func extraLineEnds(_ value: String) -> Int {
        let scalars = Array(value.unicodeScalars)
        let pairs = zip(scalars, scalars.dropFirst()).count { $0 == "\r" && $1 == "\n" }
        let isEnded = scalars.last.map { ["\n", "\r", "\u{2029}", "\u{85}"].contains($0) } ?? false
        return pairs + (isEnded ? 1 : 0)
    }

    @Test(
        "The visual text mirrors brackets and keeps marks on their letters",
        arguments: [
            ("(אב)", "(בא)"), ("שלום (2)", "(2) םולש"), ("a\u{202E}bc\u{202C}d", "acbd"), ("נָא", "אנָ"),
            ("א\nb", "א\nb"), ("א👨‍👩‍👧ב", "ב👨‍👩‍👧א"), ("", ""),
        ])
    func picture(text: String, picture: String) {
        #expect(BidiText(text, base: .given(.rightToLeft)).visualText == picture)
    }

    @Test(
        "Thirty times the text takes no more than a small multiple of thirty times the time",
        arguments: [
            "\u{2067}", "\u{2068}א\u{202A}", "\u{2067}a\u{2069}", "אa", "(א", "]א(", "\n", "א\n", "\u{2069}\u{202C}",
            "\u{2067}א\u{2066}a",
        ])
    func hostileText(piece: String) {
        let small = Array(String(repeating: piece, count: 10_000).utf8)
        let large = Array(String(repeating: piece, count: 300_000).utf8)
        // Large arrays cost more per byte, above all beside other tests; quadratic cost would be 900 times.
        #expect(time(large) < 300 * max(time(small), 300))
    }

    @Test("Many unpaired brackets take only linear time")
    func brackets() {
        func text(_ count: Int) -> [UInt8] {
            Array((String(repeating: "(", count: count) + "א" + String(repeating: "]", count: count)).utf8)
        }
        #expect(time(text(60_000)) < 40 * max(time(text(6_000)), 500))
    }

    private func time(_ utf8: [UInt8]) -> Double {
        ProcessorTime.least {
            let text = BidiText(utf8, base: .firstStrong(fallback: .leftToRight))
            for paragraph in text.paragraphs { _ = text.visualRuns(of: paragraph) }
            _ = ControlFault.find(in: utf8)
        }
    }
}
