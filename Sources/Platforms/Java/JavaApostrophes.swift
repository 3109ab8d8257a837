// Apostrophes in source texts that Java reads as quotes: `Don't delete {0}`.

import Basics
import Comparison
import MessagePatterns

/// Apostrophes as `java.text.MessageFormat` interprets them: a single one quotes everything up to the next.
enum JavaApostrophes {
    /// Returns the first argument that a source text shows verbatim, because of a single apostrophe that is not meant
    /// as a quote: in a word, at its end, or as in `{0}'s`.
    static func quotedArgument(in message: Message) -> String? {
        guard message.utf8.has(UInt8(ascii: "'")) else { return nil }
        var isQuoting = false
        var isMistake = false
        for part in message.parts {
            if part.kind == .text {
                if isMistake, let found = QuotedArguments.first(in: message.utf8[part.range]) { return found }
            } else if message.utf8[part.range].elementsEqual("'".utf8) {
                isQuoting.toggle()
                isMistake = isQuoting && isInWord(part.range.lowerBound, message.utf8)
            }
        }
        return nil
    }

    /// Returns what is wrong with a source text that has such an apostrophe.
    static func words(forSource message: Message) -> String? {
        quotedArgument(in: message).map { PlaceholderDifference.quoted($0).message }
    }

    /// Returns the intended source text: for Java, with doubled apostrophes, if one quotes an argument.
    static func meant(by source: Message, _ syntax: Syntax) -> Message {
        guard syntax == .javaMessageFormat, quotedArgument(in: source) != nil else { return source }
        let tight = source.text.split(separator: "''", omittingEmptySubsequences: false).joined(separator: "'")
        let doubled = tight.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        return Message(doubled, syntax)
    }

    /// Adapts differences to Java: a quoted argument is not lost, and not quoted if the app doubles apostrophes itself.
    static func naming(_ differences: [PlaceholderDifference], of subject: TextSubject) -> [PlaceholderDifference] {
        let named = differences.map { $0.asJava(in: subject.message) }
        let isQuoted = { (difference: PlaceholderDifference) in
            if case .quoted = difference { true } else { false }
        }
        guard named.contains(where: isQuoted), subject.habits?.haveLoneApostrophes ?? false else { return named }
        return named.filter { !isQuoted($0) }
    }

    /// Returns differences, without arguments that the source only has between apostrophes: a translation with other
    /// quotation marks shows what the source meant to show.
    static func removingQuoted(
        _ differences: [PlaceholderDifference], source: Message
    ) -> [PlaceholderDifference] {
        differences.filter { difference in
            guard case .added(let spelling, nearest: _) = difference else { return true }
            return source.utf8.firstOffset(of: Array("'\(spelling)'".utf8), in: source.utf8.indices) == nil
        }
    }

    private static func isInWord(_ at: Int, _ utf8: [UInt8]) -> Bool {
        guard at > 0 else { return false }
        if utf8[at - 1] == UInt8(ascii: "}") { return at + 1 < utf8.count && utf8[at + 1].isLetter }
        // No letter is longer than four bytes.
        let before = String(decoding: utf8[..<at].suffix(4), as: UTF8.self).unicodeScalars.last
        return before.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
    }
}
