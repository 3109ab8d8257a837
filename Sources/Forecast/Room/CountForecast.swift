// The size of a translation that does not exist yet, in units of storage.

/// The average size of a grapheme of a locale's running text, in the units of stores and databases.
public struct CountForecast: Sendable {
    /// UTF-8 bytes.
    public let bytes: Double
    /// UTF-16 code units.
    public let utf16: Double
    /// Unicode scalars.
    public let codePoints: Double

    /// Creates the averages of a locale.
    public init(locale: String) {
        var (bytes, utf16, scalars) = (0.0, 0.0, 0.0)
        for letter in LetterProfile(locale: locale).letters {
            let text = String(decoding: letter.utf8, as: UTF8.self)
            bytes += letter.share * Double(letter.utf8.count)
            utf16 += letter.share * Double(text.utf16.count)
            scalars += letter.share * Double(text.unicodeScalars.count)
        }
        (self.bytes, self.utf16, self.codePoints) = (bytes, utf16, scalars)
    }
}
