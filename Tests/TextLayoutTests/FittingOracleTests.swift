// Lines and cuts, compared with the simplest way to find them: trying every place.

import TestSupport
import Testing
import TextLayout

@Suite("Fitting compared with trying every place")
struct FittingOracleTests {
    @Test("Lines end at the last opportunity that fits, or else at the last grapheme")
    func lines() throws {
        var random = RandomNumbers(seed: 3)
        for (text, locale) in FittingPropertyTests.texts where text.count < 250 {
            let width = Double(Int.random(in: 1...30, using: &random) * 10)
            var ruler = PlainRuler()
            let fit = Fitting.fit(text, in: Box(width: width, lines: nil), by: &ruler, locale: locale)
            let expected = Self.lines(text, width: width, locale: locale)
            try #require(fit.lines.map(\.range) == expected, "\(fit) in \(width)")
        }
    }

    private static func lines(_ text: [UInt8], width: Double, locale: String) -> [Range<Int>] {
        let ends = LineBreaks.offsets(in: text, locale: locale) + [text.count]
        var lines: [Range<Int>] = []
        var start = 0
        while start < text.count {
            let hard = ends.first { $0 > start && (isNewline(text, before: $0) || $0 == text.count) } ?? text.count
            func fits(_ end: Int) -> Bool {
                var line = String(decoding: text[start..<end], as: UTF8.self)[...]
                if end < text.count, line.unicodeScalars.last == "\u{AD}" { line = line.dropLast() + "-" }
                while let last = line.unicodeScalars.last, last != "\u{A0}", last.value != 0x202F, last.value != 0x2007,
                    last.properties.isWhitespace || last == "\u{200B}"
                { line.unicodeScalars.removeLast() }
                var ruler = PlainRuler()
                return ruler.width(of: Array(line.utf8)[...]) <= width
            }
            let opportunities = ends.filter { $0 > start && $0 <= hard }
            let graphemes = Graphemes.ends(in: text[start..<(opportunities.first ?? hard)])
            let end = opportunities.last(where: fits) ?? graphemes.last(where: fits) ?? graphemes.first ?? text.count
            lines.append(start..<end)
            start = end
        }
        return lines
    }

    private static func isNewline(_ text: [UInt8], before end: Int) -> Bool {
        let scalars = String(decoding: text[..<end], as: UTF8.self).unicodeScalars
        if scalars.last == "\r", end < text.count, text[end] == 0x0A { return false }
        return scalars.last.map { (0x0A...0x0D).contains($0.value) || [0x85, 0x2028, 0x2029].contains($0.value) }
            ?? false
    }

    @Test("A cut keeps as much as fits with its ellipsis")
    func cuts() throws {
        var random = RandomNumbers(seed: 4)
        for (text, _) in FittingPropertyTests.texts where !text.contains(where: { $0 < 0x20 }) && !text.isEmpty {
            let width = Double(Int.random(in: 1...20, using: &random) * 10)
            var ruler = PlainRuler()
            func fit(_ cut: Cut) -> Fit { Fitting.fit(text, in: Box(width: width, cut: cut), by: &ruler) }
            guard !fit(.tail).fits, fit(.tail).neededWidth != nil else { continue }
            let count = Int(width / 10)
            let graphemes = Graphemes.ends(in: text[...])
            let text = String(decoding: text, as: UTF8.self)
            // In reversed text, a lone mark would join the character that it then follows.
            guard graphemes.count == text.count, String(text.reversed()).count == text.count,
                !text.unicodeScalars.contains(where: { $0 == "\u{AD}" || $0 == "\u{200B}" })
            else { continue }
            let trimmed = Self.trimmed(text)
            try #require(fit(.tail).visible == Self.trimmed(String(text.prefix(count - 1))) + "…")
            try #require(fit(.clip).visible == Self.trimmed(String(text.prefix(count))))
            let end = String(String(trimmed.reversed()).prefix(count - 1).reversed())
            try #require(fit(.head).visible == "…" + end.drop(while: Self.hangs))
            // Balanced: the end has at most half of the space, and the beginning the rest.
            let half = String(String(trimmed.reversed()).prefix((count - 1) / 2).reversed()).drop(while: Self.hangs)
            let head = Self.trimmed(String(text.prefix(count - 1 - half.count)))
            try #require(fit(.middle).visible == head + "…" + half)
        }
    }

    private static func trimmed(_ text: String) -> String {
        var text = text
        while text.last.map(hangs) == true { text.removeLast() }
        return text
    }

    /// Whether a character is a space that may hang over the edge of its box; no-break spaces may not.
    private static func hangs(_ character: Character) -> Bool {
        character.isWhitespace && !["\u{A0}", "\u{202F}", "\u{2007}"].contains(character)
    }
}
