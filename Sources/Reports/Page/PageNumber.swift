// Small numbers as characters: lists of glyphs and chances take one character per number.

/// Writes numbers as characters that need no escape in JSON or HTML and are visible and harmless.
///
/// The script of the page uses the same alphabet.
enum PageNumber {
    /// The number of numbers with one character; greater ones have two, of which the first is from the private use area.
    static let singles = 40_000

    /// The greatest number that can be written.
    static let greatest = 6_400 * singles - 1

    /// Appends the characters of a number.
    static func append(_ number: Int, to text: inout String.UnicodeScalarView) {
        var low = number
        if number >= singles {
            let high = min(number, greatest) / singles
            low = number % singles
            if let scalar = Unicode.Scalar(UInt32(0xE000 + high)) { text.append(scalar) }
        }
        text.append(alphabet[low])
    }

    /// The numbers as text.
    static func text(_ numbers: some Sequence<Int>) -> String {
        var text = String.UnicodeScalarView()
        for number in numbers { append(number, to: &text) }
        return String(text)
    }

    private static let alphabet: [Unicode.Scalar] = Array(
        (0x21...0xD7FF as ClosedRange<UInt32>).lazy.filter { !isSkipped($0) }.compactMap(Unicode.Scalar.init)
            .prefix(singles))

    /// Whether a character is special in JSON or HTML, is invisible, or affects the direction of text around it.
    private static func isSkipped(_ value: UInt32) -> Bool {
        switch value {
        case 0x22, 0x26, 0x3C, 0x3E, 0x5C, 0x7F...0xA0, 0xAD, 0x300...0x36F, 0x590...0x8FF, 0x2000...0x206F: true
        default: false
        }
    }
}
