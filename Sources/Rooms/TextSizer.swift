// How large texts are in the fonts that layouts ask for.

import Budgets
import Drawing
import Fonts
import Layouts
import TextLayout

/// The sizers of all languages, which keep what they have learnt about fonts; each instance serves one thread.
package struct TextSizers {
    private let fonts: FontShelf
    /// Shared, because most languages use the same fonts in the same way.
    private let typesetter = Typesetter()
    private var sizers: [String: TextSizer] = [:]

    package init(_ fonts: FontShelf) { self.fonts = fonts }

    /// The sizer of a language.
    package subscript(locale: String) -> TextSizer {
        get { sizers[locale] ?? TextSizer(fonts, locale: locale, typesetter) }
        _modify { yield &sizers[locale, default: TextSizer(fonts, locale: locale, typesetter)] }
    }
}

/// Measures texts of one language; each instance serves one thread.
package struct TextSizer {
    private let fonts: FontShelf
    private let locale: String
    private let typesetter: Typesetter
    /// A ruler for each font; nil if it is not installed.
    private var rulers: [FontRequest: PointRuler?] = [:]
    /// The sizes and pictures of texts so far: most are the same on every device.
    private var sizes: [SetText: PerAxis<Double>?] = [:]
    private var pictures: [SetText: TextPicture?] = [:]

    /// A text in a font and a box.
    private struct SetText: Hashable {
        let text: String
        let font: FontRequest
        let box: TextLayout.Box
    }

    package init(_ fonts: FontShelf, locale: String, _ typesetter: Typesetter = Typesetter()) {
        (self.fonts, self.locale, self.typesetter) = (fonts, locale, typesetter)
    }

    /// The width of a text's widest line, and the height of its lines; nil without the font.
    package mutating func size(of text: String, in font: FontRequest) -> PerAxis<Double>? {
        fit(text, in: TextLayout.Box(lines: nil), font)
    }

    /// The size of a text that breaks its lines at a width.
    package mutating func size(of text: String, in font: FontRequest, width: Double, lines: Int?) -> PerAxis<Double>? {
        fit(text, in: TextLayout.Box(width: width, lines: lines), font)
    }

    /// Whether a text fits a width in some lines; true without the font.
    package mutating func fits(_ text: String, in font: FontRequest, width: Double, lines: Int) -> Bool {
        let shown = shown(text, in: font)
        return withRuler(font) { [locale] ruler in
            let box = TextLayout.Box(width: width, lines: lines)
            return Fitting.fit(shown, in: box, by: &ruler, locale: locale).fits
        } ?? true
    }

    /// Whether a text fits a place; true if nothing limits it there.
    package mutating func fits(_ text: String, _ place: ScreenPlace) -> Bool {
        guard let width = place.room.width, let lines = place.room.lines else { return true }
        return fits(text, in: place.font, width: width / place.smallestScale, lines: lines)
    }

    /// Whether a text is whole in a place, with no word broken; true if nothing limits it there, or without the font.
    mutating func isWhole(_ text: String, in place: ScreenPlace) -> Bool {
        guard let width = place.room.width else { return true }
        let shown = shown(text, in: place.font)
        return withRuler(place.font) { [locale] ruler in
            let box = TextLayout.Box(width: width / place.smallestScale, lines: place.room.lines)
            return Fitting.fits(shown, in: box, by: &ruler, locale: locale, wholeWords: true)
        } ?? true
    }

    private mutating func fit(_ text: String, in box: TextLayout.Box, _ font: FontRequest) -> PerAxis<Double>? {
        let name = SetText(text: text, font: font, box: box)
        if let known = sizes[name] { return known }
        let shown = shown(text, in: font)
        let size = withRuler(font) { [locale] ruler in
            let fit = Fitting.fit(shown, in: box, by: &ruler, locale: locale)
            let width = fit.lines.map(\.width).max() ?? 0
            return PerAxis(width, Double(max(1, fit.lines.count)) * fit.lineHeight)
        }
        sizes[name] = .some(size)
        return size
    }

    /// Draws a text in a box, as far as it is visible; nil without the font.
    mutating func picture(
        of text: String, in box: TextLayout.Box, _ font: FontRequest, by maker: inout PictureMaker
    ) -> TextPicture? {
        let name = SetText(text: text, font: font, box: box)
        if let known = pictures[name] { return known }
        let shown = shown(text, in: font)
        let picture = withRuler(font) { [locale] ruler in
            let fit = Fitting.fit(shown, in: box, by: &ruler, locale: locale)
            return maker.picture(of: fit, by: &ruler)
        }
        pictures[name] = .some(picture)
        return picture
    }

    /// The text as a font shows it.
    private func shown(_ text: String, in font: FontRequest) -> [UInt8] {
        let utf8 = Array(text.utf8)
        return font.isInCapitals ? Capitals.of(utf8, locale: locale) : utf8
    }

    /// Calls a function with the ruler of a font; nil without the font.
    private mutating func withRuler<Result>(
        _ font: FontRequest, _ body: (inout PointRuler) -> Result
    ) -> Result? {
        if rulers[font] == nil { rulers[font] = .some(ruler(for: font)) }
        guard var ruler = rulers[font] ?? nil else { return nil }
        rulers[font] = .some(nil)
        defer { rulers[font] = .some(ruler) }
        return body(&ruler)
    }

    private func ruler(for font: FontRequest) -> PointRuler? {
        var description = Room(box: TextLayout.Box(), font).description
        // The size of a text style is that of the text size that people chose.
        if font.followsTextSize { description = description.sized(font.size) }
        guard let stack = try? fonts.stack(description) else { return nil }
        return typesetter.ruler(stack, locale: locale, base: .given(Direction.of(locale: locale)))
    }
}
