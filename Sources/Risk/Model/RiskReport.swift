// Which keys will break, in which languages, and what to do about it.

import Audit
import Budgets
import Drawing
import Rooms
import TextLayout

/// Which keys of a project will break, in which languages, and what to do about it.
public struct RiskReport: Sendable {
    /// The source language.
    public var source: String
    /// The languages of the report, sorted: those of the catalogs, and those requested.
    public var locales: [LocaleRisk] = []
    /// The requested pseudo-locales, in order; they do not count as risk.
    public var pseudolocales: [LocaleRisk] = []
    /// The catalogs of the source, in the order of the project.
    public var catalogs: [CatalogRisk] = []
    /// The keys, in the order of the catalogs and of the places in the catalogs.
    public var keys: [KeyRisk] = []
    /// The boxes of the keys, each once, in the order of first occurrence.
    public var rooms: [RiskRoom] = []
    /// The names of the text sizes that some box grows to, smallest first; empty if all are fixed.
    public var steps: [String] = []
    /// The audit of the same texts.
    public var audit = AuditResult()
    /// The scenes of the app's layouts in the languages of the report; empty unless pictures are drawn.
    package var screens: [SceneSeries] = []
    /// The glyphs of the pictures.
    public var shelf: GlyphShelf

    /// Creates a report without keys.
    public init(source: String, shelf: GlyphShelf = GlyphShelf()) {
        self.source = source
        self.shelf = shelf
    }
}

/// A language, or a pseudo-locale.
public struct LocaleRisk: Hashable, Sendable {
    /// Its tag.
    public var tag: String
    /// Its writing direction.
    public var direction: Direction
    /// The number of keys expected to break in it at the default text size.
    public var expected: Double
    /// The number of keys measured in it.
    public var measured: Int
    /// The number of measured keys that break.
    public var broken: Int
    /// The number of keys with a forecast.
    public var forecast: Int
    /// What its forecasts are based on, in words: `as Polish, Russian and Ukrainian: Slavic`.
    public var basis: String

    /// Creates a language.
    public init(
        _ tag: String, direction: Direction, expected: Double = 0, measured: Int = 0, broken: Int = 0,
        forecast: Int = 0, basis: String = ""
    ) {
        self.tag = tag
        self.direction = direction
        self.expected = expected
        self.measured = measured
        self.broken = broken
        self.forecast = forecast
        self.basis = basis
    }
}

/// A catalog in the source language, with its translations.
public struct CatalogRisk: Hashable, Sendable {
    /// The path of the source file, relative to the root of the repository.
    public var path: String
    /// The sum of the expected values of its keys.
    public var expected: Double
    /// The number of its keys.
    public var keys: Int

    /// Creates a catalog.
    public init(path: String, expected: Double = 0, keys: Int = 0) {
        self.path = path
        self.expected = expected
        self.keys = keys
    }
}

/// A box, and the font that measures texts in it.
public struct RiskRoom: Hashable, Sendable {
    /// The box.
    public var room: Room
    /// The box in words: `96 pt wide, 1 line, in body`.
    public var words: String
    /// The font used, with its version and the hash of its file: `Inter 4.0 Regular, sha256 9f86d081…`.
    public var font: String
    /// The substitute and the requested font, if widths are an estimate: `Inter for SF Pro`.
    public var estimate: String?

    /// Creates a box.
    public init(_ room: Room, words: String, font: String, estimate: String? = nil) {
        self.room = room
        self.words = words
        self.font = font
        self.estimate = estimate
    }
}
