// What to write if placeholders differ.

/// Advice on how to fix differences.
package enum PlaceholderHelp {
    /// Returns what to write, given the arguments of the source and how a translation may reorder them; nil if the
    /// message contains it already.
    package static func words(
        for differences: [PlaceholderDifference], _ source: MessageArguments, _ numbers: ArgumentNumbers
    ) -> String? {
        for difference in differences {
            switch difference {
            case .shifted(let lost, next: _) where lost.utf8.contains(UInt8(ascii: "*")):
                return "write '\(lost.shortened)' as in the source: its '*' takes an argument, too"
            case .reordered, .shifted, .mixedNumbers: return order(source, numbers)
            case .quoted: return apostrophe
            case .lostEnding:
                return "make the source a plural: other languages cannot add the ending of an English one"
            case .spelledOut(_, let example): return "show the number, if \(example) can occur"
            case .lostNumber, .lostInForm: return "show the number, as in the source's form 'other'"
            case .lost, .leftOver, .movedUp, .added, .changed, .renamed, .introduced, .retyped, .undollared,
                .disordered, .resized, .asText, .asNumber,
                .lostInBranch, .leavesGap, .undefined, .lonePercent, .refused, .loneBrace, .unclosed, .strayBrace,
                .reformatted, .unknownFormat, .unknownStyle, .repeatedBranch, .unformatted, .unknownFunction,
                .foreignKeyword, .unreadable:
                continue
            }
        }
        return nil
    }

    /// How to write an apostrophe that quotes nothing.
    package static let apostrophe = "write the apostrophe twice: in a text with arguments, a lone one starts a quote"

    /// How to let placeholders change their order.
    private static func order(_ source: MessageArguments, _ numbers: ArgumentNumbers) -> String {
        guard numbers == .dollars else { return names(numbers) }
        let words = "number the placeholders by their order in the source"
        return source.numbered.map { "\(words): \(PlaceholderDifference.list($0))" } ?? words
    }

    /// The advice for formatters that read no numbers.
    package static func names(_ numbers: ArgumentNumbers) -> String {
        numbers == .names
            ? "name the arguments in the source, as in '%(name)s': Python rejects numbers"
            : "give the arguments names in the source and its code, so that translations can reorder them"
    }
}
