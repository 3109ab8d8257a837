// Compares the placeholders of a text, possibly one of several forms, with those of its source's forms.

import Basics
import Catalogs
import MessagePatterns

/// The placeholders of one text of a key, compared with all texts that it may translate.
struct PlaceholderForms {
    private let entry: Entry
    private let dialect: any Dialect.Type
    private let message: Message
    /// The innermost plural of which the text is a form.
    private let step: PluralStep?
    /// The position of the first argument without a number: in a branch of a variable, the variable's own.
    private var first = 1
    private var differences: [PlaceholderDifference] = []
    private var own: [KeyText]?
    /// Which argument is the number of a plural.
    private var number: NumberName

    /// Returns how the placeholders of a text differ from those of its source.
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
        // Most texts are not forms, and have the same placeholders as their source.
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
        number = dialect.number(in: entry.catalog)
        self.message = message
        step = PluralStep.all(in: variant, of: entry.catalog.format).last ?? PluralStep.numbered(variant)
        if hasVariables || step?.variable != nil, judgeVariable(subject, source) { return }
        differences = compare(source, .none)
        // A number that is shown needs no excuse.
        if differences.isEmpty, !entry.isLastChoice,
            step == nil || MessageArguments(message).formatted.contains(where: \.type.isNumber)
        {
            return
        }
        if let step { judge(subject, source, step) } else { judge(subject) }
    }

    /// Compares a text with variables, or a branch of one that the source lacks; returns false for other texts.
    private mutating func judgeVariable(_ subject: TextSubject, _ source: Message) -> Bool {
        let known = KeyTexts.source(of: subject)
        let comparison = VariableComparison(
            source: known.isEmpty ? [KeyText(variant: "", text: source.text)] : known,
            own: KeyTexts.own(of: entry), entry.catalog.format)
        let form = step.map { numbers(of: $0, subject) } ?? .none
        if let variable = step?.variable {
            // A branch may show anything that the source's text around the variable shows.
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

    /// The maximum number of source texts to compare with: plural forms for several devices are fewer.
    private static let most = 32

    /// Compares a text that is not a form: it may match any source text that is used for many numbers.
    private mutating func judge(_ subject: TextSubject) {
        // The last choice is for all remaining numbers.
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

    /// Compares a form: it may match the same form of the source, or its form `other`.
    private mutating func judge(_ subject: TextSubject, _ source: Message, _ step: PluralStep) {
        let form = numbers(of: step, subject)
        let other = step.variant("other")
        let texts = KeyTexts.source(of: subject)
        if let one = texts.first(where: { $0.variant == step.variant("one") }), texts.count > 1,
            let plural = texts.first(where: { $0.variant != one.variant })
        {
            number = number.named(
                bySingular: MessageArguments(message(of: one)), plural: MessageArguments(message(of: plural))
            ).named(byWordOf: message(of: one), message(of: plural))
        }
        differences = compare(source, form)
        // Each form of a translation is next to the source's text for it, which is the plural except for `one`.
        let beside =
            entry.catalog.format.layout == .sourceAndTarget ? texts.last { $0.variant != step.variant("one") } : nil
        guard let text = texts.first(where: { $0.variant == other }) ?? beside else { return }
        let found = compare(message(of: text), form)
        // If the source's `one` shows no number, a form for many numbers still has to.
        let isSilent = found.contains { if case .lostNumber = $0 { true } else { false } }
        // With other words for 1, large numbers may never occur: `Yesterday` beside `%d days ago`.
        let hasOwnWords =
            step.category == "one" && differences.isEmpty && source.hasWords(besides: Message(text.text, entry.syntax))
        let shared = hasOwnWords ? found.map(\.asSpelledOut) : found
        if found.isEmpty || isSilent || !differences.isEmpty { differences = shared }
        acceptNames(of: texts)
    }

    /// Accepts the names of all forms of the source: the app passes the same arguments to each.
    private mutating func acceptNames(of texts: [KeyText]) {
        let hasNew = differences.contains { difference in
            switch difference {
            case .changed, .added: true
            default: false
            }
        }
        guard hasNew, texts.count > 1 else { return }
        let known = Set(texts.prefix(Self.most).flatMap { MessageArguments(message(of: $0)).named.map(\.spelling) })
        differences = differences.compactMap { difference in
            switch difference {
            case .changed(let spelling, was: let was) where known.contains(spelling): .lost(was)
            case .added(let spelling, nearest: _) where known.contains(spelling): nil
            default: difference
            }
        }
    }

    private func message(of text: KeyText) -> Message {
        dialect.meant(bySource: Message(text.text, entry.syntax), entry.syntax)
    }

    /// Returns the numbers that a form is used for.
    private func numbers(of step: PluralStep, _ subject: TextSubject) -> NumberForm {
        if step.category == "zero", dialect.showsZeroForZeroAlone { return .word }
        // One number selects the form, or none.
        if subject.formsOfAllLanguages != nil, step.category != "other" { return .word }
        if let numbers = entry.catalog.numbers(ofBranch: entry.variant) { return NumberForm(numbers: numbers) }
        return PluralStep.numbered(entry.variant) == nil
            ? NumberForm(category: step.category, locale: subject.locale) : .many(example: 5)
    }

    private mutating func compare(_ source: Message, _ form: NumberForm) -> [PlaceholderDifference] {
        // A word cannot replace an argument that Python has to show.
        let isPython = entry.syntax == .python
        let hasPlaces = isPython && !MessageArguments(source).formatted.isEmpty
        var found = PlaceholderComparison.between(
            source: source, translation: message, form: hasPlaces ? .none : form,
            fields: FieldNumbering(entry.syntax, source: source), number: number,
            isPrintf: entry.syntax != .flutterMessage, first: first)
        if isPython { found = PythonFormat.adapting(found, source, message) }
        guard let strictLanguage = StrictBraces.Language(entry) else { return complete(found, source) }
        // A brace that a strict formatter rejects is not shown.
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

    /// Returns differences without those that do not apply here, and with those that concern the whole key.
    private mutating func complete(_ found: [PlaceholderDifference], _ source: Message) -> [PlaceholderDifference] {
        let mixed =
            entry.syntax == .printf
            ? PlaceholderComparison.mixedNumbers(source, message) + PlaceholderComparison.gaps(source, message) : []
        let capitals = entry.syntax == .flutterMessage ? FormatComparison.capitals(in: message, source: source) : []
        return moved(found.filter { !isElsewhere($0) }, source) + mixed + capitals
            + undefinedVariables.map { .undefined($0) }
    }

    /// Returns differences in terms of a formatter in which the next argument takes the place of a lost one.
    private mutating func moved(_ found: [PlaceholderDifference], _ source: Message) -> [PlaceholderDifference] {
        let mayMove = found.contains { if case .lost = $0 { true } else { false } }
        guard mayMove, dialect.movesArguments(of: entry) else { return found }
        let theirs = MessageArguments(source, first: first)
        return MovedArguments.naming(
            found, theirs, MessageArguments(message, first: first), taken: takenPositions(theirs))
    }

    /// Returns the positions that the text around a form takes: the number that selects the form, and other arguments.
    private mutating func takenPositions(_ source: MessageArguments) -> Set<Int> {
        guard let step else { return [] }
        guard let variable = step.variable else {
            return Set(source.formatted.filter(\.type.isNumber).map(\.position))
        }
        let own = KeyArguments(ownTexts(), entry.catalog.format)
        return own.outerPositions.union([own.argument(of: variable).position])
    }

    /// Returns the texts of the key in the same language, collected once.
    private mutating func ownTexts() -> [KeyText] {
        if let own { return own }
        let texts = KeyTexts.own(of: entry)
        own = texts
        return texts
    }

    /// Whether a difference is allowed: a translation may have its own variables, and nest them differently.
    private mutating func isElsewhere(_ difference: PlaceholderDifference) -> Bool {
        switch difference {
        case .lost(let spelling) where spelling.contains("#@"): ownTexts().contains { $0.text.contains("#@") }
        // The text around a form may show what the form omits; texts for other devices or widths are not shown with it.
        case .lost(let spelling) where !spelling.isEmpty && step != nil:
            ownTexts().contains { text in
                text.text.contains(spelling)
                    && PluralStep.all(in: text.variant, of: entry.catalog.format).isEmpty
            }
        case .added(let spelling, _): spelling.contains("#@")
        default: false
        }
    }

    /// The variables without texts in the translation.
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
    /// Whether both have words, none of which begin alike, and it does not spell out the number: `One person`.
    fileprivate func hasWords(besides other: Message) -> Bool {
        let (starts, own) = (Set(other.wordStarts), wordStarts)
        return !own.isEmpty && !starts.isEmpty && !own.contains { starts.contains($0) || $0 == "one" }
            && !utf8.contains(where: \.isDigit)
    }

    /// The first letters of its words, without short ones.
    private var wordStarts: [String] {
        parts.filter { $0.kind == .text }.flatMap { part in
            String(decoding: utf8[part.range], as: UTF8.self).lowercased().split { !$0.isLetter }
                .filter { $0.count >= 3 }.map { String($0.prefix(3)) }
        }
    }

    /// Whether it has a variable such as `%#@files@`.
    fileprivate var hasVariables: Bool {
        guard utf8.has(UInt8(ascii: "#")) else { return false }
        return parts.contains { $0.kind == .placeholder && utf8.firstOffset(of: Array("#@".utf8), in: $0.range) != nil }
    }
}

extension PlaceholderDifference {
    /// The difference, if the source's own form lacks the number, too.
    fileprivate var asSpelledOut: PlaceholderDifference {
        if case .lostNumber(let spelling, let example) = self { .spelledOut(spelling, example: example) } else { self }
    }
}
