// What a scalar means for the rulers.
//
// Classes are looked up in pages that are made from ICU's tables at run time (`CICUPages.h`). If classes leave open
// where a character ends, ICU's break iterator counts that stretch.

internal import CICU

/// A scalar's properties as far as counting needs them, by ICU's tables.
struct ScalarClass {
    /// How a scalar joins its neighbours in one character.
    enum Joining {
        /// Starts a character, but for a pictograph after a joiner.
        case starts
        /// Belongs to the character before it.
        case extends
        /// Stands alone, but for a line feed after a carriage return.
        case controls
        /// Joins by rules that look at more than one neighbour.
        case involved
    }

    /// The cells a scalar takes in a terminal.
    enum Cells {
        case none, narrow, wide, ambiguous
    }

    /// The class of no scalar.
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

    /// Whether it starts a character in every text, takes cells, and changes nothing before it.
    var isPlain: Bool {
        let special = CICU_CLASS_JOINING | CICU_CLASS_PICTOGRAPH | CICU_CLASS_MODIFIER
        return Int(bits) & special == CICU_CLASS_STARTS && Int(bits) & CICU_CLASS_CELLS != CICU_CLASS_NO_CELL
    }

    /// Joins other pictographs by a joiner.
    var isPictograph: Bool { has(CICU_CLASS_PICTOGRAPH) }
    /// Can be asked to be an emoji's picture.
    var isEmoji: Bool { has(CICU_CLASS_EMOJI) }
    /// An emoji that can have a skin tone.
    var isModifierBase: Bool { has(CICU_CLASS_MODIFIER_BASE) }
    /// A skin tone.
    var isModifier: Bool { has(CICU_CLASS_MODIFIER) }
    /// A line must break after it.
    var endsLine: Bool { has(CICU_CLASS_ENDS_LINE) }
    /// Stands alone, and nobody sees it: a mark of direction, a soft hyphen, a word joiner.
    var isInvisible: Bool { has(CICU_CLASS_INVISIBLE) }

    private func has(_ bit: Int) -> Bool { Int(bits) & bit != 0 }
}
