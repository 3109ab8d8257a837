// Words in braces that no formatter of the platform replaces: `\begin{document}`, `{name}` in a Qt text.

import Basics
import MessagePatterns

package enum BraceWords {
    /// Returns differences, with names in braces as words: a translation may translate them.
    ///
    /// What follows the command of a typesetter is not even a name: `\section{title}`.
    package static func naming(
        _ differences: [PlaceholderDifference], source: Message
    ) -> [PlaceholderDifference] {
        let others = source.hasCommandsInBraces ? differences.filter { !$0.isOfBraces } : differences
        return TranslatedNames.namingFields(in: others).map { difference in
            if case .added(let spelling, nearest: _) = difference, spelling.hasPrefix("{") {
                .introduced(spelling)
            } else {
                difference
            }
        }
    }
}

extension PlaceholderDifference {
    /// Whether it concerns a placeholder in braces.
    package var isOfBraces: Bool {
        switch self {
        case .lost(let spelling), .added(let spelling, nearest: _), .changed(_, was: let spelling),
            .unclosed(let spelling), .strayBrace(let spelling), .renamed(_, was: let spelling),
            .lostNumber(let spelling, example: _), .lostInForm(let spelling, form: _, example: _):
            spelling.hasPrefix("{")
        default: false
        }
    }
}

extension Message {
    /// Whether a brace follows a backslash and a word, options of such a command, or a lone `@`, as in LaTeX, or the two
    /// dashes of an option, as in `--{option} {value}`.
    fileprivate var hasCommandsInBraces: Bool {
        utf8.indices.contains { at in
            guard utf8[at] == UInt8(ascii: "{"), at > 0 else { return false }
            if at > 1, utf8[at - 1] == UInt8(ascii: "-"), utf8[at - 2] == UInt8(ascii: "-") { return true }
            if utf8[at - 1] == UInt8(ascii: "@"), at == 1 || !utf8[at - 2].isLetter { return true }
            let options = utf8[at - 1] == UInt8(ascii: "]") ? utf8[..<at].lastIndex(of: UInt8(ascii: "[")) : nil
            let end = options ?? at
            let name = utf8[..<end].reversed().prefix(while: \.isLetter)
            return !name.isEmpty && name.count < end && utf8[end - name.count - 1] == UInt8(ascii: "\\")
        }
    }
}
