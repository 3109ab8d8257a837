// Lines of the test files for breaks: `÷ 0020 × 0308 ÷`.

/// A text, and where it may be broken.
struct BreakCase {
    /// The text in UTF-8.
    private(set) var utf8: [UInt8] = []
    /// The offsets at which it may be broken, without its ends.
    private(set) var offsets: [Int] = []

    /// Parses a line; returns nil if it is not a test case.
    init?(_ line: ConformanceFile.Line) {
        for word in line.bytes.words {
            switch word.text {
            case "×": continue
            case "÷": offsets.append(utf8.count)
            default:
                guard let scalar = word.scalar else { return nil }
                utf8 += Array(String(scalar).utf8)
            }
        }
        offsets.removeAll { $0 == 0 || $0 == utf8.count }
        guard !utf8.isEmpty else { return nil }
    }
}
