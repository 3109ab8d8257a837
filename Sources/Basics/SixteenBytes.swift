// Sixteen bytes as one vector, which every processor has: long enough for most texts, short enough not to be idle.
//
// The compiler leaves operators of vectors as calls unless all that uses them is inlined.

/// Sixteen bytes looked at together.
struct Sixteen {
    typealias Vector = SIMD16<UInt8>
    typealias Mask = SIMDMask<SIMD16<Int8>>

    private let bytes: Vector

    /// Those from an offset on.
    @inline(__always)
    init(_ bytes: UnsafeRawBufferPointer, _ offset: Int) {
        self.bytes = bytes.loadUnaligned(fromByteOffset: offset, as: Vector.self)
    }

    /// Where a byte stands.
    @inline(__always)
    func has(_ byte: UInt8) -> Mask { bytes .== Vector(repeating: byte) }

    /// Where a small letter stands, or the capital of it.
    @inline(__always)
    func hasLetter(_ letter: UInt8) -> Mask { bytes | Vector(repeating: 0x20) .== Vector(repeating: letter) }

    /// Where bytes of characters stand that are not ASCII.
    var isOverASCII: Mask {
        @inline(__always) get { bytes .>= Vector(repeating: 0x80) }
    }

    /// Where control characters stand, or bytes of characters that are not ASCII.
    var isNotPrintableASCII: Mask {
        @inline(__always) get { bytes &- Vector(repeating: 0x20) .>= Vector(repeating: 0x5F) }
    }

    /// Where control characters stand, or one of two bytes.
    @inline(__always)
    func hasControl(or first: UInt8, _ second: UInt8) -> Mask {
        (bytes .< Vector(repeating: 0x20)) .| has(0x7F) .| has(first) .| has(second)
    }
}

extension SIMDMask<SIMD16<Int8>> {
    private var halves: SIMD2<UInt64> {
        @inline(__always) get { unsafeBitCast(self, to: SIMD2<UInt64>.self) }
    }

    /// Whether it is true anywhere.
    var isAny: Bool {
        @inline(__always) get { halves.x | halves.y != 0 }
    }

    /// Where it is first true; 16 where it is nowhere.
    var first: Int {
        @inline(__always) get {
            let (low, high) = (halves.x.littleEndian, halves.y.littleEndian)
            return (low != 0 ? low.trailingZeroBitCount : 64 + high.trailingZeroBitCount) / 8
        }
    }
}
