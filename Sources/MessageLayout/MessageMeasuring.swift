// Measures messages by a plan, one after the other.
//
// Texts and rulers are created once, whatever the number of boxes. A message without placeholders and branches costs one
// fit.

import MessagePatterns
import Samples
import TextLayout

/// Measures messages by a plan.
///
/// For use by one thread; each thread creates its own.
public struct MessageMeasuring {
    private let plan: MeasuringPlan
    private var fitting: MessageFitting
    private var points: SizedRuler?
    private var columns: ColumnRuler

    /// Creates a measurer by a plan, with known samples for placeholders.
    public init(_ plan: MeasuringPlan, given: SampleTable = SampleTable()) {
        self.plan = plan
        fitting = MessageFitting(locale: plan.locale, given: given)
        points = plan.fonts.map { SizedRuler($0, plan.steps, locale: plan.locale, base: plan.base) }
        columns = ColumnRuler(plan.columns)
    }

    /// Measures a message.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - category: The plural category of the message, if it is a plural variant.
    ///   - isDetailed: Whether to include details beyond the fit.
    /// - Returns: The measurements.
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
        let inPoints = plan.unit == .points ? points.mutating { fitting.fit(texts, in: box, by: &$0.own) } : nil
        return inPoints ?? fitting.fit(texts, in: box, by: &columns)
    }

    private mutating func widths(_ texts: ShownTexts, _ fit: MessageFit) -> [Double] {
        let isMeasured = plan.unit == .points && plan.box == nil
        return points.mutating { ruler in
            let whole = isMeasured ? fit : fitting.measure(texts, by: &ruler.own)
            // Trailing spaces hang in a box, but count for the width of a text.
            return whole.fits.map { shown in
                shown.fit.lines.reduce(0) { max($0, ruler.own.width(of: shown.fit.utf8[$1.range])) }
            }
        } ?? []
    }

    private mutating func stepped(_ texts: ShownTexts) -> MessageSteps<String> {
        let box = plan.box ?? Box(lines: nil)
        return points.mutating { fitting.steps(texts, in: box, at: &$0.steps) } ?? MessageSteps(steps: [])
    }

    private mutating func details(of text: ShownFit) -> ShownDetails? {
        let utf8 = text.shown.utf8
        guard utf8.count <= ShownDetails.longest else { return nil }
        let direction = ShownDirection(text.shown, base: plan.base)
        let isInPoints = plan.unit == .points
        return points.mutating { ruler in
            ShownDetails(
                runs: ruler.own.runs(of: utf8[...]), missing: ruler.missing(in: utf8),
                overhangs: isInPoints ? text.fit.overhangs(by: &ruler.own) : [], direction: direction)
        } ?? ShownDetails(runs: [], missing: [], overhangs: [], direction: direction)
    }
}

extension Optional {
    /// Mutates the wrapped value in place: a ruler with two owners would be copied at the first write to its cache.
    fileprivate mutating func mutating<Result>(_ work: (inout Wrapped) -> Result) -> Result? {
        guard var wrapped = self else { return nil }
        self = nil
        defer { self = wrapped }
        return work(&wrapped)
    }
}
