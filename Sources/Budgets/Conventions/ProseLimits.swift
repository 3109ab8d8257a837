// Limits in plain English: "maximum 30 characters".

import Basics

enum ProseLimits: BudgetSource {
    static let id = "prose"
    static let certainty = BudgetOrigin.Certainty.likely
    static let examples =
        [
            "maximum 30 characters", "max. 30 chars", "Max 30 characters", "maximum of 30 characters",
            "limit to 30 characters",
            "Limited to 30 characters.", "no more than 30 characters", "up to 30 characters", "30 characters max",
            "30 chars maximum.", "30-character limit", "Keep under 30 characters", "keep it under 30 characters",
            "at most 30 characters", "must not exceed 30 characters", "30 characters or less",
            "Max length: 30 characters",
            "Button to try again. Max. 30 characters",
            "The title is limited to 30 characters", "Shown on the first screen. Maximum of 30 characters.",
            "Character limit: 30", "Max characters: 30", "Shorter than or equal to 30 characters",
        ].map { LimitExample($0, .most(30, .graphemes)) }
        + [
            "The maximum length is ~30 characters (longer translations may be truncated).", "About 30 characters max",
            "maximum of approximately 30 characters", "Limited to ca. 30 chars",
        ].map { LimitExample($0, .most(34, .graphemes)) }
        + [
            "Preferably 30 characters or less", "Ideally max. 30 characters", "Try to keep it under 30 characters",
        ].map { LimitExample($0, .most(45, .graphemes)) }
        + [
            "maximum 30 characters per line", "at least 30 characters", "30 characters", "It has 30 characters in all",
            "Passwords have no more than 30 characters", "Enter up to 30 characters", "a maximum of characters",
            "30 charges max",
            "up to 30 photos with characters", "character 30 of the play", "maximum 0 characters",
            "two lines of 30 characters maximum per line", "The PIN is limited to 30 characters",
            "Shown where the ZIP code, 30 characters max, is wrong", "The bio has a maximum of 30 characters.",
            "%@ is the name (max 30 characters)",
            "Shows 30 characters. Maximum zoom is 200%.", "The code has 30 characters. Limit of the text: none",
        ].map { LimitExample($0) }

    static let needs: CommentWords? = .char

    static func read(_ comment: [UInt8], into found: inout [Statement]) {
        var at = 0
        while let hit = comment.firstOffset(ofWord: "char", from: at) {
            at = hit + 4
            let phrase = ProsePhrase(comment, at: hit)
            guard let phrase, let number = phrase.limit, number.value > 0, !phrase.limitsSomethingElse else { continue }
            at = max(at, number.range.upperBound)
            // A wish may be exceeded by half.
            let most = phrase.isWish ? number.value * 3 / 2 : number.value
            found.append(
                Statement(
                    content: .limit(.most(Double(most), .graphemes)), range: number.range,
                    certainty: phrase.isWish ? .possible : nil))
        }
    }
}

/// The phrase around the word `characters`.
struct ProsePhrase {
    private let text: [UInt8]
    private let start: Int
    private let end: Int

    /// Creates the phrase around a `char` at an offset; nil if that begins another word.
    init?(_ text: [UInt8], at start: Int) {
        guard !text.byte(start - 1).isLetter else { return nil }
        var end = start
        while text.byte(end).isLetter { end += 1 }
        let names: [StaticString] = ["char", "chars", "character", "characters"]
        guard names.contains(where: { $0.utf8CodeUnitCount == end - start && text.hasWord($0, at: start) }) else {
            return nil
        }
        (self.text, self.start, self.end) = (text, start, end)
    }

    /// The maximum number of characters that the phrase allows, and its range; nil if it declares no limit.
    var limit: (value: Int, range: Range<Int>)? {
        if let number = text.number(before: hyphenless(start)) {
            guard !isNumberPart(number.start) else { return nil }
            var before = words(before: number.start)
            let isRough = before.items.last.map { Self.roughly.contains($0.text) } ?? false
            if isRough { before = before.droppingLast() }
            let value =
                isRough || text.byte(text.skipSpaceBack(number.start) - 1) == UInt8(ascii: "~")
                ? number.value * 115 / 100 : number.value
            if let lead = Self.leads.first(where: { before.ends(with: $0) }), !limitsEachLine(words(after: endOfWord)) {
                return (value, before.start(ofLast: lead.count)..<end)
            }
            let after = words(after: endOfWord)
            if let trail = Self.trails.first(where: { after.starts(with: $0) }), !before.ends(with: ["least"]),
                !limitsEachLine(after.dropping(trail.count))
            {
                return (value, number.start..<after.end(ofFirst: trail.count))
            }
            return nil
        }
        return namedLimit
    }

    /// Whether it only wishes for a short text: `preferably 30 characters or less`.
    var isWish: Bool {
        guard let number = text.number(before: hyphenless(start)) else { return false }
        let before = Words(text, backwards: max(0, number.start - Self.reach)..<number.start, most: 6).items.map(\.text)
        return before.contains { Self.wishes.contains($0) }
            || zip(before, before.dropFirst(2)).contains {
                $0 == "try" && ["keep", "limit", "stay", "use"].contains($1)
            }
    }

    /// `Character limit: 30`, `Max characters: 30`; `CHAR LIMIT` is a separate convention.
    private var namedLimit: (value: Int, range: Range<Int>)? {
        let next = text.skipSpace(end)
        let isNamed = end - start > 5 && text.hasWord("limit", at: next)
        let sign = isNamed ? text.skipSpace(next + 5) : next
        guard text.byte(sign) == UInt8(ascii: ":") || text.byte(sign) == UInt8(ascii: "="),
            let number = text.number(at: text.skipSpace(sign + 1)), !text.byte(number.end).isLetter
        else { return nil }
        if isNamed { return (number.value, start..<number.end) }
        let before = words(before: start)
        guard before.ends(with: ["max"]) || before.ends(with: ["maximum"]) else { return nil }
        return (number.value, before.start(ofLast: 1)..<number.end)
    }

    /// Whether the limit is about something else: user input, or the subject of a sentence that is not the text.
    var limitsSomethingElse: Bool {
        let sentence = Words(text, forwards: sentenceStart..<min(text.count, end + 60))
        func has(_ words: Set<String>) -> Bool { sentence.items.contains { words.contains($0.text) } }
        return has(Self.inputs) || has(Self.verbs) && !has(Self.texts)
    }

    /// Whether each line is limited: the number of lines is unknown.
    private func limitsEachLine(_ after: Words) -> Bool {
        after.starts(with: ["per"]) || after.starts(with: ["each"]) || after.starts(with: ["a", "line"])
    }

    private static let leads: [[String]] = [
        ["max"], ["maximum"], ["max", "of"], ["maximum", "of"], ["limit", "to"], ["limited", "to"], ["limit", "of"],
        ["limit", "is"], ["limit"], ["no", "more", "than"], ["not", "more", "than"], ["no", "longer", "than"],
        ["not", "longer", "than"],
        ["not", "exceed"], ["up", "to"], ["at", "most"], ["keep", "under"], ["keep", "it", "under"],
        ["keep", "this", "under"],
        ["keep", "to"], ["keep", "it", "to"], ["fewer", "than"], ["max", "length", "is"], ["maximum", "length", "is"],
        ["max", "length"], ["maximum", "length"], ["length", "of"], ["or", "equal", "to"],
    ]
    private static let trails: [[String]] = [
        ["max"], ["maximum"], ["limit"], ["at", "most"], ["or", "less"], ["or", "fewer"], ["tops"],
    ]
    /// Words before a number that may be exceeded a little.
    private static let roughly: Set<String> = ["about", "around", "approximately", "approx", "roughly", "ca", "circa"]
    private static let wishes: Set<String> = ["preferably", "ideally"]
    private static let inputs: Set<String> = [
        "password", "passwords", "passcode", "passphrase", "username", "enter", "entered", "enters", "type", "typed",
        "input",
    ]
    /// Verbs by which a sentence describes its subject.
    private static let verbs: Set<String> = [
        "is", "are", "has", "have", "may", "can", "takes", "take", "allows", "accepts", "supports", "above",
    ]
    /// Words for the text that a comment describes.
    private static let texts: Set<String> = [
        "text", "texts", "string", "strings", "label", "title", "subtitle", "headline", "heading", "header",
        "translation",
        "translations", "translated", "message", "caption", "button", "word", "words", "copy", "this", "it", "length",
        "limit", "tooltip", "description", "tab", "menu", "item", "phrase", "line", "here",
    ]

    private func hyphenless(_ offset: Int) -> Int {
        text.byte(offset - 1) == UInt8(ascii: "-") ? offset - 1 : text.skipSpaceBack(offset)
    }

    /// Whether the number is part of a longer one because of what precedes it: `1.30`, `10-30`, `v30`.
    private func isNumberPart(_ start: Int) -> Bool {
        let before = text.byte(start - 1)
        return before.isLetter
            || [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(before)
    }

    /// How many bytes a phrase extends to either side: a sentence in a hostile file may be megabytes long.
    private static let reach = 60

    private func words(before end: Int) -> Words { Words(text, backwards: max(0, end - Self.reach)..<end) }

    private func words(after start: Int) -> Words { Words(text, forwards: start..<min(text.count, start + Self.reach)) }

    /// After the word, and after the full stop of `chars.`; the one of `characters.` ends the sentence.
    private var endOfWord: Int {
        text.byte(end) == UInt8(ascii: ".") && end - start <= "chars".utf8.count ? end + 1 : end
    }

    private var sentenceStart: Int {
        let least = max(0, start - 4 * Self.reach)
        var at = start
        while at > least, ![0x2E, 0x21, 0x3F].contains(text[at - 1]) || text.byte(at) > 0x20 { at -= 1 }
        return at
    }
}

/// The words of a text, in lowercase.
struct Words {
    /// The words in the order of the text.
    private(set) var items: [(text: String, range: Range<Int>)] = []

    /// Creates the words up to a full stop or another mark that ends the phrase.
    init(_ text: [UInt8], forwards range: Range<Int>) {
        var at = range.lowerBound
        while at < range.upperBound {
            if text[at].isLetter {
                var end = at
                while end < range.upperBound, text[end].isLetter { end += 1 }
                items.append((String(decoding: text[at..<end], as: UTF8.self).lowercased(), at..<end))
                at = end
            } else {
                if [0x2E, 0x21, 0x3F, 0x3B].contains(text[at]) { return }
                at += 1
            }
        }
    }

    /// Creates up to `most` of the last words, if only spaces, `~`, `:` and the full stop of `max.` separate them.
    init(_ text: [UInt8], backwards range: Range<Int>, most: Int = 4) {
        var at = range.upperBound
        while at > range.lowerBound, items.count < most {
            if text[at - 1].isLetter {
                var start = at
                while start > range.lowerBound, text[start - 1].isLetter { start -= 1 }
                items.insert((String(decoding: text[start..<at], as: UTF8.self).lowercased(), start..<at), at: 0)
                at = start
            } else if text[at - 1].isSpace || [0x7E, 0x3A, 0x2E, 0x3D, 0x5F].contains(text[at - 1]) {
                at -= 1
            } else {
                return
            }
        }
    }

    func ends(with words: [String]) -> Bool { items.suffix(words.count).map(\.text) == words }

    func starts(with words: [String]) -> Bool { items.prefix(words.count).map(\.text) == words }

    /// Returns the words without the first `count`.
    func dropping(_ count: Int) -> Words {
        var rest = self
        rest.items.removeFirst(min(count, items.count))
        return rest
    }

    /// Returns the words without the last.
    func droppingLast() -> Words {
        var rest = self
        rest.items.removeLast()
        return rest
    }

    /// Returns the start of the last `count` words.
    func start(ofLast count: Int) -> Int { items[max(0, items.count - count)].range.lowerBound }

    /// Returns the end of the first `count` words.
    func end(ofFirst count: Int) -> Int { items[min(items.count, count) - 1].range.upperBound }
}
