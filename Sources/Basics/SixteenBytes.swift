// Sixteen bytes as one vector, which every processor supports: long enough for most texts, short enough not to be idle.
//
// The compiler emits calls for vector operators unless all code that uses them is inlined.

/// Sixteen bytes processed together.
struct Sixteen {
    typealias Vector = SIMD16<UInt8>
    typealias Mask = SIMDMask<SIMD16<Int8>>

    private let bytes: Vector

    /// Creates the vector of the bytes from an offset on.
    @inline(__always)
    init(_ bytes: UnsafeRawBufferPointer, _ offset: Int) {
        self.bytes = bytes.loadUnaligned(fromByteOffset: offset, as: Vector.self)
    }

    /// The positions of a byte.
    @inline(__always)
    func has(_ byte: UInt8) -> Mask { bytes .== Vector(repeating: byte) }

    /// The positions of a lowercase letter or its uppercase form.
    @inline(__always)
    func hasLetter(_ letter: UInt8) -> Mask { bytes | Vector(repeating: 0x20) .== Vector(repeating: letter) }

    /// The positions of non-ASCII bytes.
    var isOverASCII: Mask {
        @inline(__always) get { bytes .>= Vector(repeating: 0x80) }
    }

    /// The positions of control characters and non-ASCII bytes.
    var isNotPrintableASCII: Mask {
        @inline(__always) get { bytes &- Vector(repeating: 0x20) .>= Vector(repeating: 0x5F) }
    }

    /// The positions of control characters and two other bytes.
    @inline(__always)
    func hasControl(or first: UInt8, _ second: UInt8) -> Mask {
        (bytes .< Vector(repeating: 0x20)) .| has(0x7F) .| has(first) .| has(second)
    }
}

extension SIMDMask<SIMD16<Int8>> {
    private var halves: SIMD2<UInt64> {
        @inline(__always) get { unsafeBitCast(self, to: SIMD2<UInt64>.self) }
    }

    /// Whether any position is true.
    var isAny: Bool {
        @inline(__always) get { halves.x | halves.y != 0 }
    }

    /// The first true position, or 16 if there is none.
    var first: Int {
        @inline(__always) get {
            let (low, high) = (halves.x.littleEndian, halves.y.littleEndian)
            return (low != 0 ? low.trailingZeroBitCount : 64 + high.trailingZeroBitCount) / 8
        }
    }
}
