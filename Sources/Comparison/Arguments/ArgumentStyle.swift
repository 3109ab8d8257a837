// How arguments in braces are written: a word that formatters know, or a pattern. `{n, number, percent}`, `{d, date, d. MMMM}`.

import Basics
import MessagePatterns

/// An argument of ICU's or Java's with a third part.
package struct ArgumentStyle {
    package let spelling: ArraySlice<UInt8>
    package let format: ArgumentFormat
    private let pattern: ArraySlice<UInt8>

    /// The words that formatters know.
    package static let words: Set<String> = ["short", "medium", "long", "full", "integer", "currency", "percent"]

    package init?(_ spelling: ArraySlice<UInt8>) {
        guard let format = ArgumentFormat(spelling), !format.isFunction, spelling.last == UInt8(ascii: "}"),
            let first = spelling.firstIndex(of: UInt8(ascii: ",")),
            let second = spelling[(first + 1)...].firstIndex(of: UInt8(ascii: ","))
        else { return nil }
        (self.spelling, self.format) = (spelling, format)
        pattern = spelling[(second + 1)...].dropLast()
    }

    /// Those of a message.
    package static func all(in message: Message) -> [ArgumentStyle] {
        message.parts.filter { $0.kind == .placeholder }.compactMap { ArgumentStyle(message.utf8[$0.range]) }
    }

    /// What is a sign of the pattern, and no text in apostrophes.
    package var signs: [UInt8] {
        var isQuoted = false
        return pattern.filter { byte in
            if byte == UInt8(ascii: "'") { isQuoted.toggle() }
            return !isQuoted && byte != UInt8(ascii: "'")
        }
    }

    /// The pattern without white space around it.
    package var text: String { String(decoding: pattern.trimmed, as: UTF8.self) }

    /// Whether formatters know the word, or other rules are asked for: ICU's skeletons.
    package var isWord: Bool {
        let word = text.filter { $0 != " " }.lowercased()
        return word.isEmpty || word.hasPrefix("::") || Self.words.contains(word)
    }
}
