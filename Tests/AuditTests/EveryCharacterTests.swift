// Each character that a rule checks for: the quick test of a text's bytes must not miss any.

import Audit
import Testing

@Suite("Every character")
struct EveryCharacterTests {
    @Test("Each control character and each noncharacter is found, and no other")
    func controls() async throws {
        let scalars = Self.scalars.filter { !"\t\n\r\"\\".unicodeScalars.contains($0) }
        let found = try await AuditedApp.findings(of: "control-character", inTexts: scalars.map { "a\($0)b" })
        for (index, scalar) in scalars.enumerated() {
            let breaksLines = scalar.value == 0x2028 || scalar.value == 0x2029
            let isExpected =
                scalar.properties.generalCategory == .control || scalar.properties.isNoncharacterCodePoint
                || breaksLines
            if (found[index] != nil) != isExpected { Issue.record("U+\(String(scalar.value, radix: 16))") }
        }
    }

    @Test("Invisible characters are found, whatever their bytes")
    func invisible() async throws {
        let characters =
            "\u{AD}\u{61C}\u{115F}\u{1160}\u{180B}\u{200B}\u{200E}\u{2061}\u{206A}\u{3164}\u{FE00}\u{FEFF}\u{FFA0}"
            + "\u{FFF9}\u{E0001}\u{E0041}\u{E0100}"
        let texts = characters.unicodeScalars.map { "a \($0) b" }
        // A soft hyphen beside a space has no effect.
        let found = try await AuditedApp.findings(of: "invisible-character", inTexts: texts)
        #expect(found.keys.sorted() == Array(texts.indices))
    }

    @Test("A Latin name at the start gives every right-to-left script the wrong direction")
    func rightToLeft() async throws {
        let letters =
            "\u{5D0}\u{627}\u{710}\u{780}\u{7CA}\u{800}\u{840}\u{8A0}\u{FB1D}\u{FB50}\u{FE70}\u{10800}\u{1E900}"
        let texts = letters.unicodeScalars.map { "Swell \($0)\($0)\($0) \($0)\($0)." }
        let found = try await AuditedApp.findings(of: "bidi-direction", inTexts: texts, locale: "he")
        #expect(found.keys.sorted() == Array(texts.indices))
    }

    /// The scalars of the planes with characters, except the Chinese ones of the third, and all noncharacters.
    private static let scalars =
        ((0...0x1_FFFF).map { $0 } + (0xE_0000...0xE_0FFF).map { $0 }
        + (2...0x10).flatMap { [$0 << 16 | 0xFFFE, $0 << 16 | 0xFFFF] })
        .compactMap { Unicode.Scalar(UInt32($0)) }
}
