// Scalars by what they do to the direction of a text.

internal import CICU

extension Unicode.Scalar {
    /// What stands for it in text from right to left.
    var mirrored: Unicode.Scalar { Unicode.Scalar(cicu_bidi_mirror(value)) ?? self }

    /// What it does to the direction of a text.
    var directionality: Directionality {
        switch cicu_bidi_kind_of(value) {
        case CICU_BIDI_STRONG_LTR: .strong(.leftToRight)
        case CICU_BIDI_STRONG_RTL: .strong(.rightToLeft)
        case CICU_BIDI_NUMBER: .number
        case CICU_BIDI_MARK: .mark
        case CICU_BIDI_SPACE: .space
        case CICU_BIDI_IGNORED: .ignored
        default: .neutral
        }
    }

    var isParagraphSeparator: Bool {
        switch value {
        case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
        default: false
        }
    }
}

/// What a scalar does to the direction of a text.
enum Directionality: Hashable, Sendable {
    case strong(Direction)
    case number
    /// Follows the character before it.
    case mark
    /// Punctuation and signs, which take the direction of what is around them.
    case neutral
    case space
    /// Controls and what else has no width.
    case ignored
}
