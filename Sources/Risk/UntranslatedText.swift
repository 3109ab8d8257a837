// A source text without a translation in a language.

import Forecast
import MessagePatterns
import Samples
import TextLayout

/// A source text without a translation in a language, with the samples of that language for placeholders.
struct UntranslatedText {
    /// The source language.
    let language: String
    /// The widest text that it can show.
    let shown: ShownText
    /// The forecast input for its length, with each placeholder in its usual, shortest spelling.
    let text: ForecastSource
    /// The forecast input for the length of the stored value.
    let stored: ForecastSource
    /// The number of characters of ``text`` that are placeholders.
    let spelled: Int
    /// Whether it contains anything to translate.
    let hasLetters: Bool

    init(_ message: Message, _ texts: ShownTexts, in language: String) {
        self.language = language
        shown = texts.texts.max { $0.utf8.count < $1.utf8.count } ?? ShownText(message.utf8)
        hasLetters = message.hasLetters
        let ranges = message.parts.filter { $0.kind == .placeholder || $0.kind == .markup }.map(\.range)
        stored = ForecastSource(utf8: message.utf8, placeholders: ranges)
        var utf8: [UInt8] = []
        var slots: [Range<Int>] = []
        var end = 0
        for placeholder in shown.placeholders where placeholder.range.lowerBound >= end {
            utf8 += shown.utf8[end..<placeholder.range.lowerBound]
            utf8 += Self.slot
            slots.append(utf8.count - Self.slot.count..<utf8.count)
            end = placeholder.range.upperBound
        }
        utf8 += shown.utf8[end...]
        text = ForecastSource(utf8: utf8, placeholders: slots)
        spelled = slots.count * Self.slot.count
    }

    private static let slot = Array("%@".utf8)
}
