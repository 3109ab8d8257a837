// Characters counted scalar by scalar.

internal import CICU

/// Counts characters as ICU's break iterator does, and asks it only where a scalar's class doesn't settle it.
///
/// Between two scalars that both start a character, or where one of them is a control, is always a boundary. What lies
/// between two such places can be counted alone: where it holds flags, conjoining jamo, joined emoji and their like, ICU
/// counts it.
struct GraphemeCounter {
    private var count = 0
    /// Where the last sure boundary is.
    private var start = 0
    private var previous = ScalarClass.Joining.controls
    /// The last scalar that was not plain.
    private var special: UInt32 = 0
    /// Whether what was added since the last sure boundary is counted by its classes.
    private(set) var isSettled = true

    /// Adds plain scalars, the last of which is at an offset; what came before must be settled.
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

    /// How many characters were added, all of which are in `text`.
    func total(in text: borrowing Span<UInt8>) -> Int {
        count + (isSettled ? 0 : Self.count(text.extracting(start..<text.count)) - 1)
    }

    /// Begins a character at a sure boundary.
    private mutating func begin(at offset: Int, in text: borrowing Span<UInt8>) {
        if !isSettled {
            count += Self.count(text.extracting(start..<offset)) - 1
            isSettled = true
        }
        count += 1
        start = offset
    }

    /// How many characters ICU finds in a text.
    private static func count(_ text: borrowing Span<UInt8>) -> Int {
        text.withUnsafeBytes { bytes in
            Int(
                cicu_grapheme_ends(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count), nil, 0))
        }
    }
}
