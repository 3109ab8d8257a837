// A text of the source that a language has no translation of.

import Forecast
import MessagePatterns
import Samples
import TextLayout

/// A text of the source that a language has no translation of, with what that language puts in for placeholders.
struct UntranslatedText {
    /// The language that it is written in.
    let language: String
    /// The widest text that it shows.
    let shown: ShownText
    /// What is known of the length of that, each placeholder as short as it is mostly written.
    let text: ForecastSource
    /// What is known of the length of the value as it is stored.
    let stored: ForecastSource
    /// How many characters of ``text`` are placeholders.
    let spelled: Int
    /// Whether there is anything in it to translate.
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
