// Characters counted scalar by scalar.

internal import CICU

/// Counts characters like ICU's break iterator, which it calls only if the classes of scalars do not settle a boundary.
///
/// There is always a boundary between two scalars that both start a character, or next to a control. The text between
/// two such boundaries can be counted separately: if it contains flags, conjoining jamo, joined emoji and the like, ICU
/// counts it.
struct GraphemeCounter {
    private var count = 0
    /// The offset of the last certain boundary.
    private var start = 0
    private var previous = ScalarClass.Joining.controls
    /// The last scalar that was not plain.
    private var special: UInt32 = 0
    /// Whether the classes settle what was added since the last certain boundary.
    private(set) var isSettled = true

    /// Adds plain scalars, the last of which is at an offset; everything before must be settled.
    @inline(__always)
    mutating func addPlain(_ scalars: Int, last offset: Int) {
        count += scalars
        start = offset
        previous = .starts
    }

    mutating func add(_ value: UInt32, _ kind: ScalarClass, at offset: Int, in text: borrowing Span<UInt8>) {
        let joining = kind.joining
        switch joining {
        case .starts:
            if !isSettled {
                if previous == .starts || previous == .controls { begin(at: offset, in: text) }
            } else if kind.isPictograph, previous == .extends, special == DecodedScalar.joiner {
                isSettled = false
            } else {
                begin(at: offset, in: text)
            }
        case .extends:
            if previous == .controls { begin(at: offset, in: text) }
        case .controls:
            let isOneWithReturn =
                value == DecodedScalar.lineFeed && previous == .controls && special == DecodedScalar.carriageReturn
            if !isOneWithReturn { begin(at: offset, in: text) }
        case .involved:
            if previous == .controls { begin(at: offset, in: text) }
            isSettled = false
        }
        previous = joining
        special = value
    }

    /// The number of characters added, all of which are in `text`.
    func total(in text: borrowing Span<UInt8>) -> Int {
        count + (isSettled ? 0 : Self.count(text.extracting(start..<text.count)) - 1)
    }

    /// Starts a character at a certain boundary.
    private mutating func begin(at offset: Int, in text: borrowing Span<UInt8>) {
        if !isSettled {
            count += Self.count(text.extracting(start..<offset)) - 1
            isSettled = true
        }
        count += 1
        start = offset
    }

    /// The number of characters that ICU finds in a text.
    private static func count(_ text: borrowing Span<UInt8>) -> Int {
        text.withUnsafeBytes { bytes in
            Int(
                cicu_grapheme_ends(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count), nil, 0))
        }
    }
}
