// The quick test with which plain text skips the bidirectional algorithm.

import Testing
import TextLayout

@Suite("Text known to be left-to-right")
struct PlainTextGuardTests {
    /// All scalars, except blocks that contain only Han, Hangul and private use.
    private static let ranges: [Range<UInt32>] = [
        0..<0x3400, 0xA000..<0xAC00, 0xF000..<0x1_7000, 0x1_B000..<0x2_0000, 0xE_0000..<0xE_1000,
    ]

    @Test("Each scalar has the direction that the algorithm gives it next to text that is not plain")
    func everyScalar() {
        let turning = Array("\nא".utf8)
        for value in Self.ranges.joined() {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let utf8 = Array("a".utf8) + Array(String(scalar).utf8) + Array("1".utf8)
            let alone = BidiText(utf8, base: .given(.leftToRight))
            let beside = BidiText(utf8 + turning, base: .given(.leftToRight))
            // ICU assigns one level to text of a single direction, and several beside text of the other direction.
            let isTurned = alone.runs.contains { $0.direction == .rightToLeft }
            let own = beside.runs.filter { $0.range.lowerBound < utf8.count }
            guard isTurned != own.contains(where: { $0.direction == .rightToLeft }) else { continue }
            Issue.record("U+\(String(value, radix: 16)): \(alone.runs.map(\.level)), not \(own.map(\.level))")
        }
    }
}
