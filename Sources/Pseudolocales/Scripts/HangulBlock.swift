// Final consonants of Hangul blocks.

/// A Hangul block in UTF-8: a consonant, a vowel under or beside it, and perhaps a final consonant.
enum HangulBlock {
    /// For each consonant of the alphabet, its index among the 27 finals; 0 if it needs its own block.
    private static let feet: [UInt32] = [17, 1, 0, 0, 0, 0, 0, 1, 8, 16, 4, 17, 1, 8, 0, 19, 0, 0, 0, 0, 0]

    /// The number of blocks with the same consonant and vowel: the open one, and then those with a final.
    private static let family: UInt32 = 28
    private static let vowels: UInt32 = 21
    /// The vowel to write after a consonant that has none.
    private static let silentVowel: UInt32 = 18

    /// Adds a final consonant to the block at the end of `output` if possible.
    static func close(_ output: inout [UInt8], with consonant: Int) -> Bool {
        let foot = feet[consonant]
        let block = output.suffix(3).reduce(0) { $0 << 6 | UInt32($1 & 0x3F) } & 0xFFFF
        guard foot > 0, (0xAC00...0xD7A3).contains(block) else { return false }
        let place = block - 0xAC00
        guard place % family == 0, place / family % vowels != silentVowel else { return false }
        let closed = block + foot
        output.removeLast(3)
        output.append(0xE0 | UInt8(truncatingIfNeeded: closed >> 12))
        output.append(0x80 | UInt8(truncatingIfNeeded: closed >> 6) & 0x3F)
        output.append(0x80 | UInt8(truncatingIfNeeded: closed) & 0x3F)
        return true
    }
}
