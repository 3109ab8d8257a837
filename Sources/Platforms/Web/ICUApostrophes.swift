// Apostrophes in words that ICU reads as quotes: `Note d'{name}` shows `Note d{name}`.

import Basics
import Catalogs
import Comparison
import MessagePatterns

/// Apostrophes before braces, in files that ICU formatters for JavaScript read.
enum ICUApostrophes {
    private static let signs: [StaticString] = [", plural,", ",plural,", ", select,", ",select,"]
    /// If no branch occurs before this offset, the file is of another kind.
    private static let farthest = 1 << 16

    /// Returns the argument that a translation shows verbatim; nil if there is none, or its source has one, too.
    static func quotedArgument(of subject: TextSubject, _ source: Message) -> String? {
        let message = subject.message
        guard message.utf8.has(UInt8(ascii: "'")), message.utf8.firstOffset(of: "'{") != nil,
            let found = argument(in: message.utf8) ?? quoted(in: message.utf8, bareIn: source.utf8),
            argument(in: source.utf8) == nil, message.fault == nil
        else { return nil }
        if subject.entry.syntax == .messageFormat { return found }
        return subject.entry.syntax == .auto && isOfICU(subject) ? found : nil
    }

    /// Returns a quoted argument that the source has without quotes: `'{name}'`.
    private static func quoted(in utf8: [UInt8], bareIn source: [UInt8]) -> String? {
        guard source.firstOffset(of: "'{") == nil else { return nil }
        return ICUQuotes.quotedBraces(in: utf8).map { String($0.dropFirst().dropLast()) }.first { argument in
            argument.utf8.last == UInt8(ascii: "}")
                && source.firstOffset(of: Array(argument.utf8), in: source.indices) != nil
        }
    }

    /// Returns the tag that FormatJS shows verbatim, because an apostrophe also quotes tags there; nil if there is
    /// none, or another library reads the text.
    static func quotedTag(of subject: TextSubject, _ source: Message) -> String? {
        let utf8 = subject.message.utf8
        guard subject.entry.syntax == .messageFormat, let quote = utf8.firstOffset(of: "'<"), quote > 0,
            utf8[quote - 1].isLetter || utf8[quote - 1] >= 0x80,
            let end = utf8.firstOffset(of: UInt8(ascii: ">"), in: quote..<utf8.count)
        else { return nil }
        let tag = Array(utf8[quote + 1...end])
        return source.utf8.firstOffset(of: tag, in: source.utf8.indices) != nil
            && source.utf8.firstOffset(of: "'<") == nil ? String(decoding: tag, as: UTF8.self) : nil
    }

    /// Adapts differences of such a text: a quoted argument is not lost.
    static func naming(_ argument: String, in differences: [PlaceholderDifference]) -> [PlaceholderDifference] {
        [.quoted(argument)] + differences.filter { if case .lost = $0 { false } else { true } }
    }

    private static func argument(in utf8: [UInt8]) -> String? {
        guard let apostrophe = MessageFault.quotingApostrophe(in: utf8) else { return nil }
        let name = utf8[(apostrophe + 2)...].prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: ",") }
        return "{\(String(decoding: name, as: UTF8.self))}"
    }

    /// Whether the file of a text or of its source has branches that only ICU supports.
    ///
    /// Translators write some for i18next, too, whose source texts have names in two braces.
    static func isOfICU(_ subject: TextSubject) -> Bool {
        if let source = subject.source?.catalog, !hasBranches(source), hasNamesInTwoBraces(source) { return false }
        return [subject.entry.catalog, subject.source?.catalog].compactMap(\.self).contains(where: hasBranches)
    }

    /// Whether a file has branches that only ICU supports.
    static func hasBranches(_ catalog: Catalog) -> Bool {
        let utf8 = catalog.text.utf8
        let range = 0..<min(utf8.count, farthest)
        return signs.contains { utf8.firstOffset(of: $0, in: range) != nil }
    }

    /// Whether a file has names that ICU could not read: `{{name}}` without an apostrophe before it.
    private static func hasNamesInTwoBraces(_ catalog: Catalog) -> Bool {
        let utf8 = catalog.text.utf8
        var at = 0
        while let start = utf8.firstOffset(of: "{{", in: at..<min(utf8.count, farthest)) {
            at = start + 2
            let name = utf8[at...].prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == 0x20 }
            if start > 0, utf8[start - 1] != UInt8(ascii: "'"), utf8.has("}}", at: name.endIndex) { return true }
        }
        return false
    }
}
