// The effect of scalars on the direction of a text.

internal import CICU

extension Unicode.Scalar {
    /// The scalar to draw in right-to-left text.
    var mirrored: Unicode.Scalar { Unicode.Scalar(cicu_bidi_mirror(value)) ?? self }

    /// The effect on the direction of a text.
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

/// The effect of a scalar on the direction of a text.
enum Directionality: Hashable, Sendable {
    case strong(Direction)
    case number
    /// A mark that follows the character before it.
    case mark
    /// Punctuation and signs, which take the direction of the surrounding text.
    case neutral
    case space
    /// Controls and other characters without width.
    case ignored
}
