// Random damage to inputs, for tests without libFuzzer.

/// Damages inputs.
public enum Damage {
    /// Returns the bytes with a few stretches replaced by meaningful tokens.
    public static func random(_ bytes: [UInt8], using random: inout some RandomNumberGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
            let word = Tokens.words.randomElement(using: &random) ?? ""
            bytes.replaceSubrange(start..<end, with: Array(word.utf8))
        }
        return bytes
    }
}
