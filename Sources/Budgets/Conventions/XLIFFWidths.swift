// `maxwidth` and `minwidth` of XLIFF 1.2.

import Basics
import Catalogs
import Fonts
import TextLayout

/// The limits in `maxwidth` and `minwidth` of XLIFF 1.2.
enum XLIFFWidths {
    static func read(_ entry: Entry, into found: inout [Statement]) {
        guard let size = entry.sizeLimits.first, size.custom == .width else { return }
        let range = size.range.indices
        func add(_ content: Statement.Content, _ words: String) {
            found.append(Statement(content: content, range: range, words: words))
        }
        let unit = size.unit.shortened
        if let unread = size.unread?.shortened {
            add(.malformed("expected a number, as in maxwidth=\"40\""), unread)
        }
        if let most = size.maximumWidth {
            let words = "maxwidth=\(most.plainText) \(unit)"
            switch counted(size.unit) {
            case .count(let counted): add(.limit(.most(most, counted)), words)
            case .length: add(room(most, size.font), words)
            case nil: add(.malformed(unknown(size.unit)), words)
            }
        }
        guard let least = size.minimumWidth else { return }
        let words = "minwidth=\(least.plainText) \(unit)"
        switch counted(size.unit) {
        case .count(let counted): add(.limit(.least(least, counted)), words)
        case .length:
            add(
                .malformed("a minimum width in \(unit)s is not supported; expected char, glyph, byte, col or row"),
                words)
        // If there is a maximum, the problem is reported with that.
        case nil: if size.maximumWidth == nil { add(.malformed(unknown(size.unit)), words) }
        }
    }

    private enum Unit {
        case count(CountUnit)
        /// A length in points; a point is as wide as a pixel of an unscaled screen.
        case length
    }

    private static func counted(_ name: String) -> Unit? {
        switch name.lowercased() {
        case "char", "glyph": .count(.graphemes)
        case "byte": .count(.bytes)
        case "col": .count(.columns)
        case "row": .count(.lines)
        case "pixel", "point": .length
        default: nil
        }
    }

    private static func unknown(_ unit: String) -> String {
        "the size-unit '\(unit.shortened)' is not supported; expected char, glyph, byte, col, row, pixel or point"
    }

    private static func room(_ width: Double, _ font: String?) -> Statement.Content {
        guard let font, !font.allSatisfy(\.isWhitespace) else { return .limit(.room(Room(box: Box(width: width)))) }
        guard let description = XLIFFFont.description(font) else {
            return .malformed(
                "the font '\(font.shortened)' is invalid; expected a name and a size, as in 'Helvetica;12;bold'")
        }
        return .limit(.room(Room(box: Box(width: width), font: description)))
    }
}

/// Fonts as XLIFF writes them: `Helvetica;12;bold`.
enum XLIFFFont {
    /// Parses a font: name and size, then weight, slant and character set in any order.
    static func description(_ text: String) -> FontDescription? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ";" || $0 == "," }
            .map { String($0.drop(while: \.isWhitespace)) }
            .map { String($0.reversed().drop(while: \.isWhitespace).reversed()) }
        guard let family = parts.first, !family.isEmpty, !family.contains("\"") else { return nil }
        guard parts.count > 1 else { return try? FontDescription(family) }
        let settings = parts.dropFirst().flatMap { $0.split(separator: " ") }.map(String.init)
            .filter { !charsets.contains($0.lowercased()) }
            .map { $0.lowercased().hasSuffix("px") ? String($0.dropLast(2)) : $0 }
        return try? FontDescription((["\"\(family)\""] + settings).joined(separator: " "))
    }

    /// Words that some tools write after the size and that do not affect widths.
    private static let charsets: Set<String> = [
        "ansi", "unicode", "default", "symbol", "utf-8", "0", "1", "greek", "russian", "hebrew", "arabic", "baltic",
        "easteurope",
        "turkish", "thai", "vietnamese", "shiftjis", "hangul", "gb2312", "chinesebig5", "normal",
    ]
}
