// Eight bytes as one number: most texts are too short for longer vectors.

/// Eight bytes looked at together.
///
/// Of what is asked for, the lowest bit that is set is that of the first byte; above it there may be bits too many.
struct EightBytes {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highest: UInt64 = 0x8080_8080_8080_8080

    private let bytes: UInt64

    init(_ bytes: UInt64) { self.bytes = bytes }

    /// The same with capitals as small letters, and some signs as others.
    var folded: EightBytes { EightBytes(bytes | Self.ones &* 0x20) }

    /// Not zero where any of them is below a limit, which is 128 at most.
    func below(_ limit: UInt8) -> UInt64 { (bytes &- Self.ones &* UInt64(limit)) & ~bytes & Self.highest }

    /// Not zero where any of them is this byte.
    func equal(_ byte: UInt8) -> UInt64 { EightBytes(bytes ^ Self.ones &* UInt64(byte)).below(1) }
}
