// Words that say how an argument is written, and are none to translate: `percent` in `{n, number, percent}`.

import Basics
import MessagePatterns

package enum StyleWords {
    /// Where a pattern of letters means something to whoever formats.
    package enum Reader {
        /// Java and ICU: a date may be written as `yyyy`.
        case icu
        /// FormatJS and its kin: it knows words alone.
        case browser
    }

    /// The styles of a translation that are no words of a formatter, where the source has one that is.
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

    /// Whether a style is but letters that are no pattern.
    private static func isOfLetters(_ style: ArgumentStyle, _ reader: Reader) -> Bool {
        switch (style.format.family, reader) {
        case (.number, _), (.date, .browser), (.time, .browser):
            style.text.utf8.allSatisfy { $0.isLetter || $0 >= 0x80 }
        case (.date, .icu), (.time, .icu), (.moment, _), (.keyword, _), (.list, _), (nil, _): false
        }
    }
}
