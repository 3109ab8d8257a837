// Measures messages by a plan, one after the other.
//
// Texts and rulers are made once, whatever the number of boxes. A message without placeholders and branches costs one
// fit.

import MessagePatterns
import Samples
import TextLayout

/// Measures messages by a plan.
///
/// It serves one thread at a time; each thread makes its own.
public struct MessageMeasuring {
    private let plan: MeasuringPlan
    private var fitting: MessageFitting
    private var points: PointRuler?
    private var columns: ColumnRuler
    private var steps: [RuledStep<String, PointRuler>]

    /// Measures by a plan, with what is known to stand for placeholders.
    public init(_ plan: MeasuringPlan, given: SampleTable = SampleTable()) {
        self.plan = plan
        fitting = MessageFitting(locale: plan.locale, given: given)
        let points = plan.fonts.map { Typesetter().ruler($0, locale: plan.locale, base: plan.base) }
        self.points = points
        columns = ColumnRuler(plan.columns)
        steps = plan.steps.compactMap { step in
            points.map { .init(SizeStep(setting: step.name, points: step.points), ruler: $0.scaled(to: step.points)) }
        }
    }

    /// Measures a message.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - category: The plural category whose variant it is, if it is one.
    ///   - isDetailed: Whether more is asked for than how it fits.
    /// - Returns: What was measured.
    public mutating func measure(
        _ message: Message, category: String? = nil, isDetailed: Bool = true
    ) -> MeasuredMessage {
        let texts = fitting.texts(of: message, category: category)
        let fit = fit(texts)
        let extents = texts.texts.map { Extent(of: $0.utf8, columns: plan.columns) }
        let index = plan.box == nil ? fit.widestIndex : fit.worstIndex
        return MeasuredMessage(
            text: message.text, fault: message.fault, plan: plan, fit: fit, extents: extents,
            points: widths(texts, fit),
            steps: stepped(texts), index: index, details: isDetailed ? details(of: fit.fits[index]) : nil)
    }

    private mutating func fit(_ texts: ShownTexts) -> MessageFit {
        let box = plan.box ?? Box(lines: nil)
        if plan.unit == .points, var ruler = points {
            // A ruler in two places would be copied as soon as it keeps something.
            points = nil
            defer { points = ruler }
            return fitting.fit(texts, in: box, by: &ruler)
        }
        return fitting.fit(texts, in: box, by: &columns)
    }

    private mutating func widths(_ texts: ShownTexts, _ fit: MessageFit) -> [Double] {
        guard var ruler = points else { return [] }
        points = nil
        defer { points = ruler }
        let isMeasured = plan.unit == .points && plan.box == nil
        let whole = isMeasured ? fit : fitting.measure(texts, by: &ruler)
        // Spaces hang in a box, but a text is as wide as all of it.
        return whole.fits.map { shown in
            shown.fit.lines.reduce(0) { max($0, ruler.width(of: shown.fit.utf8[$1.range])) }
        }
    }

    private mutating func stepped(_ texts: ShownTexts) -> MessageSteps<String> {
        fitting.steps(texts, in: plan.box ?? Box(lines: nil), at: &steps)
    }

    private mutating func details(of text: ShownFit) -> ShownDetails? {
        guard text.shown.utf8.count <= ShownDetails.longest else { return nil }
        let direction = ShownDirection(text.shown, base: plan.base)
        guard var ruler = points else {
            return ShownDetails(runs: [], missing: [], overhangs: [], direction: direction)
        }
        points = nil
        defer { points = ruler }
        let runs = ruler.runs(of: text.shown.utf8[...])
        return ShownDetails(
            runs: runs, missing: MissingCharacter.find(in: runs, of: text.shown.utf8, fonts: plan.fonts),
            overhangs: plan.unit == .points ? text.fit.overhangs(by: &ruler) : [], direction: direction)
    }
}
