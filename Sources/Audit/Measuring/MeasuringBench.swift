// Measures the texts of entries one after the other, as written and as in pseudo-locales.

import Budgets
import Catalogs
import Comparison
import Configuration
import Generation
import MessagePatterns
import Pseudolocales

/// Measures the texts of entries, as written and as in pseudo-locales; each instance serves one thread at a time.
package struct MeasuringBench {
    package var parser: MessageParser
    package var measurer: Measurer
    /// The pseudo-locales in which sources are measured.
    package private(set) var makers: [(tag: String, maker: TextMaker)]
    private var text: [UInt8] = []

    package init(_ plan: AuditPlan, care: Measurer.Care) {
        parser = plan.parser.unshared
        measurer = Measurer(plan.fonts, samples: plan.samples, parser: plan.parser.unshared, care: care)
        measurer.turns = plan.pseudolocales.count
        makers = plan.pseudolocales.map { ($0.tag.string, TextMaker($0, plan.locks)) }
    }

    /// Replaces a subject with a part of its entry in a pseudo-locale; returns false if that part is not
    /// pseudo-localized.
    ///
    /// Until the measurer's maker is removed, it also makes the texts that are inserted.
    package mutating func make(_ part: Entry.Part, _ index: Int, _ subject: inout TextSubject) -> Bool {
        text.removeAll(keepingCapacity: true)
        guard makers[index].maker.append(part, of: subject.entry, to: &text) else { return false }
        parser.adapt(to: subject.entry)
        subject.become(text, of: makers[index].tag, madeOf: part, parser)
        measurer.maker = makers[index].maker
        return true
    }

    /// Replaces a subject with a part of its entry, in a language that lacks its own text for it.
    package mutating func show(_ part: Entry.Part, in locale: String, _ subject: inout TextSubject) {
        text.removeAll(keepingCapacity: true)
        subject.entry.append(part, to: &text)
        parser.adapt(to: subject.entry)
        subject.become(text, of: locale, madeOf: part, parser)
    }
}
