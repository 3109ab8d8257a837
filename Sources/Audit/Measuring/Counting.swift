// Counts the units of texts, such as their characters, for limits that are numbers.

import Basics
import Budgets
import Comparison
import MessageLayout
import MessagePatterns
import Samples
import TextLayout

extension Measurer {
    /// The maximum (or minimum) count of a unit in the text, whatever it shows.
    mutating func count(
        _ subject: TextSubject, _ unit: CountUnit, _ texts: inout ShownTexts?, isLeast: Bool = false
    ) -> (need: Double, shown: ShownText?) {
        let message = subject.message
        guard unit.isOfShownText else { return (Double(unit.count(stored(subject))), nil) }
        if message.isPlain { return (Double(unit.count(message.utf8)), ShownText(message.utf8)) }
        let all = texts ?? shownTexts(subject)
        texts = all
        return widest(all, unit, isLeast: isLeast)
    }

    /// The text with the maximum (or minimum) count of a unit.
    func widest(
        _ all: ShownTexts, _ unit: CountUnit, isLeast: Bool = false
    ) -> (need: Double, shown: ShownText?) {
        var best: (need: Int, shown: ShownText)?
        for text in all.texts {
            let count = unit.count(text.utf8)
            if let known = best?.need, isLeast ? count >= known : count <= known { continue }
            best = (count, text)
        }
        return (Double(best?.need ?? 0), best?.shown)
    }

    /// The text as the app will store it, without the catalog's own elements.
    private func stored(_ subject: TextSubject) -> [UInt8] {
        let message = subject.message
        guard subject.entry.hasElements else { return message.utf8 }
        var isInTag = false
        return message.parts.reduce(into: []) { text, part in
            switch part.kind {
            case .markup: break
            case .locked:
                for byte in message.utf8[part.range] {
                    if byte == UInt8(ascii: "<") { isInTag = true }
                    if !isInTag { text.append(byte) }
                    if byte == UInt8(ascii: ">") { isInTag = false }
                }
            case .text, .placeholder, .branchStart, .branchNext, .branchEnd: text += message.utf8[part.range]
            }
        }
    }

    /// The maximum number of characters that the source shows; nil if no source is known.
    mutating func sourceCount(_ subject: TextSubject) -> Double? {
        guard let message = subject.sourceMessage, !subject.isSource else { return nil }
        if message.isPlain { return Double(CountUnit.graphemes.count(message.utf8)) }
        let locale = subject.originalLocale
        var fitting =
            sourceFitting.flatMap { $0.locale == locale ? $0.fitting : nil }
            ?? MessageFitting(locale: locale, given: samples)
        sourceFitting = nil
        defer { sourceFitting = (locale, fitting) }
        let texts = subject.source.map { shown.texts(of: $0, message, &fitting) } ?? fitting.texts(of: message)
        return texts.texts.map { Double(CountUnit.graphemes.count($0.utf8)) }.max()
    }
}
