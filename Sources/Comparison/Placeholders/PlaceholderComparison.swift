// Compares the placeholders of a translation with those of its source, as a formatter would read them.

import Basics
import MessagePatterns

/// Compares placeholders by meaning: `%2$@ %1$@` has the same ones as `%@ %@`.
public enum PlaceholderComparison {
    /// Returns how the placeholders of a translation differ from those of its source.
    ///
    /// `fields` specifies whether `{}` takes the next argument or is text. `number` specifies which named argument is the
    /// number of a plural, of which `form` is one form. If no `printf` reads the texts, as in Flutter, a percent sign is
    /// text. `first` is the position of the first argument without a number.
    public static func between(
        source: Message, translation: Message, form: NumberForm = .none, fields: FieldNumbering = .none,
        number: NumberName = .likely, isPrintf: Bool = true, first: Int = 1
    ) -> [PlaceholderDifference] {
        if hasBranches(source) || hasBranches(translation) {
            if let fault = translation.fault {
                guard source.fault == nil, let words = words(for: fault.kind) else { return [] }
                return [.unreadable(words)]
            }
            let (theirs, own) = arguments(source, translation, isPrintf) { BranchUses($0, ignoresPercentages: $1) }
            return NamedComparison(theirs, own).differences
                + FormatComparison.differences(source, translation) + RepeatedBranches.differences(source, translation)
                + SelectKeywords.differences(source, translation) + PluralOffsets.differences(source, translation)
        }
        let (theirs, own) = arguments(source, translation, isPrintf) {
            MessageArguments($0, first: first, fields: fields, ignoresPercentages: $1)
        }
        // A sample of a time, as GNOME's file managers measure it, may be translated by its format.
        if own.isDateFormat, theirs.formatted.isEmpty, source.utf8.firstOffset(of: "00") != nil { return [] }
        let found = ElementContents.removing(
            from: between(
                theirs, own, form, isPrintf ? lonePercent(source, translation) : [],
                mayHaveLonePercent: isPrintf && !source.hasLonePercent), source, translation)
        let slips = DollarSlips.naming(BracketSlips(source, translation).naming(found), source, translation)
        let differences = PluralEndings.naming(
            PercentSlips.naming(TornPlaceholders.naming(slips, source, translation), source, translation), source)
        // A number with wrong brackets is not a word that replaces the number.
        return number.excusing(differences, form, in: theirs) + FormatComparison.differences(source, translation)
    }

    /// Returns the arguments of both; the source decides which percent signs of a translation belong to a formatter.
    private static func arguments<Arguments: PercentArguments>(
        _ source: Message, _ translation: Message, _ isPrintf: Bool,
        read: (_ message: Message, _ ignoresPercentages: Bool) -> Arguments
    ) -> (theirs: Arguments, own: Arguments) {
        let theirs = read(source, !isPrintf)
        let hasPercentages = source.hasLonePercent && !theirs.hasPercentArguments
        var own = read(translation, hasPercentages || !isPrintf)
        if !isPrintf, !theirs.hasPercentArguments { own.removePercentArguments() }
        return (theirs, own)
    }

    /// Returns how arguments differ, followed by other differences.
    package static func between(
        _ theirs: MessageArguments, _ own: MessageArguments, _ form: NumberForm, _ others: [PlaceholderDifference],
        mayHaveLonePercent: Bool = false
    ) -> [PlaceholderDifference] {
        let differences = compare(theirs, own, form) + others
        guard !differences.isEmpty, (theirs.formatted + own.formatted).contains(where: \.isDoubtful) else {
            return differences
        }
        let certain = compare(theirs.certain, own.certain, form) + others
        // `% d` instead of `%%` reads a missing argument.
        let isRead =
            mayHaveLonePercent && certain.isEmpty && theirs.isFormat
            && !theirs.formatted.contains(where: \.isDoubtful)
        return isRead ? [.lonePercent] : certain
    }

    /// Whether a translation has a lone percent sign in a format string, but its source has none.
    package static func hasLonePercent(source: Message, translation: Message) -> Bool {
        guard translation.hasLonePercent, !source.hasLonePercent else { return false }
        let arguments = MessageArguments(source)
        return arguments.isFormat && !arguments.isDateFormat
    }

    package static func lonePercent(_ source: Message, _ translation: Message) -> [PlaceholderDifference] {
        hasLonePercent(source: source, translation: translation) ? [.lonePercent] : []
    }

    /// Returns numbered arguments among unnumbered ones: the result in C is undefined, and gettext rejects it.
    package static func mixedNumbers(_ source: Message, _ translation: Message) -> [PlaceholderDifference] {
        guard translation.utf8.has(UInt8(ascii: "$")), let own = MessageArguments(translation).mixedNumbers,
            MessageArguments(source).mixedNumbers == nil
        else { return [] }
        return [.mixedNumbers(own.unnumbered, numbered: own.numbered)]
    }

    /// Returns numbers that skip arguments: C's formatter has to know the type of each, and gettext rejects the format.
    package static func gaps(_ source: Message, _ translation: Message) -> [PlaceholderDifference] {
        guard translation.utf8.has(UInt8(ascii: "$")) else { return [] }
        let own = MessageArguments(translation).formatted
        // A mix is reported as such.
        guard own.allSatisfy(\.isNumbered), let last = own.max(by: { $0.position < $1.position }),
            (1...MessageArguments.most).contains(last.position),
            let gap = (1..<last.position).first(where: { number in !own.contains { $0.position == number } }),
            MessageArguments(source).formatted.contains(where: { $0.position == gap })
        else { return [] }
        return [.leavesGap(last.spelling, number: gap)]
    }

    private static func compare(
        _ source: MessageArguments, _ translation: MessageArguments, _ form: NumberForm
    ) -> [PlaceholderDifference] {
        // Each language writes dates in its own order and with its own parts.
        if source.isDateFormat { return [] }
        return FormattedComparison(source, translation, form).differences
            + NamedComparison(source, translation).differences
    }

    private static func hasBranches(_ message: Message) -> Bool {
        message.parts.contains { $0.kind == .branchStart } || message.fault != nil
    }

    /// Returns why ICU cannot read a source text; nil if it can, or if another rule reports it.
    package static func words(forSource message: Message) -> String? { message.fault.flatMap { words(for: $0.kind) } }

    /// Returns what is wrong; nil if a branch is missing, which another rule reports.
    private static func words(for fault: MessageFault.Kind) -> String? {
        switch fault {
        case .unclosed: "ICU cannot read it: a brace is never closed"
        case .nestedTooDeep: "ICU cannot read it: braces are nested more than 100 levels deep"
        case .missingOther: nil
        case .quoting:
            "ICU cannot read it: the apostrophe in a word starts a quote that hides the brace; write '’' or \"''\""
        case .foreignComma: "ICU cannot read its branches: one of their commas is from another script; expected ','"
        case .malformed: "ICU cannot read its branches"
        }
    }
}

extension Message {
    /// Whether it contains a percent sign that is not part of a placeholder.
    package var hasLonePercent: Bool {
        parts.contains { part in part.kind == .text && utf8.firstOffset(of: UInt8(ascii: "%"), in: part.range) != nil }
    }
}
