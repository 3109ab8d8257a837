// Unique names for temporary files, so that only Swell's own files are ever removed.

/// A name that verifies itself: its second half is a digest of the first.
public enum TemporaryName {
    private static let beginning = ".swell-"
    private static let digits = 16

    /// The name for some bytes, always the same.
    static func make(of bytes: [UInt8]) -> String {
        let first = bytes.withUnsafeBytes { SHA256.hex(of: $0) }.prefix(digits)
        return "\(beginning)\(first)-\(check(first))"
    }

    /// A name that was never used before.
    public static func unique() -> String {
        var numbers = SystemRandomNumberGenerator()
        return make(of: (0..<16).map { _ in UInt8.random(in: 0...255, using: &numbers) })
    }

    /// Whether this type created a name.
    public static func isOne(_ name: Substring) -> Bool {
        guard name.hasPrefix(beginning) else { return false }
        let halves = name.dropFirst(beginning.utf8.count).split(separator: "-", omittingEmptySubsequences: false)
        return halves.count == 2 && halves[0].utf8.count == digits && halves[1] == check(halves[0])
    }

    private static func check(_ half: Substring) -> Substring {
        Array(half.utf8).withUnsafeBytes { SHA256.hex(of: $0) }.prefix(digits)
    }
}
