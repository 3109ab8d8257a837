// Marks around untranslatable words: `{noTranslateStart}Swell{noTranslateEnd}`.

import Basics
import Catalogs

enum HarmonyMarks {
    private static let start: StaticString = "{noTranslateStart}"
    private static let end: StaticString = "{noTranslateEnd}"

    /// Returns the words between marks in an entry's text.
    static func texts(of entry: Entry) -> [[UInt8]] {
        guard let field = entry.catalog.records.field(.value, at: entry.index),
            entry.catalog.text.utf8.firstOffset(of: start, in: field.range.indices) != nil
        else { return [] }
        let text = Array((entry.value ?? "").utf8)
        var texts: [[UInt8]] = []
        var at = 0
        while let mark = text.firstOffset(of: start, in: at..<text.count) {
            at = mark + start.utf8CodeUnitCount
            guard let last = text.firstOffset(of: end, in: at..<text.count) else { break }
            texts.append(Array(text[at..<last]))
            at = last + end.utf8CodeUnitCount
        }
        return texts
    }

    /// Whether a placeholder is a mark, which translations may omit.
    static func isOne(_ spelling: String) -> Bool { spelling == "\(start)" || spelling == "\(end)" }
}
