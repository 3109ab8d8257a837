// Hostile texts in points: time grows linearly with the text, and memory does not grow.

import Fonts
import Foundation
import TestSupport
import Testing
import TextLayout

@Suite(
    "Points of hostile texts", .serialized,
    .enabled(if: PointFonts.has("Inter", "Noto Sans Arabic"), "Inter and Noto are not installed"))
struct HostilePointsTests {
    static let pieces: [(name: String, bytes: [UInt8])] = [
        ("one word", Array("a".utf8)), ("spaces", [0x20]), ("an Arabic word, repeated", Array("مرحبا".utf8)),
        ("Arabic words", Array("مرحبا ".utf8)), ("joiners", Array("\u{200D}".utf8)),
        ("joined letters", Array("a\u{200D}".utf8)),
        ("marks", Array("\u{301}".utf8)), ("nested isolates", Array("\u{2067}a".utf8)),
        ("no UTF-8", [0xFF, 0xE2, 0x80]),
        ("scripts in turn", Array("aя語אกक".utf8)), ("flags", Array("🇩".utf8)), ("families", Array("👨‍👩‍👧".utf8)),
        ("fractions", Array("1⁄2".utf8)), ("what rules look for", Array("(A: 3 x 4) ".utf8)),
        ("soft hyphens", Array("ab\u{AD}".utf8)),
        ("controls", [0x0A, 0x09]), ("no font has it", Array("\u{10FFFE} ".utf8)),
        ("clusters of marks", Array("ก็\u{E48} ".utf8)),
    ]

    @Test("Ten times the text may cost ten times the time, but never a hundred", arguments: pieces)
    func linear(name: String, piece: [UInt8]) throws {
        let stack = try #require(PointFonts.stack("Inter"))
        func time(_ count: Int) -> Double {
            let text = Array(repeatElement(piece, count: count / piece.count).joined())
            return ProcessorTime.least {
                var ruler = Typesetter().ruler(stack, locale: "en")
                _ = ruler.width(of: text[...])
            }
        }
        let (small, large) = (time(30_000), time(300_000))
        if Self.printsTimings { print("Hostile: \(name): 30 KB \(Int(small)) µs, 300 KB \(Int(large)) µs") }
        #expect(large < small * 20 + 20_000, "took \(small), \(large) µs")
    }

    /// Whether timings are printed.
    private static let printsTimings = ProcessInfo.processInfo.environment["SWELL_BENCH"] == "1"
}
