// Single-byte encodings that UTF-8 is mistaken for.

/// A single-byte encoding.
struct CodePage: Sendable {
    let name: String
    /// The bytes of scalars other than ASCII.
    private let bytes: [UInt32: UInt8]
    /// The number of adjacent misread characters that cannot be a coincidence.
    let proof: Int
    /// Whether words of some language consist of letters that make sense as UTF-8: those of Kazakh do, in capitals.
    var hasWords: Bool { name == Self.cyrillic.name }

    /// Creates an encoding with the characters of the bytes from `first` on.
    private init(_ name: String, proof: Int, first: UInt8 = 0x80, _ letters: String) {
        var bytes: [UInt32: UInt8] = [:]
        for (index, scalar) in letters.unicodeScalars.enumerated() where scalar != "\u{FFFD}" {
            bytes[scalar.value] = first + UInt8(index)
        }
        self.name = name
        self.proof = proof
        self.bytes = bytes
    }

    /// Returns the byte that was read as a scalar; nil if there is none.
    func byte(of scalar: UInt32) -> UInt8? {
        scalar < 0x80 ? UInt8(scalar) : bytes[scalar]
    }

    /// Returns the character for the byte of a control character from 80 to 9F; nil if it is a control character, too.
    func scalar(of control: UInt32) -> Unicode.Scalar? {
        guard 0x80...0x9F ~= control else { return nil }
        let found = bytes.filter { $0.value == UInt8(control) && $0.key != control }.keys.min()
        return found.flatMap { Unicode.Scalar($0) }
    }

    /// Windows-1252, and Latin-1, which has control characters instead of some of its letters.
    static let windows: CodePage = {
        let letters = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ"
        let latin = String(String.UnicodeScalarView((0xA0...0xFF).compactMap { Unicode.Scalar($0 as UInt32) }))
        var page = CodePage("Windows-1252", proof: 4, letters + latin)
        page = page.adding((0x80...0x9F).map { (UInt32($0), UInt8($0)) })
        return page
    }()

    /// Mac OS Roman.
    static let mac = CodePage(
        "Mac Roman", proof: 6,
        "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
    )

    /// Windows-1251, for Cyrillic.
    static let cyrillic = CodePage(
        "Windows-1251", proof: 6,
        "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
    )

    /// Windows-874, for Thai; where it has no letter, programs keep the control character.
    static let thai: CodePage = {
        let signs: [UInt32: UInt8] = [
            0x20AC: 0x80, 0x2026: 0x85, 0x2018: 0x91, 0x2019: 0x92, 0x201C: 0x93, 0x201D: 0x94, 0x2022: 0x95,
            0x2013: 0x96, 0x2014: 0x97, 0xA0: 0xA0,
        ]
        let letters = (0x0E01...0x0E5B).map { (UInt32($0), UInt8($0 - 0x0E01 + 0xA1)) }
        let page = CodePage(name: "Windows-874", proof: 6, bytes: signs)
        return page.adding(letters + (0x80...0x9F).map { (UInt32($0), UInt8($0)) })
    }()

    private func adding(_ more: [(UInt32, UInt8)]) -> CodePage {
        CodePage(name: name, proof: proof, bytes: bytes.merging(more) { known, _ in known })
    }

    private init(name: String, proof: Int, bytes: [UInt32: UInt8]) {
        self.name = name
        self.proof = proof
        self.bytes = bytes
    }
}
