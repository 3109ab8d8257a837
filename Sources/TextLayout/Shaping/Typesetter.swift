// Shapes text, with caches that live as long as the typesetter.

internal import CHarfBuzz
import Fonts

/// Sets text in fonts, and caches its width.
///
/// It is not thread-safe; each thread creates its own. Its caches are bounded, whatever the text.
public final class Typesetter {
    private(set) var fonts: [Font] = []
    private var shapers: [RunStyle: RunShaper] = [:]
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// Whether fonts cover all printable ASCII, as far as requested.
    private var plain: [Int: Bool] = [:]

    /// Creates a typesetter with empty caches.
    public init() {}

    /// Creates a ruler for text of a locale in a stack of fonts; the base direction defaults to that of the locale.
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

    /// Whether a font covers all printable ASCII.
    func hasPlainASCII(_ font: Int) -> Bool {
        if let known = plain[font] { return known }
        let found = (0x20..<0x7F).allSatisfy { fonts[font].covers(Unicode.Scalar(UInt8($0))) }
        plain[font] = found
        return found
    }

    /// The shaper for a style; languages share one if the font does not distinguish them.
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
