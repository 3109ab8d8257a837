// Words written in common Chinese characters.

/// Characters in place of words: the same for the same letters, on every machine.
struct HanCharacters: Sendable {
    private let characters: SyllableTable

    static let common = HanCharacters(characters: SyllableTable("chinese"))

    /// Appends a character for every three letters of `utf8[range]`, ignoring their case.
    func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        // FNV-1a, followed by the steps of a linear congruential generator, whose upper bits are the good ones.
        var state = utf8[range].reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1 | 0x20)) &* 0x100_0000_01B3 }
        for _ in 0..<max(1, (range.count + 2) / 3) {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            output += characters[Int(state >> 33) % characters.count]
        }
    }
}
