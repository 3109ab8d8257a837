// How a language is written: its script and its letters, by ICU.

internal import CICU

/// How a language is written.
public struct Writing: Sendable {
    /// The script it is most likely written in (ISO 15924), such as `Arab`.
    public let script: String
    /// Its letters, capitals included, in the order of their numbers.
    public let letters: [Unicode.Scalar]

    /// The writing of a language tag (BCP 47), such as `zh-Hant`; nil where ICU knows none.
    public init?(of tag: String) {
        var code = [CChar](repeating: 0, count: Int(CICU_SCRIPT_LENGTH))
        guard cicu_likely_script(tag, &code) else { return nil }
        var scalars = [UInt32](repeating: 0, count: Self.mostLetters)
        let count = Int(cicu_letters(tag, &scalars, Int32(scalars.count)))
        guard count > 0 else { return nil }
        script = code.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        letters = scalars.prefix(count).compactMap { Unicode.Scalar($0) }
    }

    /// More than any language has by ICU's tables.
    private static let mostLetters = 1 << 15
}
