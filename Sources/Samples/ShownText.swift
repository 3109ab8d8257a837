// A message as a person will see it.

/// One text that a message can display: samples replace placeholders, and one branch of each set is taken.
public struct ShownText: Hashable, Sendable {
    /// The text, without markup.
    public internal(set) var utf8: [UInt8] = []
    /// The samples in it, in order.
    public internal(set) var placeholders: [ShownPlaceholder] = []
    /// The choices that led to the text, in order; empty if there was nothing to choose.
    public internal(set) var choices: [Choice] = []

    /// The text as a string.
    public var text: String { String(decoding: utf8, as: UTF8.self) }

    /// The choices in words, such as `count=3 (few), gender=female`.
    public var branch: String { choices.map(\.words).joined(separator: ", ") }

    /// Creates a text without placeholders.
    public init(_ utf8: [UInt8] = []) {
        self.utf8 = utf8
    }

    /// Appends the sample of a placeholder.
    mutating func append(_ sample: String, for spelling: String, isGuess: Bool) {
        let start = utf8.count
        utf8 += sample.utf8
        placeholders.append(
            ShownPlaceholder(range: start..<utf8.count, spelling: spelling, sample: sample, isGuess: isGuess))
    }

    /// The text without guessed samples; nil if it has none.
    package var withoutGuesses: ShownText? {
        guard placeholders.contains(where: \.isGuess) else { return nil }
        var rest = ShownText()
        var end = 0
        for placeholder in placeholders where placeholder.isGuess {
            rest.utf8 += utf8[end..<placeholder.range.lowerBound]
            end = placeholder.range.upperBound
        }
        rest.utf8 += utf8[end...]
        return rest
    }

    /// The text with each of its parts changed: what is between placeholders, and the samples.
    package func mapped(_ change: ([UInt8]) -> [UInt8]) -> ShownText {
        var mapped = ShownText()
        var end = 0
        for placeholder in placeholders {
            mapped.utf8 += change(Array(utf8[end..<placeholder.range.lowerBound]))
            let sample = change(Array(utf8[placeholder.range]))
            mapped.append(
                String(decoding: sample, as: UTF8.self), for: placeholder.spelling, isGuess: placeholder.isGuess)
            end = placeholder.range.upperBound
        }
        mapped.utf8 += change(Array(utf8[end...]))
        mapped.choices = choices
        return mapped
    }

    /// Appends another text with its placeholders.
    mutating func append(_ other: ShownText) {
        let start = utf8.count
        utf8 += other.utf8
        for placeholder in other.placeholders {
            let range = placeholder.range.lowerBound + start..<placeholder.range.upperBound + start
            placeholders.append(
                ShownPlaceholder(
                    range: range, spelling: placeholder.spelling, sample: placeholder.sample,
                    isGuess: placeholder.isGuess))
        }
    }
}

/// The sample of a placeholder in a text.
public struct ShownPlaceholder: Hashable, Sendable {
    /// Its range in the text's bytes.
    public let range: Range<Int>
    /// The placeholder as written in the message.
    public let spelling: String
    /// The text displayed for the placeholder.
    public let sample: String
    /// Whether the sample is a guess.
    package let isGuess: Bool
}

/// A branch that was taken.
public struct Choice: Hashable, Sendable {
    /// The name of the argument, or the spelling of the placeholder; empty if only a category is known.
    public let name: String
    /// The number, without separators, or the word; empty if there is none.
    public let value: String
    /// The plural category, or `=0`; empty for words.
    public let category: String

    /// The choice in words: `count=3 (few)`, `gender=female`, `few`.
    var words: String {
        if value.isEmpty { return category }
        return category.isEmpty ? "\(name)=\(value)" : "\(name)=\(value) (\(category))"
    }
}

/// All texts that a message can display; never empty.
public struct ShownTexts: Hashable, Sendable {
    /// The maximum number of texts of one message.
    public static let most = 64

    /// The texts, in the order of the branches; if there are more combinations, the widest comes first.
    public let texts: [ShownText]
    /// Whether there are more combinations of branches than texts.
    public let isBounded: Bool

    /// The texts without guessed samples; nil if there are none.
    package var withoutGuesses: ShownTexts? {
        let shorter = texts.map(\.withoutGuesses)
        guard shorter.contains(where: { $0 != nil }) else { return nil }
        return ShownTexts(texts: zip(texts, shorter).map { $1 ?? $0 }, isBounded: isBounded)
    }

    /// The texts with each part of them changed.
    package func mapped(_ change: ([UInt8]) -> [UInt8]) -> ShownTexts {
        ShownTexts(texts: texts.map { $0.mapped(change) }, isBounded: isBounded)
    }

    init(texts: [ShownText], isBounded: Bool) {
        self.texts = texts
        self.isBounded = isBounded
    }

    /// Creates texts with a single one.
    public init(_ text: ShownText) { self.init(texts: [text], isBounded: false) }
}

/// The texts of one message within a budget: a message that displays hundreds of kilobytes gets fewer.
struct BoundedTexts {
    private(set) var texts: [ShownText] = []
    private var budget = 2_000_000

    /// Whether another text may be added; the first always may.
    var hasRoom: Bool { texts.isEmpty || texts.count < ShownTexts.most && budget > 0 }

    mutating func append(_ text: ShownText, cost: Int) {
        texts.append(text)
        budget -= cost
    }
}
