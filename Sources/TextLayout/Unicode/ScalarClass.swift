// Properties of scalars for rulers.
//
// Classes are looked up in pages that are created from ICU's tables at run time (`CICUPages.h`). If classes do not
// settle where a character ends, ICU's break iterator counts that stretch.

internal import CICU

/// The properties of a scalar that counting needs, by ICU's tables.
struct ScalarClass {
    /// How a scalar joins its neighbors in one character.
    enum Joining {
        /// Starts a character, unless it is a pictograph after a joiner.
        case starts
        /// Belongs to the character before it.
        case extends
        /// Is a character of its own, except for a line feed after a carriage return.
        case controls
        /// Joins by rules that depend on more than one neighbor.
        case involved
    }

    /// The number of terminal cells of a scalar.
    enum Cells {
        case none, narrow, wide, ambiguous
    }

    /// The class without any properties.
    static let nothing = ScalarClass(bits: 0)

    private let bits: UInt16

    private init(bits: UInt16) { self.bits = bits }

    @inline(__always)
    init(_ scalar: UInt32) { bits = cicu_scalar_class(scalar) }

    var joining: Joining {
        switch Int(bits) & CICU_CLASS_JOINING {
        case CICU_CLASS_STARTS: .starts
        case CICU_CLASS_EXTENDS: .extends
        case CICU_CLASS_CONTROLS: .controls
        default: .involved
        }
    }

    var cells: Cells {
        switch Int(bits) & CICU_CLASS_CELLS {
        case CICU_CLASS_NO_CELL: .none
        case CICU_CLASS_NARROW: .narrow
        case CICU_CLASS_WIDE: .wide
        default: .ambiguous
        }
    }

    /// Whether it starts a character in every text, takes cells, and does not affect what precedes it.
    var isPlain: Bool {
        let special = CICU_CLASS_JOINING | CICU_CLASS_PICTOGRAPH | CICU_CLASS_MODIFIER
        return Int(bits) & special == CICU_CLASS_STARTS && Int(bits) & CICU_CLASS_CELLS != CICU_CLASS_NO_CELL
    }

    /// Whether a joiner can join it with other pictographs.
    var isPictograph: Bool { has(CICU_CLASS_PICTOGRAPH) }
    /// Whether a selector can turn it into an emoji picture.
    var isEmoji: Bool { has(CICU_CLASS_EMOJI) }
    /// Whether it is an emoji that can have a skin tone.
    var isModifierBase: Bool { has(CICU_CLASS_MODIFIER_BASE) }
    /// Whether it is a skin tone.
    var isModifier: Bool { has(CICU_CLASS_MODIFIER) }
    /// Whether a line must break after it.
    var endsLine: Bool { has(CICU_CLASS_ENDS_LINE) }
    /// Whether it is an invisible character of its own: a direction mark, a soft hyphen, a word joiner.
    var isInvisible: Bool { has(CICU_CLASS_INVISIBLE) }

    private func has(_ bit: Int) -> Bool { Int(bits) & bit != 0 }
}
