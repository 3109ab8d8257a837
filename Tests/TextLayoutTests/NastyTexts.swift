// Texts of characters that join with their neighbors, and of invalid UTF-8.

/// Texts that are hard to divide into characters.
enum NastyTexts {
    /// Returns a few pieces in random order.
    static func mix(using numbers: inout some RandomNumberGenerator) -> [UInt8] {
        (0..<Int.random(in: 1...12, using: &numbers)).flatMap { _ in pieces.randomElement(using: &numbers) ?? [] }
    }

    private static let pieces: [[UInt8]] =
        [
            "\u{200D}", "\u{200C}", "🇩", "🇪", "\u{1100}", "\u{1161}", "\u{11A8}", "가", "각", "\u{A960}", "\u{94D}", "क",
            "ष",
            "\u{9CD}", "ক", "\u{DCA}", "ර", "\u{D4D}", "\u{D4E}", "\u{600}", "\u{6DD}", "\u{110BD}", "\r", "\n", "\r\n",
            "\u{0}",
            "\t", "\u{85}", "\u{2028}", "\u{AD}", "\u{FE0E}", "\u{FE0F}", "\u{20E3}", "1", "#", "a", "b c", "é",
            "e\u{301}",
            "\u{301}", "\u{903}", "ำ", "👩", "❤", "☂", "🏽", "👍", "😀", "\u{E0067}", "\u{E007F}", "🏴", "日", "ﾟ",
            "\u{3099}",
            "\u{200B}", "\u{2066}", "\u{1F3FB}", "©", "\u{378}", "\u{10FFFF}", "𑄳", "\u{1039}", "\u{17D2}",
        ].map { Array($0.utf8) } + [
            [0xFF], [0xC2], [0xE2, 0x80], [0xF0, 0x9F, 0x91], [0xED, 0xA0, 0x80], [0x80], [0xC0, 0x80], [0xF4, 0x90],
            [0xE0, 0x80],
        ]
}
