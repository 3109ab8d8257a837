// What limits a text.

import Fonts
import TextLayout

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

extension Limit {
    /// The number of its kind: of two limits of one kind one holds.
    var kind: Int {
        switch self {
        case .most(_, let unit): unit.index
        case .least(_, let unit): CountUnit.allCases.count + unit.index
        case .ratio: CountUnit.allCases.count * 2
        case .room: CountUnit.allCases.count * 2 + 1
        }
    }

    /// Whether two limits of one kind ask for the same; boxes do that are equally wide.
    func agrees(with other: Limit) -> Bool {
        switch (self, other) {
        case (.room(let one), .room(let other)): one.box.width == other.box.width
        default: self == other
        }
    }

    /// Whether it is of how a text looks: one that is never seen has none.
    var isOfLooks: Bool {
        switch self {
        case .most(_, let unit), .least(_, let unit):
            switch unit {
            case .graphemes, .columns, .lines: true
            case .codePoints, .utf16, .bytes: false
            }
        case .ratio, .room: true
        }
    }
}

extension CountUnit {
    fileprivate var index: Int {
        switch self {
        case .graphemes: 0
        case .columns: 1
        case .codePoints: 2
        case .utf16: 3
        case .bytes: 4
        case .lines: 5
        }
    }
}
