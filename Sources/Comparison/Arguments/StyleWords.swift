// Predefined styles of arguments, which must not be translated: `percent` in `{n, number, percent}`.

import Basics
import MessagePatterns

package enum StyleWords {
    /// Whether the formatter reads letters as a pattern.
    package enum Reader {
        /// Java and ICU: a date may be written as `yyyy`.
        case icu
        /// FormatJS and similar libraries: only predefined words work.
        case browser
    }

    /// Returns the styles of a translation that no formatter knows, if the source has one that it knows.
    package static func differences(_ source: Message, _ translation: Message, _ reader: Reader)
        -> [PlaceholderDifference]
    {
        guard translation.utf8.has(UInt8(ascii: ",")) else { return [] }
        let own = ArgumentStyle.all(in: translation).filter { isOfLetters($0, reader) && !$0.isWord }
        guard !own.isEmpty else { return [] }
        let theirs = ArgumentStyle.all(in: source)
        return own.compactMap { style in
            let known = theirs.filter {
                $0.format.argument == style.format.argument && $0.format.family == style.format.family
            }
            guard let meant = known.first, ArgumentStyle.words.contains(meant.text),
                !known.contains(where: { $0.text == style.text })
            else { return nil }
            return .unknownStyle(style.text, of: style.format.argument, meant: meant.text)
        }
    }

    /// Whether a style consists of letters but is not a pattern.
    private static func isOfLetters(_ style: ArgumentStyle, _ reader: Reader) -> Bool {
        switch (style.format.family, reader) {
        case (.number, _), (.date, .browser), (.time, .browser):
            style.text.utf8.allSatisfy { $0.isLetter || $0 >= 0x80 }
        case (.date, .icu), (.time, .icu), (.moment, _), (.keyword, _), (.list, _), (nil, _): false
        }
    }
}
