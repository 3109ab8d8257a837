// Properties of the texts that a message can produce, whatever it contains.

import MessageLayout
import MessagePatterns
import Samples
import TestSupport
import TextLayout

/// The properties of samples and of messages in boxes.
enum ShownProperties {
    static let target = FuzzTarget(
        "shown", grammar: MessageProperties.grammar, most: MessageProperties.most,
        seeds: { Seeds.texts(most: MessageProperties.most) }
    ) { bytes, choice in
        let syntax = Syntax.all.chosen(by: choice / 31) ?? .auto
        let locale = LayoutProperties.locales.chosen(by: choice) ?? "en"
        var message = Message()
        message.parse(MessageParser(syntax)) { $0 += bytes.repaired }
        var fitting = MessageFitting(locale: locale)
        for category in [nil, "one", "other"] {
            let texts = fitting.texts(of: message, category: category)
            try hold(!texts.texts.isEmpty && texts.texts.count <= 64, "\(texts.texts.count) texts")
            for text in texts.texts {
                try hold(String(validating: text.utf8, as: UTF8.self) != nil, "a shown text is not UTF-8: \(text.text)")
                for placeholder in text.placeholders {
                    try hold(
                        placeholder.range.upperBound <= text.utf8.count, "a placeholder is outside of \(text.text)")
                }
            }
            guard category == nil else { continue }
            let box = Box(chosenBy: choice)
            var columns = ColumnRuler()
            let fit = fitting.fit(texts, in: box, by: &columns)
            try hold(fit.fits.count == texts.texts.count, "\(fit.fits.count) fits of \(texts.texts.count) texts")
            for shown in fit.fits {
                if let breach = FitProperties.breach(of: shown.fit, box, locale, by: &columns) {
                    throw Breach(description: "\(breach): \(shown.shown.text) in \(box)")
                }
            }
            try hold(
                fitting.allFit(texts, in: box, by: &columns) == fit.allFit, "quick fit: \(!fit.allFit), in \(box)")
        }
    }
}
