// Columns counted scalar by scalar.

/// Counts terminal cells.
struct ColumnCounter {
    private let ambiguous: Int
    private let softHyphenIsSeen: Bool
    /// The number of columns in the widest complete line.
    private var widest = 0
    /// The number of columns in the current line so far.
    private var column = 0
    /// The last scalar that took cells, and the number of cells including what joined it.
    private var base = ScalarClass.nothing
    private var baseCells = 0
    /// Whether the last scalar was a joiner after an emoji.
    private var isJoined = false

    init(_ options: Columns.Options) {
        ambiguous = options.ambiguousIsWide ? 2 : 1
        softHyphenIsSeen = options.softHyphenIsSeen
    }

    /// The number of columns in the widest line.
    var total: Int { max(widest, column) }

    /// Adds printable ASCII.
    @inline(__always)
    mutating func addASCII(_ length: Int, last: UInt8) {
        column += length
        base = ScalarClass(UInt32(last))
        baseCells = 1
        isJoined = false
    }

    /// Adds a plain scalar.
    @inline(__always)
    mutating func addPlain(_ kind: ScalarClass) {
        baseCells = cells(of: kind)
        column += baseCells
        base = kind
        isJoined = false
    }

    /// Adds any scalar.
    mutating func add(_ value: UInt32, _ kind: ScalarClass) {
        if kind.cells == .none || value == DecodedScalar.softHyphen && !softHyphenIsSeen {
            addUnseen(value, kind)
        } else if kind.isModifier, base.isModifierBase {
            showPicture()
            isJoined = false
        } else if isJoined, kind.isPictograph {
            showPicture()
            base = kind
            isJoined = false
        } else {
            addPlain(kind)
        }
    }

    @inline(__always)
    private func cells(of kind: ScalarClass) -> Int {
        switch kind.cells {
        case .none: 0
        case .narrow: 1
        case .wide: 2
        case .ambiguous: ambiguous
        }
    }

    private mutating func addUnseen(_ value: UInt32, _ kind: ScalarClass) {
        isJoined = false
        if kind.joining == .controls { base = .nothing }
        switch value {
        case DecodedScalar.tab:
            column = (column / Columns.tabWidth + 1) * Columns.tabWidth
        case DecodedScalar.joiner:
            isJoined = base.isPictograph
        case DecodedScalar.emojiSelector:
            if base.isEmoji { showPicture() }
        default:
            guard kind.endsLine else { return }
            widest = total
            column = 0
        }
    }

    /// Displays the last emoji as a picture, which is two columns wide.
    private mutating func showPicture() {
        column += 2 - baseCells
        baseCells = 2
    }
}
