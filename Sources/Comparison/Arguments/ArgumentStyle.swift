// The styles of arguments in braces: a predefined word or a pattern. `{n, number, percent}`, `{d, date, d. MMMM}`.

import Basics
import MessagePatterns

/// The third part of an ICU or Java argument.
package struct ArgumentStyle {
    package let spelling: ArraySlice<UInt8>
    package let format: ArgumentFormat
    private let pattern: ArraySlice<UInt8>

    /// The predefined styles.
    package static let words: Set<String> = ["short", "medium", "long", "full", "integer", "currency", "percent"]

    package init?(_ spelling: ArraySlice<UInt8>) {
        guard let format = ArgumentFormat(spelling), !format.isFunction, spelling.last == UInt8(ascii: "}"),
            let first = spelling.firstIndex(of: UInt8(ascii: ",")),
            let second = spelling[(first + 1)...].firstIndex(of: UInt8(ascii: ","))
        else { return nil }
        (self.spelling, self.format) = (spelling, format)
        pattern = spelling[(second + 1)...].dropLast()
    }

    /// Returns the styles in a message.
    package static func all(in message: Message) -> [ArgumentStyle] {
        message.parts.filter { $0.kind == .placeholder }.compactMap { ArgumentStyle(message.utf8[$0.range]) }
    }

    /// The symbols of the pattern, without text in apostrophes.
    package var signs: [UInt8] {
        var isQuoted = false
        return pattern.filter { byte in
            if byte == UInt8(ascii: "'") { isQuoted.toggle() }
            return !isQuoted && byte != UInt8(ascii: "'")
        }
    }

    /// The pattern without leading and trailing white space.
    package var text: String { String(decoding: pattern.trimmed, as: UTF8.self) }

    /// Whether the style is a predefined word or an ICU skeleton.
    package var isWord: Bool {
        let word = text.filter { $0 != " " }.lowercased()
        return word.isEmpty || word.hasPrefix("::") || Self.words.contains(word)
    }
}
