// A limit on a text, and where it was written.

import Basics
import Fonts
import TextLayout

/// A limit on a text, and where it was written.
public struct Budget: Equatable, Sendable {
    /// The limit.
    public let limit: Limit
    /// Where it was written; looked for whenever it is asked for.
    public var origin: BudgetOrigin { written.origin }
    /// Who says it.
    public var source: BudgetOrigin.Source { written.source }

    let written: WrittenWhere

    /// A limit that was written somewhere.
    public init(_ limit: Limit, _ origin: BudgetOrigin) {
        self.init(limit, .known(origin))
    }

    init(_ limit: Limit, _ written: WrittenWhere) {
        self.limit = limit
        self.written = written
    }

    /// The same limit, its file named as `name` says.
    public func located(_ name: (String) -> String) -> Budget {
        let origin = origin
        return Budget(
            limit,
            BudgetOrigin(origin.source, file: name(origin.file), place: origin.place, words: origin.words))
    }
}

/// What limits a text.
public enum Limit: Hashable, Sendable {
    /// At most so many of a unit.
    case most(Double, CountUnit)
    /// At least so many of a unit.
    case least(Double, CountUnit)
    /// At most so many times the characters of the source text.
    case ratio(Double)
    /// A box on the screen.
    indirect case room(Room)
}

/// What is counted.
public enum CountUnit: String, CaseIterable, Hashable, Sendable {
    /// What a person counts as characters, in each text that the message can show.
    case graphemes
    /// The cells of a terminal, in each text that the message can show.
    case columns
    /// Unicode scalars of the value as it is stored, placeholders and all.
    case codePoints
    /// UTF-16 code units of the value as it is stored.
    case utf16
    /// UTF-8 bytes of the value as it is stored.
    case bytes
    /// Lines of the value as it is stored, ended by its own line breaks.
    case lines
}

/// A box on the screen and what its text is set in.
public struct Room: Hashable, Sendable {
    /// The box.
    public var box: Box
    /// The font; nil where Apple's system font is meant, in the size of the style or 17.
    public var font: FontDescription?
    /// The text style whose sizes it has, and that it grows by.
    public var style: TextStyle?
    /// What it is measured at besides its own size.
    public var sizes: Sizes
    /// The name of the style in the configuration; nil where it has none.
    public var name: String?

    /// The text sizes that people choose.
    public enum Sizes: String, CaseIterable, Hashable, Sendable {
        /// None: the text does not grow.
        case fixed
        /// Those of iOS, up to the box's largest.
        case apple
        /// Those of Android.
        case android
    }

    /// A box and what its text is set in.
    public init(
        box: Box, font: FontDescription? = nil, style: TextStyle? = nil, sizes: Sizes = .fixed, name: String? = nil
    ) {
        self.box = box
        self.font = font
        self.style = style
        self.sizes = sizes
        self.name = name
    }
}

/// Where a budget was written.
public struct BudgetOrigin: Hashable, Sendable {
    /// Who says it.
    public let source: Source
    /// The file, as it was named to Swell.
    public let file: String
    /// Where in the file.
    public let place: Place?
    /// The words of the budget as written, on one line: `CHAR LIMIT=40`, or the pattern of keys.
    public let words: String

    /// Who says a budget, the strongest first.
    public enum Source: String, CaseIterable, Hashable, Sendable {
        case configuration, sheet, xliff, arb, store, charLimit, weblate, smartling, mozilla, prose
    }

    /// Where a budget was written.
    public init(_ source: Source, file: String, place: Place?, words: String) {
        self.source = source
        self.file = file
        self.place = place
        self.words = words
    }
}
