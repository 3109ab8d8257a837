// The apostrophes of source texts that Java takes for quotes: `Don't delete {0}`.

import Basics
import Comparison
import MessagePatterns

/// Apostrophes as `java.text.MessageFormat` reads them: a lone one quotes all up to the next.
enum JavaApostrophes {
    /// The first argument that a source text shows as it is, since a lone apostrophe is before it where nobody begins to
    /// quote: in a word, at its end, or as in `{0}'s`.
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

    /// What a source text with such an apostrophe is said to be wrong with.
    static func words(forSource message: Message) -> String? {
        quotedArgument(in: message).map { PlaceholderDifference.quoted($0).message }
    }

    /// A source text as it was meant: Java's with its apostrophes twice, if it has one that quotes an argument.
    static func meant(by source: Message, _ syntax: Syntax) -> Message {
        guard syntax == .javaMessageFormat, quotedArgument(in: source) != nil else { return source }
        let tight = source.text.split(separator: "''", omittingEmptySubsequences: false).joined(separator: "'")
        let doubled = tight.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        return Message(doubled, syntax)
    }

    /// Differences in Java's words: what an apostrophe quotes is not lost, and is none where the app doubles them itself.
    static func naming(_ differences: [PlaceholderDifference], of subject: TextSubject) -> [PlaceholderDifference] {
        let named = differences.map { $0.asJava(in: subject.message) }
        let isQuoted = { (difference: PlaceholderDifference) in
            if case .quoted = difference { true } else { false }
        }
        guard named.contains(where: isQuoted), subject.habits?.haveLoneApostrophes ?? false else { return named }
        return named.filter { !isQuoted($0) }
    }

    private static func isInWord(_ at: Int, _ utf8: [UInt8]) -> Bool {
        guard at > 0 else { return false }
        if utf8[at - 1] == UInt8(ascii: "}") { return at + 1 < utf8.count && utf8[at + 1].isLetter }
        // No letter has more than four bytes.
        let before = String(decoding: utf8[..<at].suffix(4), as: UTF8.self).unicodeScalars.last
        return before.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
    }
}
