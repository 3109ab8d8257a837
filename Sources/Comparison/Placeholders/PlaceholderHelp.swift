// What to write where placeholders differ.

import MessagePatterns

/// The way out of differences.
package enum PlaceholderHelp {
    /// What to write, where the source has such arguments; nil where the difference says it.
    package static func words(
        for differences: [PlaceholderDifference], _ source: MessageArguments, _ syntax: Syntax
    ) -> String? {
        for difference in differences {
            switch difference {
            case .shifted(let lost, next: _) where lost.utf8.contains(UInt8(ascii: "*")):
                return "write '\(lost.shortened)' as in the source: its '*' takes an argument, too"
            case .reordered, .shifted, .mixedNumbers: return order(source, syntax)
            case .quoted: return apostrophe
            case .lostNumber, .lostInForm: return "say the number, as in the source's form 'other'"
            case .lost, .leftOver, .movedUp, .added, .changed, .retyped, .undollared, .disordered, .resized,
                .lostInBranch, .leavesGap, .undefined, .lonePercent, .refused, .loneBrace, .unclosed, .strayBrace,
                .reformatted, .unknownFormat, .unknownStyle, .repeatedBranch, .unformatted, .unknownFunction,
                .foreignKeyword, .unreadable:
                continue
            }
        }
        return nil
    }

    /// How an apostrophe is written that quotes nothing.
    package static let apostrophe = "write the apostrophe twice: where there are arguments, a lone one quotes"

    /// How placeholders may change their order.
    private static func order(_ source: MessageArguments, _ syntax: Syntax) -> String {
        guard syntax.numbersArguments else { return pythonNames }
        let words = "number the placeholders by their order in the source"
        return source.numbered.map { "\(words): \(PlaceholderDifference.list($0))" } ?? words
    }

    /// The way out where numbers are none.
    private static let pythonNames = "name the arguments in the source, as in '%(name)s': Python takes no numbers"
}
