// Compares the placeholders of a translation with those of its source, by what a formatter would do with them.

import Basics
import MessagePatterns

/// Compares placeholders by meaning: `%2$@ %1$@` has those of `%@ %@`.
public enum PlaceholderComparison {
    /// How the placeholders of a translation differ from those of its source.
    ///
    /// `fields` says whether `{}` is the next argument, or text. `number` says which argument with a name is the number of a
    /// plural, of which `form` is one form. Where no `printf` reads the texts, as in Flutter, a percent sign is one. `first`
    /// is the position of the first argument without a number.
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
        let found = ElementContents.removing(
            from: between(
                theirs, own, form, isPrintf ? lonePercent(source, translation) : [],
                mayHaveLonePercent: isPrintf && !source.hasLonePercent), source, translation)
        let slips = DollarSlips.naming(BracketSlips(source, translation).naming(found), source, translation)
        let differences = TornPlaceholders.naming(slips, source, translation)
        // A slip in the brackets of a number is no word that stands for it.
        return number.excusing(differences, form, in: theirs) + FormatComparison.differences(source, translation)
    }

    /// What both ask for; the source tells which percent signs of a translation are a formatter's.
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

    /// How arguments differ, and whatever else was found.
    package static func between(
        _ theirs: MessageArguments, _ own: MessageArguments, _ form: NumberForm, _ others: [PlaceholderDifference],
        mayHaveLonePercent: Bool = false
    ) -> [PlaceholderDifference] {
        let differences = compare(theirs, own, form) + others
        guard !differences.isEmpty, (theirs.formatted + own.formatted).contains(where: \.isDoubtful) else {
            return differences
        }
        let certain = compare(theirs.certain, own.certain, form) + others
        // `% d` for `%%` reads an argument that is not there.
        let isRead =
            mayHaveLonePercent && certain.isEmpty && theirs.isFormat
            && !theirs.formatted.contains(where: \.isDoubtful)
        return isRead ? [.lonePercent] : certain
    }

    /// Whether a translation has a lone percent sign in a format, and its source has none.
    package static func hasLonePercent(source: Message, translation: Message) -> Bool {
        guard translation.hasLonePercent, !source.hasLonePercent else { return false }
        let arguments = MessageArguments(source)
        return arguments.isFormat && !arguments.isDateFormat
    }

    package static func lonePercent(_ source: Message, _ translation: Message) -> [PlaceholderDifference] {
        hasLonePercent(source: source, translation: translation) ? [.lonePercent] : []
    }

    /// Numbers beside arguments without any: C leaves open what such a format shows, and gettext refuses it.
    package static func mixedNumbers(_ source: Message, _ translation: Message) -> [PlaceholderDifference] {
        guard translation.utf8.has(UInt8(ascii: "$")), let own = MessageArguments(translation).mixedNumbers,
            MessageArguments(source).mixedNumbers == nil
        else { return [] }
        return [.mixedNumbers(own.unnumbered, numbered: own.numbered)]
    }

    /// Numbers that leave arguments out: C's formatter has to know the type of each, and gettext refuses such a format.
    package static func gaps(_ source: Message, _ translation: Message) -> [PlaceholderDifference] {
        guard translation.utf8.has(UInt8(ascii: "$")) else { return [] }
        let own = MessageArguments(translation).formatted
        // A mix is said to be one.
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
        // Each language writes dates in its own order, and with its own parts.
        if source.isDateFormat { return [] }
        return FormattedComparison(source, translation, form).differences
            + NamedComparison(source, translation).differences
    }

    private static func hasBranches(_ message: Message) -> Bool {
        message.parts.contains { $0.kind == .branchStart } || message.fault != nil
    }

    /// Why ICU can't read a source text; nil where it can, or another rule says so.
    package static func words(forSource message: Message) -> String? { message.fault.flatMap { words(for: $0.kind) } }

    /// What is wrong; nil where a branch is missing, which is the affair of another rule.
    private static func words(for fault: MessageFault.Kind) -> String? {
        switch fault {
        case .unclosed: "ICU can't read it: a brace is never closed"
        case .nestedTooDeep: "ICU can't read it: braces are nested deeper than 100"
        case .missingOther: nil
        case .quoting: "ICU can't read it: the apostrophe of a word quotes the brace behind it; expected '’', or two"
        case .foreignComma: "ICU can't read its branches: one of their commas is of another script; expected ','"
        case .malformed: "ICU can't read its branches"
        }
    }
}

extension Message {
    /// Whether its text has a percent sign that is no placeholder.
    package var hasLonePercent: Bool {
        parts.contains { part in part.kind == .text && utf8.firstOffset(of: UInt8(ascii: "%"), in: part.range) != nil }
    }
}
