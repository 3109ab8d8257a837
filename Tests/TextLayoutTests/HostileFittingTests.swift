// Hostile texts and boxes.

import TestSupport
import Testing
import TextLayout

@Suite("Fitting hostile texts", .serialized)
struct HostileFittingTests {
    static let pieces = [
        "word ", "a", "กขค", "保存", "\n", " ", "\u{AD}", "i\u{AD}", "\u{200B}", "a\u{301}\u{301}\u{301}", "👨‍👩‍👧", "🇩🇪",
        "\u{301}", "\t",
        "العربية ", "\u{2028}", "a\u{A0}", "-", "…", "\r", "\u{3000}",
    ]

    static let boxes = [
        Box(width: 100), Box(width: 100, lines: nil), Box(width: 100, lines: 3, cut: .middle),
        Box(width: 0, lines: nil),
        Box(width: 100, lines: 2, cut: .head, minimumScale: 0.5), Box(width: nil, lines: 2),
    ]

    @Test("Ten times the text may cost ten times the time, but never a hundred", arguments: pieces)
    func linear(piece: String) {
        for box in Self.boxes {
            func work(_ count: Int) -> (time: Double, measured: Int) {
                let text = Array(String(repeating: piece, count: count / piece.utf8.count).utf8)
                var measured = 0
                let time = ProcessorTime.least {
                    var ruler = PlainRuler()
                    _ = Fitting.fit(text, in: box, by: &ruler, locale: "en")
                    measured = ruler.bytes
                }
                return (time, measured)
            }
            let (small, large) = (work(5_000), work(50_000))
            #expect(
                large.measured < small.measured * 25 + 50_000, "\(box): measured \(small.measured), \(large.measured)")
            #expect(large.time < small.time * 40 + 20_000, "\(box): took \(small.time), \(large.time) µs")
        }
    }

    @Test("Words without gaps before very long ones are not measured repeatedly")
    func longWords() {
        let text = Array((String(repeating: "a b ", count: 500) + String(repeating: "x", count: 20_000)).utf8)
        let texts = Array(repeating: text, count: 10).flatMap(\.self)
        var ruler = PlainRuler()
        _ = Fitting.fit(texts, in: Box(width: 100, lines: nil), by: &ruler, locale: "en")
        #expect(ruler.bytes < texts.count * 60)
    }

    @Test("Boxes with any numbers are accepted")
    func boxes() {
        let numbers = [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300, 1e-9, 100]
        let texts = ["", " ", "a", "ab cd\nef", "\n", "\u{AD}"].map { Array($0.utf8) }
        for text in texts {
            for width in numbers {
                for other in numbers {
                    for lines in [Int.min, -1, 0, 1, 2, Int.max] {
                        let box = Box(
                            width: width, lines: lines, height: other, lineHeight: .multiple(other), minimumScale: other
                        )
                        let fixed = Box(
                            width: other, lines: lines, height: width, lineHeight: .fixed(other), minimumScale: width)
                        for box in [box, fixed] {
                            var ruler = PlainRuler()
                            let fit = Fitting.fit(text, in: box, by: &ruler, locale: "en")
                            _ = (fit.description, fit.overhangs(by: &ruler))
                            #expect(
                                fit.lines.allSatisfy { $0.width <= fit.available + Box.tolerance }, "\(fit) in \(box)")
                        }
                    }
                }
            }
        }
    }

    @Test("Invalid UTF-8 is visible or lost, each byte once")
    func invalid() {
        var random = RandomNumbers(seed: 9)
        let bytes: [UInt8] = [
            0x20, 0x61, 0xC2, 0xAD, 0x85, 0xE2, 0x80, 0xA8, 0x8B, 0xE3, 0xF0, 0x9F, 0x0D, 0x0A, 0xFF, 0xCC,
        ]
        for _ in 0..<5_000 {
            let text = (0..<Int.random(in: 0..<20, using: &random)).compactMap { _ in
                bytes.randomElement(using: &random)
            }
            for cut in Cut.allCases {
                let box = Box(width: Double(Int.random(in: 0..<60, using: &random)), lines: 2, cut: cut)
                var ruler = PlainRuler()
                let fit = Fitting.fit(text, in: box, by: &ruler, locale: "en")
                let seen = fit.lines.reduce(0) { $0 + $1.head.count + $1.tail.count }
                #expect(seen + fit.lost.reduce(0) { $0 + $1.count } == text.count, "\(text) in \(box): \(fit)")
            }
        }
    }

    @Test("Ten megabytes are fitted in seconds", arguments: ["word ", "a"])
    func large(piece: String) {
        let text = Array(String(repeating: piece, count: 10_000_000 / piece.utf8.count).utf8)
        for lines in [2, nil] {
            var ruler = PlainRuler()
            let fit = Fitting.fit(text, in: Box(width: 200, lines: lines), by: &ruler, locale: "en")
            #expect(fit.linesNeeded == text.count / 20)
            #expect(fit.fits == (lines == nil))
        }
    }
}
