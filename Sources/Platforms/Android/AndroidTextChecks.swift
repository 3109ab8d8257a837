// Spellings that aapt2 rejects or misreads.

import Catalogs

extension AndroidReader {
    /// Records what aapt2 rejects in a text, and the examples that the file declares for placeholders.
    mutating func check(_ value: Field, _ record: inout Record, of tag: XMLTag, isString: Bool) {
        let range = value.range.indices
        let isMixed = value.form == .androidMixed
        if isTakenForReference(value) {
            fault(
                range.lowerBound,
                .unexpected(
                    found: "a text that begins with '?', which aapt2 reads as the name of an attribute",
                    expected: "\\?"))
        }
        // Elements that are not styles have a prefix.
        guard
            isMixed && utf8.firstOffset(of: UInt8(ascii: ":"), in: range) != nil
                || utf8.firstOffset(of: UInt8(ascii: "'"), in: range) != nil
                || utf8.firstOffset(of: UInt8(ascii: "&"), in: range) != nil
                || utf8.firstOffset(of: UInt8(ascii: "\""), in: range) != nil
                || mayHoldNumber(range) || mayHoldArguments(range)
        else { return }
        var text: [UInt8] = []
        let content =
            isMixed
            ? AndroidContent(mixed: utf8, range, reading.entities, to: &text)
            : AndroidContent(text: utf8, range, reading.entities, to: &text)
        if let problem = content.problem {
            fault(problem.offset ?? range.lowerBound, problem.kind.problem, effect: problem.kind.effect)
        }
        // At one end of the text, its partner at the other end would change nothing.
        if content.hasLoneQuote, !isLoneAtEnd(AndroidText.trimmed(utf8, range)) {
            let isNeeded = content.loneQuoteKeepsApostrophe
            noteRepaired(
                range.lowerBound,
                .unexpected(found: "an unpaired '\"' that aapt2 drops", expected: "\\\""),
                help: "write '\\\"' to show it, or remove it"
                    + (isNeeded
                        ? ", and write '\\'' for each apostrophe after it: aapt2 rejects others outside quotes" : ""))
        }
        if !content.isStyled, !resource.isUntranslatable, isString, AndroidArguments.areRefused(text),
            AndroidArguments.areChecked(in: tag), AndroidArguments.haveOne(text)
        {
            // Gradle passes --legacy to aapt2, which then only warns; the text is shown with its arguments in order.
            noteRepaired(
                range.lowerBound,
                .unexpected(
                    found: "several arguments that are not all numbered, which aapt2 rejects",
                    expected:
                        "%1$s and %2$s, %% for a percent sign, or formatted=\"false\"; Gradle builds only warn"),
                help: AndroidArguments.areNumbered(text)
                    ? "write '%%' for each percent sign"
                    : "number the arguments by their order in the source, or write formatted=\"false\" if the app fills none"
            )
        }
        record.details.samples = reading.samples(content.samples(in: utf8, text, reading.entities))
    }

    /// Whether the only quote of a text is at its beginning or its end: all of it was to be in quotes.
    private func isLoneAtEnd(_ range: Range<Int>) -> Bool {
        let quote = UInt8(ascii: "\"")
        guard range.count > 1, range.count(where: { utf8[$0] == quote }) == 1 else { return false }
        return utf8[range.lowerBound] == quote || utf8[range.upperBound - 1] == quote
    }

    /// Whether aapt2 reads a text as the name of an attribute; it does not if there are style tags.
    private func isTakenForReference(_ value: Field) -> Bool {
        let range = value.range.indices
        guard utf8.has("?", at: AndroidText.trimmed(utf8, range).lowerBound) else { return false }
        guard value.form == .androidMixed else { return AndroidReference.isMisreadAsReference(utf8, range) }
        var text: [UInt8] = []
        let content = AndroidContent(mixed: utf8, range, reading.entities, to: &text)
        return !content.isStyled && AndroidReference.isMisreadAsReference(text, text.indices)
    }

    /// Whether a range contains two percent signs.
    private func mayHoldArguments(_ range: Range<Int>) -> Bool {
        guard let first = utf8.firstOffset(of: UInt8(ascii: "%"), in: range) else { return false }
        return utf8.firstOffset(of: UInt8(ascii: "%"), in: first + 1..<range.upperBound) != nil
    }

    private func mayHoldNumber(_ range: Range<Int>) -> Bool {
        utf8.firstOffset(of: UInt8(ascii: "\\"), in: range).map { start in
            (start..<range.upperBound - 1).contains {
                utf8[$0] == UInt8(ascii: "\\") && utf8[$0 + 1] == UInt8(ascii: "u")
            }
        } ?? false
    }
}
