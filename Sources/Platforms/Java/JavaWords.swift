// Words in braces: Java's formatter inserts values for numbers only.

import Comparison
import MessagePatterns

enum JavaWords {
    /// Returns differences, with names in braces as words if few source texts have any.
    ///
    /// A text that is nothing but a word, as `{space}`, is a label.
    static func naming(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        guard let habits = subject.habits, !habits.haveNames, differences.contains(where: \.isOfBraces) else {
            return differences
        }
        let others = source.isWordInBraces ? differences.filter { !$0.isOfBraces } : differences
        return BraceWords.naming(others, source: source)
    }
}

extension Message {
    /// Whether it is nothing but a name in braces.
    fileprivate var isWordInBraces: Bool {
        parts.count == 1 && utf8.first == UInt8(ascii: "{") && utf8.last == UInt8(ascii: "}")
            && (utf8.dropFirst().first?.isLetter ?? false)
    }
}
