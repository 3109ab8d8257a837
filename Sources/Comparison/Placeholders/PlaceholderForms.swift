// Compares the placeholders of a text that may be one of several forms with those of its source's forms.

import Basics
import Catalogs
import MessagePatterns

/// The placeholders of one text of a key, beside all texts that it may translate.
struct PlaceholderForms {
    private let entry: Entry
    private let dialect: any Dialect.Type
    private let message: Message
    /// The plural that it is a form of, the innermost one.
    private let step: PluralStep?
    /// The position of the first argument without a number: in a branch of a variable it is the variable's own.
    private var first = 1
    private var differences: [PlaceholderDifference] = []
    private var own: [KeyText]?

    /// How the placeholders of a text differ from those of its source.
    package static func differences(of subject: TextSubject, _ source: Message) -> [PlaceholderDifference] {
        let dialect = subject.dialect
        guard dialect.mayReadOtherwise(subject.message, source, subject.entry) else {
            return differences(of: subject, subject.message, source)
        }
        return differences(of: subject, dialect.reading(subject.message), dialect.reading(source))
    }

    private static func differences(
        of subject: TextSubject, _ message: Message, _ source: Message
    ) -> [PlaceholderDifference] {
        if subject.entry.isTerm { return [] }
        var variant: [UInt8] = []
        let hasVariant = subject.entry.append(.variant, to: &variant)
        // Most texts are no form of anything, and have what their source has.
        let hasLonePercent = PlaceholderComparison.hasLonePercent(source: source, translation: message)
        let hasVariables = message.hasVariables || source.hasVariables
        let hasStray =
            !BracketSlips.strays(in: message, source: source).isEmpty
            || DollarSlips.leftover(in: message, source) != nil
        let mayHaveLoneBrace = message.hasBraceInText && StrictBraces.Language(subject.entry) != nil
        if !hasVariant, !hasLonePercent, !hasVariables, !hasStray, !mayHaveLoneBrace,
            message.keepsParts(of: source)
        {
            return []
        }
        let forms = PlaceholderForms(subject, message, source, String(decoding: variant, as: UTF8.self), hasVariables)
        return VariableSlips.adding(to: forms.differences, of: message, source: source)
    }

    private init(
        _ subject: TextSubject, _ message: Message, _ source: Message, _ variant: String, _ hasVariables: Bool
    ) {
        (entry, dialect) = (subject.entry, subject.dialect)
        self.message = message
        step = PluralStep.all(in: variant, of: entry.catalog.format).last ?? PluralStep.numbered(variant)
        if hasVariables || step?.variable != nil, judgeVariable(subject, source) { return }
        differences = compare(source, .none)
        // A number that is there needs no excuse.
        if differences.isEmpty, !entry.isLastChoice,
            step == nil || MessageArguments(message).formatted.contains(where: \.type.isNumber)
        {
            return
        }
        if let step { judge(subject, source, step) } else { judge(subject) }
    }

    /// A text with variables, or a branch of one that the source does not have; false for another text.
    private mutating func judgeVariable(_ subject: TextSubject, _ source: Message) -> Bool {
        let known = KeyTexts.source(of: subject)
        let comparison = VariableComparison(
            source: known.isEmpty ? [KeyText(variant: "", text: source.text)] : known,
            own: KeyTexts.own(of: entry), entry.catalog.format)
        let form = step.map { numbers(of: $0, subject) } ?? .none
        if let variable = step?.variable {
            // What the source's text around the variable shows a branch may show here.
            first = comparison.position(of: variable)
            let theirs = MessageArguments(source, first: first).formatted
            let showsMore = MessageArguments(message, first: first).formatted.contains { argument in
                argument.isNumbered && !theirs.contains { $0.position == argument.position }
            }
            guard !comparison.isKnown(variable) || showsMore else { return false }
            differences = comparison.differences(message, of: variable, form)
        } else {
            differences = comparison.differences(source, message, form)
        }
        differences += undefinedVariables.map { .undefined($0) }
        return true
    }

    /// With how many texts of the source a text is compared: the forms of a plural for some devices are fewer.
    private static let most = 32

    /// A text that is no form may have what any text of the source has that is shown for many numbers.
    private mutating func judge(_ subject: TextSubject) {
        // Of choices the last is for all numbers that are left.
        if entry.isLastChoice, let last = KeyTexts.source(of: subject).last {
            differences = compare(message(of: last), .none)
            return
        }
        let isFitting = KeyTexts.source(of: subject).prefix(Self.most).contains { text in
            let category = PluralStep.all(in: text.variant, of: entry.catalog.format).last?.category ?? "other"
            return category == "other" && compare(message(of: text), .none).isEmpty
        }
        if isFitting { differences = [] }
    }

    /// A form may have what the source's same form has, or its form `other`.
    private mutating func judge(_ subject: TextSubject, _ source: Message, _ step: PluralStep) {
        let form = numbers(of: step, subject)
        differences = compare(source, form)
        let other = step.variant("other")
        let texts = KeyTexts.source(of: subject)
        // Beside each form of a translation stands the source's text for it, which is the plural but for `one`.
        let beside =
            entry.catalog.format.layout == .sourceAndTarget ? texts.last { $0.variant != step.variant("one") } : nil
        guard let text = texts.first(where: { $0.variant == other }) ?? beside else { return }
        let found = compare(message(of: text), form)
        // That the source's `one` says no number does not let a form for many be silent.
        let isSilent = found.contains { if case .lostNumber = $0 { true } else { false } }
        if found.isEmpty || isSilent || !differences.isEmpty { differences = found }
    }

    private func message(of text: KeyText) -> Message {
        dialect.meant(bySource: Message(text.text, entry.syntax), entry.syntax)
    }

    /// The numbers that a form is shown for.
    private func numbers(of step: PluralStep, _ subject: TextSubject) -> NumberForm {
        if step.category == "zero", dialect.showsZeroForZeroAlone { return .word }
        if let numbers = entry.catalog.numbers(ofBranch: entry.variant) { return NumberForm(numbers: numbers) }
        return PluralStep.numbered(entry.variant) == nil
            ? NumberForm(category: step.category, locale: subject.locale) : .many(example: 5)
    }

    private mutating func compare(_ source: Message, _ form: NumberForm) -> [PlaceholderDifference] {
        // No word stands for an argument that Python has to show.
        let isPython = entry.syntax == .python
        let hasPlaces = isPython && !MessageArguments(source).formatted.isEmpty
        var found = PlaceholderComparison.between(
            source: source, translation: message, form: hasPlaces ? .none : form,
            fields: FieldNumbering(entry.syntax, source: source), number: dialect.number(in: entry.catalog),
            isPrintf: entry.syntax != .flutterMessage, first: first)
        if isPython { found = PythonFormat.adapting(found, source, message) }
        guard let strictLanguage = StrictBraces.Language(entry) else { return complete(found, source) }
        // What a strict formatter refuses is no brace that is shown.
        let strict = StrictBraces.differences(source, message, strictLanguage)
        let isUnclosed = found.contains { if case .unclosed = $0 { true } else { false } }
        let shown = found.filter { difference in
            if case .strayBrace = difference {
                strict.isEmpty
            } else {
                !StrictBraces.isOfWords(difference, source, strictLanguage)
            }
        }
        return complete(
            shown + strict.filter { if case .loneBrace = $0 { !isUnclosed } else { true } }, source)
    }

    /// Differences but for those that are none here, and what the whole key shows to be wrong.
    private mutating func complete(_ found: [PlaceholderDifference], _ source: Message) -> [PlaceholderDifference] {
        let mixed =
            entry.syntax == .printf
            ? PlaceholderComparison.mixedNumbers(source, message) + PlaceholderComparison.gaps(source, message) : []
        let capitals = entry.syntax == .flutterMessage ? FormatComparison.capitals(in: message, source: source) : []
        return moved(found.filter { !isElsewhere($0) }, source) + mixed + capitals
            + undefinedVariables.map { .undefined($0) }
    }

    /// Differences as they are to a formatter to which a lost argument leaves its place to the next.
    private mutating func moved(_ found: [PlaceholderDifference], _ source: Message) -> [PlaceholderDifference] {
        let mayMove = found.contains { if case .lost = $0 { true } else { false } }
        guard mayMove, dialect.movesArguments(of: entry) else { return found }
        let theirs = MessageArguments(source, first: first)
        return MovedArguments.naming(
            found, theirs, MessageArguments(message, first: first), taken: takenPositions(theirs))
    }

    /// The positions of what the text around a form takes: the number that chooses it, and what is shown beside it.
    private mutating func takenPositions(_ source: MessageArguments) -> Set<Int> {
        guard let step else { return [] }
        guard let variable = step.variable else {
            return Set(source.formatted.filter(\.type.isNumber).map(\.position))
        }
        let own = KeyArguments(ownTexts(), entry.catalog.format)
        return own.outerPositions.union([own.argument(of: variable).position])
    }

    /// The texts of its key in its language, which are gathered once.
    private mutating func ownTexts() -> [KeyText] {
        if let own { return own }
        let texts = KeyTexts.own(of: entry)
        own = texts
        return texts
    }

    /// A translation has variables of its own, and may nest them otherwise.
    private mutating func isElsewhere(_ difference: PlaceholderDifference) -> Bool {
        switch difference {
        case .lost(let spelling) where spelling.contains("#@"): ownTexts().contains { $0.text.contains("#@") }
        // What a form leaves out the text around it may show; another device's or width's text is not shown with it.
        case .lost(let spelling) where !spelling.isEmpty && step != nil:
            ownTexts().contains { text in
                text.text.contains(spelling)
                    && PluralStep.all(in: text.variant, of: entry.catalog.format).isEmpty
            }
        case .added(let spelling, _): spelling.contains("#@")
        default: false
        }
    }

    /// Variables for which the translation has no texts.
    private var undefinedVariables: [String] {
        let format = entry.catalog.format
        guard message.utf8.has(UInt8(ascii: "#")), format.layout != .onePerFile || format.has(.hasPluralBranches) else {
            return []
        }
        let known = Set(
            KeyTexts.own(of: entry).flatMap { PluralStep.all(in: $0.variant, of: format).compactMap(\.variable) })
        return MessageArguments(message).formatted.compactMap { argument in
            if case .variable(let name) = argument.type, !known.contains(name) { argument.spelling } else { nil }
        }
    }
}

extension Message {
    /// Whether it has a variable such as `%#@files@`.
    fileprivate var hasVariables: Bool {
        guard utf8.has(UInt8(ascii: "#")) else { return false }
        return parts.contains { $0.kind == .placeholder && utf8.firstOffset(of: Array("#@".utf8), in: $0.range) != nil }
    }
}
