// Which keys will break, in which languages, and what to do about it.

import Audit
import Budgets
import Drawing
import TextLayout

/// Which keys of a project will break, in which languages, and what to do about it.
public struct RiskReport: Sendable {
    /// The language that the app is written in.
    public var source: String
    /// The languages that risk is told for, sorted: those of the catalogs, and those that were asked for.
    public var locales: [LocaleRisk] = []
    /// The pseudo-locales that were asked for, in that order; they count for no risk.
    public var pseudolocales: [LocaleRisk] = []
    /// The catalogs of the source, in the order of the project.
    public var catalogs: [CatalogRisk] = []
    /// The keys, in the order of the catalogs and of the places in them.
    public var keys: [KeyRisk] = []
    /// The boxes that keys have, each once, in the order in which they are met.
    public var rooms: [RiskRoom] = []
    /// The names of the text sizes that some box grows to, smallest first; none where all are fixed.
    public var steps: [String] = []
    /// What an audit found in the same texts.
    public var audit = AuditResult()
    /// The glyphs of the pictures.
    public var shelf: GlyphShelf

    /// A report without keys.
    public init(source: String, shelf: GlyphShelf = GlyphShelf()) {
        self.source = source
        self.shelf = shelf
    }
}

/// A language, or a pseudo-locale.
public struct LocaleRisk: Hashable, Sendable {
    /// Its tag.
    public var tag: String
    /// Which way it runs.
    public var direction: Direction
    /// How many keys are expected to break in it at the fonts' own sizes.
    public var expected: Double
    /// How many keys were measured in it.
    public var measured: Int
    /// How many of those break.
    public var broken: Int
    /// How many keys have a forecast.
    public var forecast: Int
    /// What forecasts in it stand on, in words: `by Russian, Ukrainian and Polish`.
    public var basis: String

    /// A language.
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

/// A catalog of the source, with its translations.
public struct CatalogRisk: Hashable, Sendable {
    /// The path of the source's file from the root of the repository on.
    public var path: String
    /// The sum of what is expected of its keys.
    public var expected: Double
    /// How many keys it has.
    public var keys: Int

    /// A catalog.
    public init(path: String, expected: Double = 0, keys: Int = 0) {
        self.path = path
        self.expected = expected
        self.keys = keys
    }
}

/// A box with what is measured in it.
public struct RiskRoom: Hashable, Sendable {
    /// The box.
    public var room: Room
    /// It in words: `96 pt wide, 1 line, in body`.
    public var words: String
    /// The font that was used, with its version and the hash of its file: `Inter 4.0 Regular (Inter.ttc, sha256 9f86d081…)`.
    public var font: String
    /// What stands in for what, where widths are an estimate: `Inter for SF Pro`.
    public var estimate: String?

    /// A box.
    public init(_ room: Room, words: String, font: String, estimate: String? = nil) {
        self.room = room
        self.words = words
        self.font = font
        self.estimate = estimate
    }
}
