// The apostrophes of source texts that Java takes for quotes: `Don't delete {0}`.

import MessagePatterns
import Platform

/// Apostrophes as `java.text.MessageFormat` reads them: a lone one quotes all up to the next.
enum JavaApostrophes {
    /// The arguments that a source text shows as they are, since a lone apostrophe at the end of a word or in it, where
    /// nobody begins to quote, is before them.
    static func quotedArguments(in message: Message) -> [String] {
        let utf8 = message.utf8
        var found: [String] = []
        var isQuoting = false
        var isMistake = false
        for part in message.parts {
            if part.kind == .text {
                if isMistake { found += arguments(in: utf8[part.range]) }
            } else if utf8[part.range].elementsEqual("'".utf8) {
                isQuoting.toggle()
                isMistake = isQuoting && part.range.lowerBound > 0 && utf8[part.range.lowerBound - 1].isOfWord
            }
        }
        return found
    }

    /// What a source text with such an apostrophe is said to be wrong with.
    static func words(forSource message: Message) -> String? {
        guard let spelling = quotedArguments(in: message).first else { return nil }
        return PlaceholderDifference.quoted(spelling).message
    }

    /// `{0}`, `{1}`: numbers in braces.
    private static func arguments(in text: ArraySlice<UInt8>) -> [String] {
        text.indices.compactMap { start in
            guard text[start] == UInt8(ascii: "{") else { return nil }
            let digits = text[(start + 1)...].prefix(while: \.isDigit)
            guard !digits.isEmpty, digits.endIndex < text.endIndex, text[digits.endIndex] == UInt8(ascii: "}") else {
                return nil
            }
            return String(decoding: text[start...digits.endIndex], as: UTF8.self)
        }
    }
}

extension UInt8 {
    /// Whether it is of a letter, whatever its alphabet, or a digit.
    fileprivate var isOfWord: Bool { isLetter || isDigit || self >= 0x80 }
}
