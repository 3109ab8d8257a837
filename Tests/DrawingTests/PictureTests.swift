// What pictures show.

import Drawing
import TestSupport
import TextLayout
import Testing

@Suite("Pictures of texts")
struct PictureTests {
    private static let german = "Benachrichtigungseinstellungen"

    @Test("show what is seen, with an ellipsis, and all of the line as what is lost")
    func cut() throws {
        var drawer = try Drawer("Inter 17", in: Box(width: 96), locale: "de")
        let drawn = drawer.draw(Self.german)
        let step = try #require(drawn.picture.steps.first)
        #expect(!step.isFitting)
        #expect(step.lines.count == 1)
        let seen = drawn.fit.visible
        let whole = try #require(step.lost.first)
        #expect(whole.pieces == [.part(0..<Self.german.count)])
        #expect(step.need == whole.width)
        // All but the ellipsis is a stretch of the whole.
        #expect(step.lines[0].pieces.first == .part(0..<seen.count - 1))
        #expect(drawn.picture.glyphs(of: step.lines[0]).count == seen.count)
    }

    @Test("repeat the whole text at every size at which it is drawn with the same faces")
    func shared() throws {
        var drawer = try Drawer("Inter 17", in: Box(width: 320), locale: "de", sizes: [14, 20, 28])
        let picture = drawer.draw(Self.german).picture
        #expect(picture.steps.map(\.name) == [nil, "14.0", "20.0", "28.0"])
        #expect(picture.steps.prefix(3).allSatisfy { $0.lines.map(\.pieces) == [[.part(0..<Self.german.count)]] })
    }

    @Test("run from the right where the language does, whatever is written")
    func direction() throws {
        var drawer = try Drawer("Noto Sans Hebrew 17", in: Box(width: 500), locale: "he")
        let drawn = drawer.draw("אב cd")
        #expect(drawn.picture.direction == .rightToLeft)
        let line = drawn.ids(of: drawn.picture.steps[0].lines[0])
        var latin = try Drawer("Noto Sans Hebrew 17", in: Box(width: 500), locale: "en")
        let left = latin.draw("cd")
        // What runs from left to right stands at the left, as the end of the text.
        #expect(line.count == 5)
        #expect(Array(line.prefix(2)) == left.ids(of: left.picture.steps[0].lines[0]))
    }

    @Test("show the lines below the box that have no room, in several lines")
    func lines() throws {
        let text = "one two three four five six seven eight nine ten eleven twelve"
        var drawer = try Drawer("Inter 17", in: Box(width: 96, lines: 2), locale: "en")
        let step = try #require(drawer.draw(text).picture.steps.first)
        var free = try Drawer("Inter 17", in: Box(width: 96, lines: nil), locale: "en")
        let all = try #require(free.draw(text).picture.steps.first)
        #expect(step.lines.count == 2)
        #expect(step.lost.map(\.width) == all.lines.dropFirst(2).map(\.width))
    }

    @Test("draw the beginning of what nobody reads to the end, in linear time", .timeLimit(.minutes(1)))
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
