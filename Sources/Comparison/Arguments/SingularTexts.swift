// Texts for the number 1 whose plural is a text of its own: `%s minute ago` beside `%s minutes ago`.

import MessagePatterns

enum SingularTexts {
    /// Returns differences, without the lost number of a text that the app only shows for 1.
    ///
    /// The source has the same text with the ending of an English plural, and the language has a form for 1 alone, which
    /// may spell out the number: `Vor einer Minute`.
    static func excusing(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        guard differences.count == 1, case .lost(let spelling) = differences[0], subject.entry.variant.isEmpty,
            NumberForm(category: "one", locale: subject.locale) == .word, let habits = subject.habits,
            let plural = source.plural(ofWordAfter: spelling)
        else { return differences }
        return habits.haveText(plural) ? [] : differences
    }
}

extension Message {
    /// The text with an `s` after the word that follows a placeholder; nil if no word does.
    fileprivate func plural(ofWordAfter placeholder: String) -> [UInt8]? {
        let found = parts.first { $0.kind == .placeholder && utf8[$0.range].elementsEqual(placeholder.utf8) }
        guard let start = found?.range.upperBound, start < utf8.count, utf8[start] == UInt8(ascii: " ") else {
            return nil
        }
        let word = utf8[(start + 1)...].prefix { $0.isLetter }
        guard !word.isEmpty else { return nil }
        return Array(utf8[..<word.endIndex]) + [UInt8(ascii: "s")] + utf8[word.endIndex...]
    }
}
