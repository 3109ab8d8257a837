// Searches a comment once for what any convention needs.

/// The beginnings of the words that limits contain: most comments contain none of them.
package struct CommentWords: OptionSet, Sendable {
    package let rawValue: UInt8

    /// A digit, a bracket, a colon or an equals sign: every limit contains one.
    static let sign = CommentWords(rawValue: 1)
    /// `ch` in any case, as for the other words here.
    static let char = CommentWords(rawValue: 1 << 1)
    /// `li`.
    static let limit = CommentWords(rawValue: 1 << 2)
    /// `ma`.
    static let max = CommentWords(rawValue: 1 << 3)

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Scans sixteen bytes at a time; for a shorter comment, assumes that it may contain anything.
    init(_ comment: borrowing [UInt8]) {
        guard comment.count > 16 else {
            self = [.sign, .char, .limit, .max]
            return
        }
        self = comment.withUnsafeBytes { bytes in
            var seen = Self.signs(in: Sixteen(repeating: bytes[0]))
            // The last sixteen bytes may overlap those before.
            let last = bytes.count - 17
            var at = 0
            while true {
                let first = bytes.loadUnaligned(fromByteOffset: at, as: Sixteen.self)
                let second = bytes.loadUnaligned(fromByteOffset: at + 1, as: Sixteen.self)
                seen |= Self.signs(in: second)
                seen |= Self.pairs(.char, "c", "h", first, second)
                seen |= Self.pairs(.limit, "l", "i", first, second)
                seen |= Self.pairs(.max, "m", "a", first, second)
                if at == last { break }
                at = Swift.min(at + 16, last)
            }
            return seen.indices.reduce(into: []) { $0.formUnion(CommentWords(rawValue: seen[$1])) }
        }
    }

    private typealias Sixteen = SIMD16<UInt8>

    /// Returns the word wherever the two letters are adjacent.
    @inline(__always)
    private static func pairs(
        _ word: CommentWords, _ one: Unicode.Scalar, _ other: Unicode.Scalar, _ first: Sixteen, _ second: Sixteen
    ) -> Sixteen {
        let small = Sixteen(repeating: 0x20)
        let isOne = first | small .== Sixteen(repeating: UInt8(ascii: one))
        let isOther = second | small .== Sixteen(repeating: UInt8(ascii: other))
        return Sixteen(repeating: 0).replacing(with: word.rawValue, where: isOne .& isOther)
    }

    @inline(__always)
    private static func signs(in bytes: Sixteen) -> Sixteen {
        // In ASCII the colon follows the digits.
        let isLate = bytes &- Sixteen(repeating: UInt8(ascii: "0")) .< Sixteen(repeating: 11)
        let isBracket = bytes .== Sixteen(repeating: UInt8(ascii: "["))
        let isEqual = bytes .== Sixteen(repeating: UInt8(ascii: "="))
        return Sixteen(repeating: 0).replacing(with: CommentWords.sign.rawValue, where: isLate .| isBracket .| isEqual)
    }
}
