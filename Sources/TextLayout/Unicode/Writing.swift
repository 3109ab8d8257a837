// The writing system of a language: its script and its letters, from ICU.

internal import CICU

/// The writing system of a language.
public struct Writing: Sendable {
    /// The likely script (ISO 15924), such as `Arab`.
    public let script: String
    /// The letters, including capitals, in code point order.
    ///
    /// If ICU knows no letters of the language in this script, they are the first letters of the script.
    public let letters: [Unicode.Scalar]

    /// Creates the writing system of a language tag (BCP 47), such as `zh-Hant`; nil if ICU does not know it.
    public init?(of tag: String) {
        guard let script = Self.script(of: tag) else { return nil }
        self.script = script
        var scalars = [UInt32](repeating: 0, count: Self.mostLetters)
        let count = Int(cicu_letters(tag, &scalars, Int32(scalars.count)))
        let own = scalars.prefix(count).compactMap { Unicode.Scalar($0) }
        let number = cicu_script_number(script)
        let isOwn = Self.mixedScripts.contains(script) || own.contains { Self.script(of: $0.value) == number }
        letters = isOwn ? own : Self.letters(ofScript: number)
        if letters.isEmpty { return nil }
    }

    /// Returns the likely script of a language tag; nil if ICU does not know it.
    public static func script(of tag: String) -> String? {
        var code = [CChar](repeating: 0, count: Int(CICU_SCRIPT_LENGTH))
        // An explicit script in the tag would make any word a language.
        guard let language = tag.split(separator: "-").first, cicu_likely_script(String(language), &code),
            cicu_likely_script(tag, &code)
        else { return nil }
        return code.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    }

    /// Scripts that combine several, so that no letter belongs to them.
    private static let mixedScripts: Set<String> = ["Jpan", "Kore", "Hans", "Hant", "Hanb", "Hrkt"]

    private static func script(of scalar: UInt32) -> UInt32 { UInt32(cicu_scalar_item(scalar) & 0xFF) }

    /// The first letters of a script, enough to test whether a font covers it.
    private static func letters(ofScript number: UInt32) -> [Unicode.Scalar] {
        let letters = (0..<0x20000).lazy.filter { script(of: $0) == number && cicu_is_letter($0) }
        return letters.prefix(64).compactMap { Unicode.Scalar($0) }
    }

    /// More than any language has in ICU's tables.
    private static let mostLetters = 1 << 15
}
