// What shapes text, kept for as long as there is text to shape.

internal import CHarfBuzz
import Fonts

/// Sets text in fonts, and keeps how wide it was.
///
/// It serves one thread at a time; each thread makes its own. What it keeps is bounded, whatever the text.
public final class Typesetter {
    private(set) var fonts: [Font] = []
    private var shapers: [RunStyle: RunShaper] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// Which fonts have all of ASCII that shows, as far as anyone asked.
    private var plain: [Int: Bool] = [:]

    /// Makes one that has set nothing yet.
    public init() {}

    /// A ruler for text of a locale in a stack of fonts; where no base direction is given, the locale has one.
    public func ruler(_ stack: FontStack, locale: String, base: BaseDirection? = nil) -> PointRuler {
        PointRuler(
            stack, size: stack.description.size, locale: locale, base: base ?? .given(Direction.of(locale: locale)),
            typesetter: self)
    }

    func number(of font: Font) -> Int {
        if let known = numbers[ObjectIdentifier(font)] { return known }
        fonts.append(font)
        numbers[ObjectIdentifier(font)] = fonts.count - 1
        return fonts.count - 1
    }

    /// Whether a font has all of ASCII that shows.
    func hasPlainASCII(_ font: Int) -> Bool {
        if let known = plain[font] { return known }
        let found = (0x20..<0x7F).allSatisfy { fonts[font].covers(Unicode.Scalar(UInt8($0))) }
        plain[font] = found
        return found
    }

    /// The shaper of a style; locales share one where the font makes no difference between them.
    func shaper(_ style: RunStyle) -> RunShaper? {
        if let known = shapers[style] { return known }
        let font = fonts[style.font]
        var shared = style
        if !style.language.isEmpty, !RunShaper.knows(font, script: style.script, language: style.language) {
            shared.language = ""
        }
        let shaper = shapers[shared] ?? RunShaper(font, shared)
        shapers[shared] = shaper
        shapers[style] = shaper
        return shaper
    }
}
