// Compares the placeholders of a text that may be one of several forms with those of its source's forms.

import Catalogs
import MessagePatterns

/// The placeholders of one text of a key, beside all texts that it may translate.
struct PlaceholderForms {
    private let entry: Entry
    private let message: Message
    private(set) var differences: [PlaceholderDifference] = []

    init(_ subject: TextSubject, _ source: Message) {
        entry = subject.entry
        message = subject.message
        var bytes: [UInt8] = []
        let hasVariant = entry.append(.variant, to: &bytes)
        // Most texts are no form of anything, and have what their source has.
        let hasLonePercent = PlaceholderComparison.hasLonePercent(source: source, translation: message)
        if !hasVariant, !hasLonePercent, message.keepsParts(of: source) { return }
        let variant = String(decoding: bytes, as: UTF8.self)
        let step = PluralStep.all(in: variant, of: entry.catalog.format).last
        let form = step.map { NumberForm(category: $0.category, locale: subject.locale) } ?? .none
        differences = compare(source, form)
        if !differences.isEmpty || form != .none { judge(subject, step, form) }
    }

    /// A form may have what the source's same form has, or its form `other`; a text without forms, what any
    /// text of the source has that is shown for many numbers.
    private mutating func judge(_ subject: TextSubject, _ step: PluralStep?, _ form: NumberForm) {
        let texts = KeyTexts.source(of: subject)
        let format = entry.catalog.format
        guard let step else {
            let isFitting = texts.contains { text in
                let category = PluralStep.all(in: text.variant, of: format).last?.category ?? "other"
                return category == "other" && compare(Message(text.text), form).isEmpty
            }
            if isFitting { differences = [] }
            return
        }
        let other = step.variant("other")
        guard let text = texts.first(where: { $0.variant == other }) else { return }
        let found = compare(Message(text.text), form)
        // That the source's `one` says no number does not let a form for many be silent.
        let isSilent = found.contains { if case .lostNumber = $0 { true } else { false } }
        if found.isEmpty || isSilent || !differences.isEmpty { differences = found }
    }

    private func compare(_ source: Message, _ form: NumberForm) -> [PlaceholderDifference] {
        let found = PlaceholderComparison.between(source: source, translation: message, form: form)
        return found.filter { !isElsewhere($0) } + undefinedVariables.map { .undefined($0) }
    }

    /// A translation has variables of its own, and may nest them otherwise.
    private func isElsewhere(_ difference: PlaceholderDifference) -> Bool {
        switch difference {
        case .lost(let spelling) where spelling.contains("#@"):
            KeyTexts.own(of: entry).contains { $0.text.contains("#@") }
        case .added(let spelling, _): spelling.contains("#@")
        default: false
        }
    }

    /// Variables for which the translation has no texts.
    private var undefinedVariables: [String] {
        let format = entry.catalog.format
        guard format.layout != .onePerFile || format.hasPluralBranches, message.text.contains("#@") else { return [] }
        let known = Set(
            KeyTexts.own(of: entry).flatMap { PluralStep.all(in: $0.variant, of: format).compactMap(\.variable) })
        return MessageArguments(message).formatted.compactMap { argument in
            if case .variable(let name) = argument.type, !known.contains(name) { argument.spelling } else { nil }
        }
    }
}
