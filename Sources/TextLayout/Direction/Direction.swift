// The two directions of text, and how a paragraph's direction is determined.

internal import CICU

/// A direction of text.
public enum Direction: Hashable, Sendable {
    case leftToRight
    case rightToLeft

    /// The other direction.
    public var opposite: Direction { self == .leftToRight ? .rightToLeft : .leftToRight }

    /// The direction of a locale's script, explicit or likely for its language: right to left for `he`, `ar-XB`,
    /// `az-Arab` and `pa-PK`.
    public static func of(locale: String) -> Direction { cicu_is_right_to_left(locale) ? .rightToLeft : .leftToRight }

    /// Creates the direction of an embedding level: odd levels run right to left.
    init(level: UInt8) {
        self = level % 2 == 0 ? .leftToRight : .rightToLeft
    }
}

/// How the base direction of a paragraph is determined.
public enum BaseDirection: Hashable, Sendable {
    /// The program that displays the text specifies it.
    case given(Direction)
    /// The first strong character determines it; the fallback applies if there is none.
    case firstStrong(fallback: Direction)

    var icu: cicu_bidi_base {
        switch self {
        case .given(.leftToRight): CICU_BIDI_LTR
        case .given(.rightToLeft): CICU_BIDI_RTL
        case .firstStrong(.leftToRight): CICU_BIDI_FIRST_STRONG_OR_LTR
        case .firstStrong(.rightToLeft): CICU_BIDI_FIRST_STRONG_OR_RTL
        }
    }

    /// The direction of text without strong characters.
    var fallback: Direction {
        switch self {
        case .given(let direction), .firstStrong(let direction): direction
        }
    }
}
