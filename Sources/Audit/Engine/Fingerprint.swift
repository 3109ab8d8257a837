// Identifiers for findings that stay the same when lines move.

/// A hash that is the same on every machine and in every run: 64-bit FNV-1a.
struct Fingerprint {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Hashes a text and its end.
    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
        state = (state ^ 0xFF) &* 0x100_0000_01B3
    }

    /// 16 hexadecimal digits.
    var digits: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}

/// What identifies a finding in every run.
struct FindingMarks {
    /// The hash of what it is about.
    let fingerprint: String
    /// The hash of the text alone.
    let textHash: String

    /// Creates the marks of a finding that has these parts besides its text.
    init(_ parts: [String], _ text: [UInt8]) {
        var whole = Fingerprint()
        for part in parts { whole.add(part.utf8) }
        whole.add(text)
        var alone = Fingerprint()
        alone.add(text)
        (fingerprint, textHash) = (whole.digits, alone.digits)
    }
}
