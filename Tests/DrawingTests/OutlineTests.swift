// Outlines of glyphs, and their text.

import Drawing
import Fonts
import Foundation
import TestSupport
import Testing
import TextLayout

@Suite("Outlines of glyphs")
struct OutlineTests {
    private static let texts = [
        ("Inter 17", "gÄß@&"), ("Inter 17 bold", "Rq%"), ("Roboto 17", "gÄßij"), ("Noto Sans 17", "ДжΩ"),
        ("Noto Sans CJK JP 17", "鬱語通"), ("Noto Sans Arabic 17", "عق"), ("Noto Sans Thai 17", "กีฬ"),
    ]

    @Test("match those of hb-view, and are short", .enabled(if: hasOracle), arguments: texts)
    func oracle(_ font: String, _ text: String) throws {
        let stack = try DrawingSamples.stack(font)
        guard stack.estimate == nil else { return }
        var ruler = Typesetter().ruler(stack, locale: "en")
        for character in text {
            for run in ruler.runs(of: Array(String(character).utf8)[...]) where run.glyphs.count == 1 {
                let glyph = run.glyphs[0]
                let outline = try #require(run.font.outline(of: glyph.id))
                let path = String(decoding: OutlinePath.text(of: outline), as: UTF8.self)
                let expected = try Self.hbView(run.font, String(character))
                let found = PathPlaces(path).contours
                #expect(found.count == expected.count)
                for (mine, theirs) in zip(found, expected) {
                    // Lines that rounding reduces to nothing are omitted.
                    let theirs = theirs.enumerated().filter { $0.offset == 0 || $0.element != theirs[$0.offset - 1] }
                    #expect(mine == theirs.map(\.element), "glyph \(glyph.id) of \(font)")
                }
                #expect(path.utf8.count < (font.contains("CJK") ? 1_400 : 700))
            }
        }
    }

    private static let hasOracle =
        (try? Programs.run(URL(filePath: "/usr/bin/env"), ["hb-view", "--version"]))?.code == 0

    private static func hbView(_ font: Font, _ text: String) throws -> [[PathPlaces.Place]] {
        let outcome = try Programs.run(
            URL(filePath: "/usr/bin/env"),
            [
                "hb-view", "--output-format=svg", "--font-size=upem", "--text=\(text)",
                "--font-file=\(font.typeface.path)", "--face-index=\(font.typeface.index)",
                "--variations=\(font.variations.map { "\($0.tag)=\($0.value)" }.joined(separator: ","))",
            ])
        let paths = outcome.text.split(separator: " d=\"").dropFirst().compactMap { $0.split(separator: "\"").first }
        return paths.first.map { PathPlaces(String($0)).contours.map { $0.map(Self.rounded) } } ?? []
    }

    private static func rounded(_ place: PathPlaces.Place) -> PathPlaces.Place {
        .init(x: place.x.rounded(), y: place.y.rounded())
    }

    @Test("are nil for a space, and a bitmap for an emoji")
    func pictures() throws {
        let stack = try DrawingSamples.stack("Inter 17")
        var ruler = Typesetter().ruler(stack, locale: "en")
        let space = try #require(ruler.runs(of: Array(" ".utf8)[...]).first)
        #expect(space.glyphs.allSatisfy { space.font.outline(of: $0.id) == nil && space.font.bitmap(of: $0.id) == nil })
        let emoji = try #require(ruler.runs(of: Array("👍".utf8)[...]).first)
        guard emoji.font.identity.family == "Noto Color Emoji" else { return }
        let bitmap = try #require(emoji.font.bitmap(of: emoji.glyphs[0].id))
        #expect(bitmap.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(bitmap.width > 0 && bitmap.height > 0 && bitmap.width <= emoji.glyphs[0].advance * 11 / 10)
    }

    @Test("are written with relative whole numbers and without redundant commands")
    func text() {
        let outline = GlyphOutline([
            .move(.init(x: 10, y: 20)), .line(.init(x: 110, y: 20.2)), .line(.init(x: 110, y: 0)),
            .line(.init(x: 100, y: -10)), .line(.init(x: 90, y: -30)),
            .quad(.init(x: 80, y: -40), .init(x: 70, y: -40)),
            .quad(.init(x: 60, y: -40), .init(x: 50, y: -30)), .line(.init(x: 10, y: 20)), .close,
        ])
        let path = String(decoding: OutlinePath.text(of: outline), as: UTF8.self)
        #expect(path == "m10-20h100v20l-10 10-10 20q-10 10-20 10t-20-10z")
    }
}
