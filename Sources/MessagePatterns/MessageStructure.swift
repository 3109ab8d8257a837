// Parsers for the structure of a message, which run before the recognizers scan the remaining text.

import Basics

/// The parser for the arguments and branches of messages.
enum MessageStructure: Hashable, Sendable {
    /// No parser.
    case none
    /// ICU's, if there are branches as in `{n, plural, …}`.
    case branches
    /// The same, or Flutter's if ICU fails because it treats an apostrophe as a quote; `#` is literal.
    case flutterBranches
    /// ICU's.
    case messageFormat
    /// ICU's, if there is a numbered argument; then with the quoting rules of Java's own MessageFormat.
    case javaMessageFormat
    /// Fluent's.
    case fluent

    /// Whether a message may contain apostrophes that quote.
    func mayHaveQuotes(_ utf8: [UInt8]) -> Bool {
        switch self {
        case .none, .branches, .flutterBranches, .fluent: false
        case .messageFormat: true
        case .javaMessageFormat: utf8.has(UInt8(ascii: "{")) && utf8.has(UInt8(ascii: "'"))
        }
    }

    /// Returns the parts of a message other than text; nil if no parser applies or succeeds.
    func pieces(of utf8: [UInt8]) -> [Message.Part]? {
        switch self {
        case .none: return nil
        case .messageFormat: return ICUMessage.pieces(of: utf8)
        case .branches, .flutterBranches:
            guard utf8.has(UInt8(ascii: "{")), ICUMessage.hasBranches(utf8) else { return nil }
            let blanked = InlineElements.blanked(in: ICUMessage.withoutQuotedNames(utf8))
            let pieces = ICUMessage.pieces(of: blanked)
            guard self == .flutterBranches else { return pieces }
            let flutterPieces =
                pieces ?? ICUMessage.pieces(of: blanked.map { $0 == UInt8(ascii: "'") ? UInt8(ascii: "`") : $0 })
            // In Flutter, `#` is literal.
            return flutterPieces?.filter { $0.kind != .placeholder || utf8[$0.range.lowerBound] != UInt8(ascii: "#") }
        case .javaMessageFormat:
            guard utf8.has(UInt8(ascii: "{")), ICUMessage.hasNumberedArgument(utf8) || ICUMessage.hasBranches(utf8)
            else { return nil }
            // Java's own formatter has no plurals: ICU's library for Java parses them, and their apostrophes.
            return ICUMessage.pieces(of: utf8, quotesAsJava: !ICUMessage.hasForeignBranches(utf8))
        case .fluent: return FluentMessage.pieces(of: utf8)
        }
    }
}
