// Texts in capitals, as views show them.

internal import CICU

/// Capital letters, by the rules of languages.
public enum Capitals {
    /// Returns a text in capitals: `İSTANBUL` for `istanbul` in Turkish, `STRASSE` for `Straße`.
    public static func of(_ utf8: [UInt8], locale: String) -> [UInt8] {
        guard let length = Int32(exactly: utf8.count), length > 0 else { return utf8 }
        // Few texts get longer, and none more than three times as long.
        var output = [CChar](repeating: 0, count: utf8.count * 3)
        let count = utf8.withUnsafeBytes { buffer in
            guard let text = buffer.bindMemory(to: CChar.self).baseAddress else { return Int32(-1) }
            return cicu_capitals(locale, text, length, &output, Int32(clamping: output.count))
        }
        guard count >= 0, Int(count) <= output.count else { return utf8 }
        return output.prefix(Int(count)).map { UInt8(bitPattern: $0) }
    }

    /// Returns a text in capitals.
    public static func of(_ text: String, locale: String) -> String {
        String(decoding: of(Array(text.utf8), locale: locale), as: UTF8.self)
    }
}
