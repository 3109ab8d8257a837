// The two directions in which text runs, and which of them a paragraph takes.

internal import CICU

/// A direction of text.
public enum Direction: Hashable, Sendable {
    case leftToRight
    case rightToLeft

    /// The other one.
    public var opposite: Direction { self == .leftToRight ? .rightToLeft : .leftToRight }

    /// The direction of a locale's script, written in it or likely for its language: right to left for `he`,
    /// `ar-XB`, `az-Arab` and `pa-PK`.
    public static func of(locale: String) -> Direction { cicu_is_right_to_left(locale) ? .rightToLeft : .leftToRight }

    /// The direction of an embedding level: odd levels run from right to left.
    init(level: UInt8) {
        self = level % 2 == 0 ? .leftToRight : .rightToLeft
    }
}

/// What gives a paragraph its direction.
public enum BaseDirection: Hashable, Sendable {
    /// What shows the text says it.
    case given(Direction)
    /// Its first strong character does; the fallback where it has none.
    case firstStrong(fallback: Direction)

    var icu: cicu_bidi_base {
        switch self {
        case .given(.leftToRight): CICU_BIDI_LTR
        case .given(.rightToLeft): CICU_BIDI_RTL
        case .firstStrong(.leftToRight): CICU_BIDI_FIRST_STRONG_OR_LTR
        case .firstStrong(.rightToLeft): CICU_BIDI_FIRST_STRONG_OR_RTL
        }
    }

    /// The direction of what has no strong character.
    var fallback: Direction {
        switch self {
        case .given(let direction), .firstStrong(let direction): direction
        }
    }
}
