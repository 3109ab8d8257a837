// Whether a message has words to translate.

import MessagePatterns
import TextLayout

extension Message {
    /// Whether its text, without placeholders and markup, contains a letter.
    package var hasLetters: Bool { words { _ in true } }

    /// Whether it has a word that is likely translatable: at least three letters, and not an abbreviation.
    package var hasTranslatableWord: Bool {
        words { letters in
            letters.count > 2 && letters.contains { !$0.properties.isUppercase }
        }
    }

    /// Whether any run of letters in its text matches a condition.
    private func words(where isWanted: ([Unicode.Scalar]) -> Bool) -> Bool {
        for part in parts where part.kind == .text {
            var word: [Unicode.Scalar] = []
            for scalar in String(decoding: utf8[part.range], as: UTF8.self).unicodeScalars {
                if Letters.contains(scalar) {
                    word.append(scalar)
                } else {
                    if !word.isEmpty, isWanted(word) { return true }
                    word.removeAll(keepingCapacity: true)
                }
            }
            if !word.isEmpty, isWanted(word) { return true }
        }
        return false
    }
}
