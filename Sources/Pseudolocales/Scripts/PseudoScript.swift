// The scripts of pseudo-locales.

/// A script that Latin words can be written in.
public struct PseudoScript: Sendable {
    /// The ISO 15924 code, such as "Arab".
    public let code: String
    /// The English name, such as "Arabic".
    public let name: String
    private let spelling: Spelling

    private enum Spelling {
        case syllables(Syllabary)
        case characters(HanCharacters)
    }

    private init(_ code: String, _ name: String, _ spelling: Spelling) {
        self.code = code
        self.name = name
        self.spelling = spelling
    }

    /// All scripts, in the order in which they are listed.
    public static let all = [
        PseudoScript("Arab", "Arabic", .syllables(.arabic)),
        PseudoScript("Hebr", "Hebrew", .syllables(.hebrew)),
        PseudoScript("Cyrl", "Cyrillic", .syllables(.cyrillic)),
        PseudoScript("Grek", "Greek", .syllables(.greek)),
        PseudoScript("Deva", "Devanagari", .syllables(.devanagari)),
        PseudoScript("Thai", "Thai", .syllables(.thai)),
        PseudoScript("Kana", "Katakana", .syllables(.katakana)),
        PseudoScript("Hang", "Hangul", .syllables(.hangul)),
        PseudoScript("Hans", "Simplified Chinese", .characters(.common)),
    ]

    /// The script with a code, ignoring case.
    public static func named(_ code: String) -> PseudoScript? {
        all.first { $0.code.lowercased() == code.lowercased() }
    }

    /// Appends the word of ASCII letters `utf8[range]` in the spelling of this script.
    public func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        switch spelling {
        case .syllables(let syllabary): syllabary.append(utf8, range, to: &output)
        case .characters(let characters): characters.append(utf8, range, to: &output)
        }
    }
}
