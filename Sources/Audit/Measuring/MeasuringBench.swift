// What measures the texts of entries, one after the other, as they are and as they would be in pseudo-locales.

import Budgets
import Catalogs
import Comparison
import Configuration
import Generation
import MessagePatterns
import Pseudolocales

/// Measures the texts of entries, as they are and as they would be in pseudo-locales; it serves one thread at a time.
package struct MeasuringBench {
    package var parser: MessageParser
    package var measurer: Measurer
    /// The pseudo-locales that sources are measured as.
    package private(set) var makers: [(tag: String, maker: TextMaker)]
    private var text: [UInt8] = []

    package init(_ plan: AuditPlan, care: Measurer.Care) {
        parser = plan.parser.unshared
        measurer = Measurer(plan.fonts, samples: plan.samples, parser: plan.parser.unshared, care: care)
        measurer.turns = plan.pseudolocales.count
        makers = plan.pseudolocales.map { ($0.tag.string, TextMaker($0, plan.locks)) }
    }

    /// Turns a subject into what a part of its entry is in a pseudo-locale; false if nothing is made of that.
    ///
    /// Until the measurer's maker is taken away, it makes the texts that are put in, too.
    package mutating func make(_ part: Entry.Part, _ index: Int, _ subject: inout TextSubject) -> Bool {
        text.removeAll(keepingCapacity: true)
        guard makers[index].maker.append(part, of: subject.entry, to: &text) else { return false }
        parser.adapt(to: subject.entry)
        subject.become(text, of: makers[index].tag, madeOf: part, parser)
        measurer.maker = makers[index].maker
        return true
    }

    /// Turns a subject into what a part of its entry says, in a language that has no text of its own for it.
    package mutating func show(_ part: Entry.Part, in locale: String, _ subject: inout TextSubject) {
        text.removeAll(keepingCapacity: true)
        subject.entry.append(part, to: &text)
        parser.adapt(to: subject.entry)
        subject.become(text, of: locale, madeOf: part, parser)
    }
}
