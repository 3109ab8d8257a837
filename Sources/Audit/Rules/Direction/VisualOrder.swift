// Texts that were typed from left to right, as they should look, and not in the order of reading.

import Basics
import Comparison

extension TextSubject {
    /// Whether it begins with a sign that is later in its source, with `ogg.` of `.ogg`, or with the name at the end of
    /// its source, or ends with a preposition: it was typed in visual order.
    var isVisuallyOrdered: Bool {
        if endsWithPreposition { return true }
        guard let source = sourceMessage?.utf8 else { return false }
        if message.utf8.beginsWithSign { return !source.beginsWithSign }
        let suffix = Array(source.reversed().prefix(while: \.isLetter).reversed())
        let isReversed =
            !suffix.isEmpty && source.dropLast(suffix.count).last == UInt8(ascii: ".")
            && message.utf8.starts(with: suffix + [UInt8(ascii: ".")])
        return isReversed || beginsWithLastName || exchangesEnds
    }

    /// Whether it begins with the last word of its source, and ends with the first one.
    private var exchangesEnds: Bool {
        guard let source = sourceMessage?.text else { return false }
        func isRightToLeft(_ character: Character) -> Bool { Array(String(character).utf8).hasRightToLeftLetters }
        let text = message.text
        guard let start = text.firstIndex(where: isRightToLeft), let end = text.lastIndex(where: isRightToLeft) else {
            return false
        }
        let (words, first) = (Self.words(of: source), Self.words(of: String(text[..<start])))
        let last = Self.words(of: String(text[text.index(after: end)...]))
        return !first.isEmpty && !last.isEmpty && first != last && words.starts(with: last)
            && words.suffix(first.count).elementsEqual(first)
    }

    /// Whether its first words, Latin ones, are the last of its source, where its language cannot have them first.
    private var beginsWithLastName: Bool {
        guard let source = sourceMessage?.text else { return false }
        let name = Self.words(of: message.text).prefix { !Array($0.utf8).hasRightToLeftLetters }
        let words = Self.words(of: source)
        guard !name.isEmpty, words.count > name.count, words.suffix(name.count).elementsEqual(name) else {
            return false
        }
        let isVerbFirst = VisualOrder.verbFirst.contains(language)
        // Most texts of two words begin with a verb; in longer ones the name may be what they are about.
        if isVerbFirst, words.count == name.count + 1, let first = words.first, !VisualOrder.noVerbs.contains(first) {
            return true
        }
        // An article may come before the name.
        let before = words.dropLast(name.count).last { $0 != "the" && $0 != "your" }
        return isVerbFirst || VisualOrder.prepositional.contains(language)
            ? before.map(VisualOrder.english.contains) ?? false : false
    }

    /// Whether its last word needs another one after it, and no value follows it in the app, as in its source.
    private var endsWithPreposition: Bool {
        guard let last = message.text.split(whereSeparator: \.isWhitespace).last,
            !(sourceMessage.flatMap { Self.words(of: $0.text).last }.map(VisualOrder.english.contains) ?? false)
        else { return false }
        return VisualOrder.prepositions[language]?.contains(String(last)) ?? false
    }

    /// The words of a text in lower case, without the punctuation around them.
    private static func words(of text: String) -> [String] {
        text.lowercased().split(whereSeparator: \.isWhitespace).compactMap { word in
            let start = word.drop { !$0.isLetter && !$0.isNumber }
            guard let end = start.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return nil }
            return String(start[...end])
        }
    }
}

extension [UInt8] {
    /// Whether it begins with a sign that usually comes later, but not with a file extension such as `.app`.
    fileprivate var beginsWithSign: Bool {
        guard count > 1, self[0] != UInt8(ascii: ".") || !self[1].isLetter else { return false }
        return "([)]#.,:!?".utf8.contains(self[0])
    }
}

/// What languages say about the place of a name in a sentence.
private enum VisualOrder {
    /// Languages whose sentences and noun phrases do not begin with a name that comes last in English.
    static let verbFirst: Set<String> = ["ar", "he", "heb", "iw"]

    /// Languages with the verb last, whose prepositions come before the name, too.
    static let prepositional: Set<String> = ["ckb", "fa", "ku", "per"]

    /// Words that often begin an English text of two words that is no request.
    static let noVerbs: Set<String> = [
        "a", "all", "any", "custom", "default", "empty", "free", "full", "invalid", "missing", "my", "new", "no", "old",
        "other", "private", "public", "secure", "the", "this", "unknown", "unsupported", "wrong", "your",
    ]

    static let english: Set<String> = [
        "about", "at", "by", "for", "from", "in", "into", "of", "on", "through", "to", "using", "via", "with",
    ]

    /// Words with which no sentence ends.
    static let prepositions: [String: Set<String>] = [
        "ar": ["على", "في", "من", "إلى", "الى", "مع", "عن", "عبر", "باستخدام", "بواسطة"],
        "fa": ["به", "از", "در", "با", "برای", "توسط"],
        "he": ["של", "את", "על", "עם", "אל", "באמצעות"],
        "iw": ["של", "את", "על", "עם", "אל", "באמצעות"],
    ]
}
