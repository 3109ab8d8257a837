// Braces that the source quotes for ICU, but a translation does not: `'{{ states }}'`.

import Basics
import Comparison
import MessagePatterns

/// Lost quotes, in files that ICU formatters for JavaScript read.
enum ICUQuotes {
    /// Returns differences, with the reason why ICU cannot read a translation that has lost the quotes around a brace.
    static func naming(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        guard let lost = lostQuotes(of: subject, source) else { return differences }
        // The content of the quotes is not an argument.
        return differences.filter { if case .added(let name, _) = $0 { !lost.quoted.contains(name) } else { true } }
            + [.unreadable(lost.words)]
    }

    /// Returns why ICU cannot read the text, and what its source quotes; nil if it can.
    private static func lostQuotes(of subject: TextSubject, _ source: Message) -> (words: String, quoted: String)? {
        let message = subject.message
        guard source.utf8.firstOffset(of: "'{") != nil, message.utf8.has(UInt8(ascii: "{"))
        else { return nil }
        let quoted = quotedBraces(in: source.utf8)
        guard let first = quoted.first, quotedBraces(in: message.utf8).count < quoted.count, message.fault == nil,
            source.isValidICU, !message.isValidICU
        else { return nil }
        guard
            subject.entry.syntax == .messageFormat
                || subject.entry.syntax == .auto && ICUApostrophes.isOfICU(subject)
        else { return nil }
        return (
            "ICU cannot read it: it lacks the apostrophes that quote the braces of \(first.shortened) in the source",
            first
        )
    }

    /// Returns the quoted parts of a text that begin with a brace, unchanged, as in `'{{ states }}'`; a doubled
    /// apostrophe quotes nothing.
    static func quotedBraces(in utf8: [UInt8]) -> [String] {
        let quote = UInt8(ascii: "'")
        var found: [String] = []
        var at = 0
        while let start = utf8.firstOffset(of: quote, in: at..<utf8.count) {
            at = start + (utf8.has("''", at: start) ? 2 : 1)
            guard utf8.has("'{", at: start), let end = utf8.firstOffset(of: quote, in: at..<utf8.count) else {
                continue
            }
            found.append(String(decoding: utf8[start...end], as: UTF8.self))
            at = end + 1
        }
        return found
    }
}
