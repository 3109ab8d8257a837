// Which fonts draw which languages, as data.

import Fonts
import TextLayout

/// Which fonts draw the letters of some languages.
struct FontSurvey {
    struct Row {
        let locale: String
        let script: String
        /// The fonts that draw its letters, as indices of `fonts`, sorted by the number of letters.
        let shares: [(font: Int, letters: Int)]
        let missing: [Unicode.Scalar]
        /// The family that has the missing letters.
        let needed: String?
    }

    /// The languages surveyed by default: one for each script that apps are often translated into.
    static let common = [
        "en", "ru", "el", "ar", "he", "hi", "bn", "pa", "gu", "ta", "te", "kn", "ml", "th", "lo", "km", "my", "ka",
        "hy",
        "am", "ko", "ja", "zh-Hans", "zh-Hant", "zh-HK",
    ]

    let stack: FontStack
    private(set) var fonts: [Font] = []
    private(set) var rows: [Row] = []

    init(_ stack: FontStack) {
        self.stack = stack
        fonts = [stack.configured[0]]
    }

    /// Adds the row of a language.
    mutating func add(_ locale: String, _ writing: Writing) {
        add(locale, script: writing.script, language: locale, writing.letters)
    }

    /// Adds a row for emoji, which belong to no language.
    mutating func addEmoji() {
        add("emoji", script: "Zsye", language: "en", ["\u{1F600}", "\u{1F44D}", "\u{1F680}", "\u{1F4F7}", "\u{1F389}"])
    }

    private mutating func add(_ locale: String, script: String, language: String, _ letters: [Unicode.Scalar]) {
        var counts = [Int](repeating: 0, count: fonts.count)
        var missing: [Unicode.Scalar] = []
        // Lazy: if the given fonts suffice, there is no need to search the installed ones.
        lazy var fallbacks = stack.fallbacks(script: script, language: language)
        for letter in letters {
            let font =
                stack.configured.first { $0.covers(letter) } ?? fallbacks.first { $0.covers(letter) }
                ?? stack.font(covering: letter)
            guard let font else {
                missing.append(letter)
                continue
            }
            let number = number(of: font)
            if number == counts.count { counts.append(0) }
            counts[number] += 1
        }
        let shares = counts.indices.filter { counts[$0] > 0 }.map { (font: $0, letters: counts[$0]) }
        rows.append(
            Row(
                locale: locale, script: script,
                shares: shares.sorted { ($1.letters, $0.font) < ($0.letters, $1.font) }, missing: missing,
                needed: missing.isEmpty ? nil : ScriptFamilies.families(script: script, language: language).first))
    }

    private mutating func number(of font: Font) -> Int {
        if let known = fonts.firstIndex(where: { $0 === font }) { return known }
        fonts.append(font)
        return fonts.count - 1
    }
}
