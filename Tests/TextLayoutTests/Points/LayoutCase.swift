// A line of Corpus/Layout: font; box; text; expected.

import Fonts
import TextLayout

/// A text in a box, in a font.
struct LayoutCase {
    let font: String
    let options: String
    let text: String
    let expected: String

    private var box = Box()
    private var locale = "en"
    private var version: String?
    private var style: TextStyle?

    /// Parses a line; returns nil if it is a comment, or empty.
    init?(_ line: Substring) throws {
        guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
        let fields = line.split(separator: "; ", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 4 else { throw Wrong(what: String(line)) }
        (font, options, text, expected) = (fields[0], fields[1], fields[2], fields[3])
        for option in options.split(separator: " ") { try read(option) }
    }

    struct Wrong: Error {
        let what: String
    }

    private mutating func read(_ option: Substring) throws {
        let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
        let value = parts.count > 1 ? parts[1] : ""
        switch parts[0] {
        case "width": box.width = Double(value)
        case "lines": box.lines = Int(value)
        case "height": box.height = Double(value)
        case "scale": box.minimumScale = Double(value) ?? 1
        case "cut": box.cut = Cut(rawValue: value) ?? .tail
        case "locale": locale = value
        case "version": version = value
        case "style": style = TextStyle(rawValue: value)
        case "largest": box.largestSize = TextSize(rawValue: value)
        default: throw Wrong(what: String(option))
        }
    }

    /// The text with escapes such as `\n`, `\t` and `\u{AD}` decoded.
    private var unescaped: String {
        var text = ""
        var rest = self.text[...]
        while let backslash = rest.firstIndex(of: "\\") {
            text += rest[..<backslash]
            rest = rest[backslash...]
            if rest.hasPrefix("\\u{"), let end = rest.firstIndex(of: "}") {
                let scalar = UInt32(rest[..<end].dropFirst(3), radix: 16).flatMap { Unicode.Scalar($0) } ?? "?"
                text.unicodeScalars.append(scalar)
                rest = rest[end...].dropFirst()
            } else {
                text += rest.hasPrefix("\\n") ? "\n" : "\t"
                rest = rest.dropFirst(2)
            }
        }
        return text + rest
    }

    /// How the text fits; nil if the font is not installed in this version.
    var found: String? {
        guard let stack = PointFonts.ownStack(font) ?? PointFonts.stack(font) else { return nil }
        if let version, !stack.configured[0].identity.version.contains(version) { return nil }
        let utf8 = Array(unescaped.utf8)
        let typesetter = Typesetter()
        guard let style else {
            var ruler = typesetter.ruler(stack, locale: locale)
            return Fitting.fit(utf8, in: box, by: &ruler, locale: locale).description
        }
        let steps = Fitting.steps(utf8, in: box, font: .style(style), locale: locale) { size in
            typesetter.ruler(stack.scaled(to: size), locale: locale)
        }
        guard let first = steps.first(where: { !$0.fit.fits }) else { return "fits at every size" }
        return "\(first.step.setting.rawValue) at \(first.step.points): \(first.fit)"
    }

    /// Returns the line with a new result.
    func recorded(_ found: String) -> String { [font, options, text, found].joined(separator: "; ") }
}
