// What takes a message apart as a whole, before the recognizers look at what is left as text.

import Basics

/// Whose parser is asked for the arguments and branches of messages.
enum MessageStructure: Hashable, Sendable {
    /// Nobody's.
    case none
    /// ICU's, where there are branches as in `{n, plural, …}`.
    case branches
    /// The same, or Flutter's, whose messages ICU can't read where it takes an apostrophe for a quote, and in which `#` is
    /// no number.
    case flutterBranches
    /// ICU's.
    case messageFormat
    /// ICU's, where there is a numbered argument, and then as Java's own MessageFormat has it.
    case javaMessageFormat
    /// Fluent's.
    case fluent

    /// Whether there may be apostrophes in a message that are more than that.
    func mayHaveQuotes(_ utf8: [UInt8]) -> Bool {
        switch self {
        case .none, .branches, .flutterBranches, .fluent: false
        case .messageFormat: true
        case .javaMessageFormat: utf8.has(UInt8(ascii: "{")) && utf8.has(UInt8(ascii: "'"))
        }
    }

    /// What in a message is no text; nil where nobody is asked, or can read it.
    func pieces(of utf8: [UInt8]) -> [Message.Part]? {
        switch self {
        case .none: return nil
        case .messageFormat: return ICUMessage.pieces(of: utf8)
        case .branches, .flutterBranches:
            guard utf8.has(UInt8(ascii: "{")), ICUMessage.hasBranches(utf8) else { return nil }
            let blanked = InlineElements.blanked(in: ICUMessage.withoutQuotedNames(utf8))
            let pieces = ICUMessage.pieces(of: blanked)
            guard self == .flutterBranches else { return pieces }
            let flutters =
                pieces ?? ICUMessage.pieces(of: blanked.map { $0 == UInt8(ascii: "'") ? UInt8(ascii: "`") : $0 })
            // Flutter shows `#` as it is written.
            return flutters?.filter { $0.kind != .placeholder || utf8[$0.range.lowerBound] != UInt8(ascii: "#") }
        case .javaMessageFormat:
            guard utf8.has(UInt8(ascii: "{")), ICUMessage.hasNumberedArgument(utf8) || ICUMessage.hasBranches(utf8)
            else { return nil }
            // Plurals are none of Java's own: ICU's library for Java reads them, and its apostrophes.
            return ICUMessage.pieces(of: utf8, quotesAsJava: !ICUMessage.hasForeignBranches(utf8))
        case .fluent: return FluentMessage.pieces(of: utf8)
        }
    }
}
