// Whether cached word widths give exactly the width of a text shaped as a whole.

import Fonts
import TestSupport
import TextLayout

/// Compares widths composed of words with those of whole runs.
struct Exactness {
    /// Scripts without spacing between their letters.
    private static let cursive: Set = ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Phag", "Adlm", "Rohg"]

    private let stack: FontStack
    private var rulers: [String: PointRuler] = [:]
    private let typesetter = Typesetter()
    private(set) var tried = 0
    private(set) var runs = 0

    init(_ stack: FontStack) {
        self.stack = stack
    }

    /// Describes a part of a text that is not as wide as its glyphs, with the shortest such text; nil if there is none.
    mutating func breach(in text: [UInt8], locale: String) -> String? {
        guard let breach = difference(in: text, locale: locale) else { return nil }
        let least = reduced(text, locale: locale)
        let fresh = difference(in: least, locale: locale, fresh: true)
        return "\(stack.description.family): \(breach); least: \(Self.spell(least)) (\(locale)), fresh: \(fresh ?? "-")"
    }

    private mutating func difference(in text: [UInt8], locale: String, fresh: Bool = false) -> String? {
        var ruler =
            fresh
            ? Typesetter().ruler(stack, locale: locale)
            : rulers[locale] ?? typesetter.ruler(stack, locale: locale)
        defer { if !fresh { rulers[locale] = ruler } }
        tried += 1
        var sum = 0.0
        let width = ruler.width(of: text[...])
        for run in ruler.runs(of: text[...]) {
            runs += 1
            let glyphs = run.glyphs.reduce(0) { $0 + $1.advance }
            let story =
                "\(Self.spell(Array(text[run.range]))) in \(run.font.identity.file) \(run.script) \(run.direction)"
            guard run.units == glyphs else { return "\(run.units) units, glyphs have \(glyphs): \(story)" }
            // Clusters without width have no spacing.
            let clusters = Dictionary(grouping: run.glyphs, by: \.offset).count {
                $0.value.contains { $0.advance != 0 }
            }
            let isFirst = run.font === stack.configured.first
            let between =
                (Self.cursive.contains(run.script) ? 0 : stack.description.letterSpacing)
                + (isFirst ? stack.tracking : 0)
            let perUnit = stack.description.size / Double(run.font.typeface.unitsPerEm)
            let points = Double(glyphs) * perUnit + Double(clusters) * between
            guard abs(points - run.points) < 1e-6 else { return "\(run.points) points, not \(points): \(story)" }
            sum += points
        }
        return abs(width - sum) < 1e-6 ? nil : "width \(width), runs have \(sum): \(Self.spell(text))"
    }

    /// Returns the text without all parts that the difference does not require.
    private mutating func reduced(_ text: [UInt8], locale: String) -> [UInt8] {
        var least = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
        var size = max(1, least.count / 2)
        while size > 0 {
            var start = 0
            while start < least.count {
                let shorter = Array(least[..<start] + least[min(start + size, least.count)...])
                if difference(in: Self.utf8(shorter), locale: locale, fresh: true) != nil {
                    least = shorter
                } else {
                    start += size
                }
            }
            size /= 2
        }
        return Self.utf8(least)
    }

    private static func utf8(_ scalars: [Unicode.Scalar]) -> [UInt8] {
        scalars.flatMap { Array(String($0).utf8) }
    }

    private static func spell(_ text: [UInt8]) -> String {
        String(decoding: text.prefix(200), as: UTF8.self).debugDescription
    }
}
