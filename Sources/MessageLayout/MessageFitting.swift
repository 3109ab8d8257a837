// Fits messages into boxes, as users will see them.

import MessagePatterns
import Samples
import TextLayout

/// Measures messages of one locale as users will see them.
///
/// It caches samples, so each thread needs its own value. The texts of a message are made once and can then be fitted
/// into any number of boxes, by any number of rulers. A message without placeholders and branches costs a single
/// ``Fitting``.
public struct MessageFitting: Sendable {
    /// The locale for samples and line breaking.
    public let locale: String
    private var maker: SampleMaker

    /// Creates a measurer for a language tag, with known samples for placeholders, and the number of digits in numbers
    /// without a sample.
    public init(locale: String, given: SampleTable = SampleTable(), digits: Int = SampleMaker.mostDigits) {
        self.locale = locale
        maker = SampleMaker(locale: locale, given: given, digits: digits)
    }

    /// The texts that a message can show; see ``SampleMaker``.
    public mutating func texts(
        of message: Message, category: String? = nil, given: SampleTable = SampleTable(),
        substitutions: [String: [ShownText]] = [:], isCountedElsewhere: () -> Bool = { false }
    ) -> ShownTexts {
        maker.texts(
            of: message, category: category, given: given, substitutions: substitutions,
            isCountedElsewhere: isCountedElsewhere)
    }

    /// Fits each text that a message can show into a box.
    public func fit(_ texts: ShownTexts, in box: Box, by ruler: inout some LineRuler) -> MessageFit {
        let fits = texts.texts.map { text in
            ShownFit(
                shown: text,
                fit: Fitting.fit(
                    text.utf8, in: box, by: &ruler, locale: locale, marks: text.placeholders.map(\.range)))
        }
        return MessageFit(fits: fits, isBounded: texts.isBounded)
    }

    /// Whether each text that a message can show fits into a box, like ``MessageFit/allFit``; with `wholeWords`, only if a
    /// box of several lines breaks no word.
    public func allFit(
        _ texts: ShownTexts, in box: Box, by ruler: inout some LineRuler, wholeWords: Bool = false
    ) -> Bool {
        texts.texts.allSatisfy { Fitting.fits($0.utf8, in: box, by: &ruler, locale: locale, wholeWords: wholeWords) }
    }

    /// Measures each text that a message can show without a box; only its own newlines end its lines.
    public func measure(_ texts: ShownTexts, by ruler: inout some LineRuler) -> MessageFit {
        fit(texts, in: Box(lines: nil), by: &ruler)
    }

    /// Fits each text that a message can show into a box at every step, by the ruler of the step.
    ///
    /// Steps of one size are measured once.
    public func steps<Setting, Ruler: LineRuler>(
        _ texts: ShownTexts, in box: Box, at steps: inout [RuledStep<Setting, Ruler>]
    ) -> MessageSteps<Setting> {
        var fits: [MessageSteps<Setting>.Step] = []
        for index in steps.indices {
            let step = steps[index].step
            let known = fits.last.flatMap { $0.step.points == step.points ? $0.fit : nil }
            fits.append(.init(step: step, fit: known ?? fit(texts, in: box, by: &steps[index].ruler)))
        }
        return MessageSteps(steps: fits)
    }
}
