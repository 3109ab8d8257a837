// Texts, boxes and fonts for pictures.

import Catalogs
import Drawing
import Fonts
import MessageLayout
import TestSupport
import TextLayout

enum DrawingSamples {
    /// The project's own fonts, and those installed.
    static let library: FontLibrary? = try? FontLibrary(files: [Corpora.own.appending(path: "Fonts").path])

    static func stack(_ description: String) throws -> FontStack {
        struct Missing: Error {}
        guard let library else { throw Missing() }
        return try library.stack(try FontDescription(description))
    }

    /// The texts of the corpora in some languages, each once, with a maximum number per language.
    static func texts(_ locales: [String], most: Int) -> [(text: [UInt8], locale: String)] {
        var known: Set<String> = []
        var counts: [String: Int] = [:]
        var texts: [(text: [UInt8], locale: String)] = []
        for file in Corpora.files {
            guard let catalog = try? Corpora.read(file.path.string) else { continue }
            for entry in catalog.entries {
                for (text, tag) in [(entry.value, entry.locale), (entry.source, catalog.sourceLocale)] {
                    guard let locale = locales.first(where: { $0 == tag ?? "en" }), let text else { continue }
                    guard counts[locale, default: 0] < most, known.insert(locale + text).inserted else { continue }
                    counts[locale, default: 0] += 1
                    texts.append((Array(text.utf8), locale))
                }
            }
        }
        return texts
    }

    /// A fitted and drawn text.
    struct Drawn {
        let fit: Fit
        let stepFits: [Fit]
        let picture: TextPicture
        let glyphs: [PlacedGlyph]
        let fonts: [Font]

        /// The total width of a line's glyphs, in points.
        func width(of line: TextPicture.Line, at step: TextPicture.Step) -> Double {
            picture.glyphs(of: line).reduce(0) { sum, number in
                let glyph = glyphs[Int(number)]
                return sum + step.advance(of: glyph, unitsPerEm: fonts[glyph.font].typeface.unitsPerEm)
            }
        }

        /// The glyphs of a line by their numbers in their fonts.
        func ids(of line: TextPicture.Line) -> [Int] { picture.glyphs(of: line).map { glyphs[Int($0)].glyph } }
    }
}

/// Fits texts of one language into a box and draws them.
struct Drawer {
    let box: Box
    let locale: String
    let shelf = GlyphShelf()
    private var maker: PictureMaker
    private var ruler: PointRuler
    private var steps: [RuledStep<String, PointRuler>]

    init(_ font: String, in box: Box, locale: String, sizes: [Double] = []) throws {
        self.box = box
        self.locale = locale
        maker = PictureMaker(shelf)
        let ruler = Typesetter().ruler(try DrawingSamples.stack(font), locale: locale)
        self.ruler = ruler
        steps = sizes.map { Self.step("\($0)", ruler.scaled(to: $0)) }
    }

    static func step(_ name: String, _ ruler: PointRuler) -> RuledStep<String, PointRuler> {
        RuledStep(SizeStep(setting: name, points: ruler.size), ruler: ruler)
    }

    mutating func picture(of text: [UInt8]) -> (fits: [Fit], picture: TextPicture) {
        let fit = Fitting.fit(text, in: box, by: &ruler, locale: locale)
        var fits: [Fit] = []
        for index in steps.indices {
            fits.append(Fitting.fit(text, in: box, by: &steps[index].ruler, locale: locale))
        }
        return ([fit] + fits, maker.picture(of: fit, by: &ruler, fits: fits, at: &steps))
    }

    mutating func draw(_ text: String) -> DrawingSamples.Drawn {
        let (fits, picture) = picture(of: Array(text.utf8))
        return .init(
            fit: fits[0], stepFits: Array(fits.dropFirst()), picture: picture, glyphs: shelf.glyphs, fonts: shelf.fonts)
    }
}
