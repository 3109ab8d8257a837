// The contents of pictures.

import Drawing
import Foundation
import TestSupport
import Testing
import TextLayout

@Suite("Pictures of texts")
struct PictureTests {
    private static let german = "Benachrichtigungseinstellungen"

    @Test("show the visible text with an ellipsis, and exactly the lost text")
    func cut() throws {
        var drawer = try Drawer("Inter 17", in: Box(width: 96), locale: "de")
        let drawn = drawer.draw(Self.german)
        let step = try #require(drawn.picture.steps.first)
        #expect(!step.isFitting)
        #expect(step.lines.count == 1)
        let seen = drawn.fit.visible
        #expect(step.lost.map(\.pieces) == [[.part(seen.count - 1..<Self.german.count)]])
        #expect(step.lostPlace == .after)
        #expect(step.need == BoxNeed(.width, need: try #require(drawn.fit.neededWidth), has: 96))
        // Everything except the ellipsis is a range of the whole text.
        #expect(step.lines[0].pieces.first == .part(0..<seen.count - 1))
        #expect(drawn.picture.glyphs(of: step.lines[0]).count == seen.count)
    }

    @Test("reuse the glyphs of the whole text at every size with the same faces")
    func shared() throws {
        var drawer = try Drawer("Inter 17", in: Box(width: 320), locale: "de", sizes: [14, 20, 28])
        let picture = drawer.draw(Self.german).picture
        #expect(picture.steps.map(\.name) == [nil, "14.0", "20.0", "28.0"])
        #expect(picture.steps.prefix(3).allSatisfy { $0.lines.map(\.pieces) == [[.part(0..<Self.german.count)]] })
    }

    @Test("run right to left if the language does, whatever the text")
    func direction() throws {
        var drawer = try Drawer("Noto Sans Hebrew 17", in: Box(width: 500), locale: "he")
        let drawn = drawer.draw("אב cd")
        #expect(drawn.picture.direction == .rightToLeft)
        let line = drawn.ids(of: drawn.picture.steps[0].lines[0])
        var latin = try Drawer("Noto Sans Hebrew 17", in: Box(width: 500), locale: "en")
        let left = latin.draw("cd")
        // Left-to-right text is at the left, as the end of the text.
        #expect(line.count == 5)
        #expect(Array(line.prefix(2)) == left.ids(of: left.picture.steps[0].lines[0]))
    }

    @Test("give the place of the lost text: before the visible text, or between its ends, where it is not drawn")
    func lostPlaces() throws {
        let text = "Report of the last quarter final.pdf"
        for cut in [Cut.head, .middle, .tail, .clip] {
            var drawer = try Drawer("Inter 15", in: Box(width: 200, cut: cut), locale: "en")
            let drawn = drawer.draw(text)
            let step = try #require(drawn.picture.steps.first)
            let lost = drawn.fit.lostText
            let glyphs = step.lost.flatMap { drawn.picture.glyphs(of: $0) }.count
            switch cut {
            case .head:
                #expect(step.lostPlace == .before && text.hasPrefix(lost) && glyphs == lost.count)
            case .middle:
                #expect(step.lostPlace == .between(lost) && step.lost.isEmpty)
            case .tail, .clip, .wrap:
                #expect(step.lostPlace == .after && text.hasSuffix(lost))
                #expect(glyphs == lost.drop { $0 == " " }.count)
            }
        }
    }

    @Test("show the lost text below a box of several lines, and none of the visible text")
    func lines() throws {
        let text = "one two three four Donaudampfschifffahrt five six seven eight nine ten eleven twelve"
        for (lines, cut) in [(2, Cut.tail), (3, .tail), (2, .wrap), (2, .middle), (2, .head)] {
            let box = Box(width: 96, lines: lines, cut: cut)
            var drawer = try Drawer("Inter 17", in: box, locale: "en")
            let drawn = drawer.draw(text)
            let step = try #require(drawn.picture.steps.first)
            #expect(step.lines.count == lines)
            var free = try Drawer("Inter 17", in: Box(width: 96, lines: nil), locale: "en")
            let lost = drawn.fit.lostText.trimmingCharacters(in: .whitespaces)
            #expect(step.lost.map(\.width) == (try #require(free.draw(lost).picture.steps.first)).lines.map(\.width))
            #expect(step.need == BoxNeed(.lines, need: Double(drawn.fit.linesNeeded), has: Double(lines)))
        }
    }

    @Test("give a height if the box is lower than a line, and the widest word if it is wider than the box")
    func needs() throws {
        var low = try Drawer("Inter 15", in: Box(width: 200, lines: nil, height: 10), locale: "en")
        let fit = low.draw("Report").fit
        #expect(fit.need == BoxNeed(.height, need: fit.lineHeight, has: 10))
        var narrow = try Drawer("Inter 17", in: Box(width: 60, lines: 4), locale: "en")
        let need = try #require(narrow.draw("Donaudampf").fit.need)
        #expect(need.measure == .width && need.has == 60 && need.isExceeded)
        var wide = try Drawer("Inter 17", in: Box(width: 300, lines: 2), locale: "en", sizes: [53])
        let text = "Firefox puts you in control."
        let steps = wide.draw(text).picture.steps
        #expect(steps.map(\.need) == [BoxNeed(.lines, need: 1, has: 2), BoxNeed(.lines, need: 3, has: 2)])
    }

    @Test("draw only the beginning of very long texts, in linear time", .timeLimit(.minutes(1)))
    func hostile() throws {
        let texts = [
            String(repeating: "a", count: 200_000), String(repeating: "ab ", count: 60_000),
            String(repeating: "\u{202E}x\u{202C}", count: 20_000), String(repeating: "\n", count: 50_000),
            "\0\u{7}\u{FEFF}",
            "", " ", "e" + String(repeating: "\u{301}", count: 30_000),
        ]
        for box in [Box(width: 96), Box(width: 96, lines: 3), Box(lines: nil)] {
            var drawer = try Drawer("Inter 17", in: box, locale: "en")
            for text in texts {
                let (fits, picture) = drawer.picture(of: Array(text.utf8))
                #expect(picture.whole.count <= 2_100)
                #expect(picture.steps[0].isFitting == (fits[0].fits && fits[0].excessHeight == 0))
                #expect(picture.steps[0].lines.reduce(0) { $0 + picture.glyphs(of: $1).count } < 8_000)
            }
        }
    }
}
