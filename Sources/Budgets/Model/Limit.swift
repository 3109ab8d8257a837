// The limit of a text.

import Fonts
import TextLayout

import enum Layouts.ScreenUnit

/// The limit of a text.
public enum Limit: Hashable, Sendable {
    /// At most this many of a unit.
    case most(Double, CountUnit)
    /// At least this many of a unit.
    case least(Double, CountUnit)
    /// At most this many times the characters of the source text.
    case ratio(Double)
    /// A box on the screen.
    indirect case room(Room)
}

/// What a limit counts.
public enum CountUnit: String, CaseIterable, Hashable, Sendable {
    /// User-perceived characters, in each text that the message can produce.
    case graphemes
    /// Terminal cells, in each text that the message can produce.
    case columns
    /// Unicode scalars of the stored value, including placeholders.
    case codePoints
    /// UTF-16 code units of the stored value.
    case utf16
    /// UTF-8 bytes of the stored value.
    case bytes
    /// Lines of the stored value, separated by its own line breaks.
    case lines
}

/// A box on the screen, and the font of its text.
public struct Room: Hashable, Sendable {
    /// The box.
    public var box: Box
    /// The font; nil for Apple's system font, in the size of the style or 17.
    public var font: FontDescription?
    /// The text style that determines its sizes.
    public var style: TextStyle?
    /// The sizes at which it is measured in addition to its default size.
    public var sizes: Sizes
    /// The name of the style in the configuration, if any.
    public var name: String?
    /// The unit of its lengths, for people.
    public var unit = ScreenUnit.points
    /// Whether it shows all letters as capitals.
    package var isInCapitals = false

    /// Creates a room.
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
    /// A number for its kind: of two limits of the same kind, only one applies.
    var kind: Int {
        switch self {
        case .most(_, let unit): unit.index
        case .least(_, let unit): CountUnit.allCases.count + unit.index
        case .ratio: CountUnit.allCases.count * 2
        case .room: CountUnit.allCases.count * 2 + 1
        }
    }

    /// Whether two limits are of one kind.
    package func isComparable(with other: Limit) -> Bool { kind == other.kind }

    /// Whether it leaves less room than another of its kind.
    package func isTighter(than other: Limit) -> Bool {
        switch (self, other) {
        case (.most(let one, _), .most(let other, _)), (.ratio(let one), .ratio(let other)): one < other
        case (.least(let one, _), .least(let other, _)): one > other
        case (.room(let one), .room(let other)): one.box.extent < other.box.extent
        default: false
        }
    }

    /// Whether two limits of one kind are equivalent; boxes are if they are equally wide.
    func agrees(with other: Limit) -> Bool {
        switch (self, other) {
        case (.room(let one), .room(let other)): one.box.width == other.box.width
        default: self == other
        }
    }

    /// Whether it limits the appearance of a text: a text that is never visible has no such limit.
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

extension TextLayout.Box {
    /// How much text it holds.
    fileprivate var extent: Double { (width ?? .infinity) * Double(lines ?? 10_000) }
}
