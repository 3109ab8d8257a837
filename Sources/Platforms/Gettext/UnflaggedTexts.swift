// Messages without a format flag: nothing shows that a formatter reads them.

import Basics
import Comparison
import MessagePatterns

/// Texts in which what looks like a placeholder may be a word.
enum UnflaggedTexts {
    /// Whether what follows a percent sign in the source is no directive: gettext's tools would have found it, as they
    /// did in other messages of the file.
    static func haveWordsWithPercents(_ subject: TextSubject) -> Bool {
        subject.entry.syntax == .auto && subject.sourceMessage?.utf8.has(UInt8(ascii: "%")) ?? false
            && subject.habits?.declareDirectives ?? false
    }

    /// Returns differences, with names in braces and after dollar signs as words that a translation may translate.
    static func adapting(_ differences: [PlaceholderDifference], source: Message) -> [PlaceholderDifference] {
        let areOfWords = source.isInBraces
        let others = differences.filter { $0 != .lonePercent && !(areOfWords && $0.isOfBraces) }
        return BraceWords.naming(others, source: source).map { difference in
            switch difference {
            case .added(let spelling, nearest: _) where spelling.hasPrefix("$"): .introduced(spelling)
            case .changed(let spelling, let was) where spelling.hasPrefix("$") && was.hasPrefix("$"):
                .renamed(spelling, was: was)
            default: difference
            }
        }
    }
}

extension Message {
    /// Whether it is just a name in braces: an app that showed only an argument would need no translation.
    fileprivate var isInBraces: Bool {
        parts.count == 1 && parts[0].kind == .placeholder && utf8.first == UInt8(ascii: "{")
    }
}
