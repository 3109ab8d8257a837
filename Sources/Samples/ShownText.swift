// A message as a person will see it.

/// One text that a message can show: samples stand for placeholders, and one branch of each is taken.
public struct ShownText: Hashable, Sendable {
    /// The text, without markup.
    public internal(set) var utf8: [UInt8] = []
    /// What stands in it for placeholders, in order.
    public internal(set) var placeholders: [ShownPlaceholder] = []
    /// What was chosen to come here, in order; empty where there was nothing to choose.
    public internal(set) var choices: [Choice] = []

    /// The text as a string.
    public var text: String { String(decoding: utf8, as: UTF8.self) }

    /// The choices in words, such as `count=3 (few), gender=female`.
    public var branch: String { choices.map(\.words).joined(separator: ", ") }

    /// A text without placeholders.
    public init(_ utf8: [UInt8] = []) {
        self.utf8 = utf8
    }

    /// Appends what stands for a placeholder.
    mutating func append(_ sample: String, for spelling: String, isGuess: Bool) {
        let start = utf8.count
        utf8 += sample.utf8
        placeholders.append(
            ShownPlaceholder(range: start..<utf8.count, spelling: spelling, sample: sample, isGuess: isGuess))
    }

    /// The text without samples that nobody gave; nil where it has none.
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

/// What stands in a text for a placeholder.
public struct ShownPlaceholder: Hashable, Sendable {
    /// Where it stands in the text's bytes.
    public let range: Range<Int>
    /// The placeholder as the message has it.
    public let spelling: String
    /// What is shown for it.
    public let sample: String
    /// Whether nobody said what is shown for it.
    package let isGuess: Bool
}

/// A branch that was taken.
public struct Choice: Hashable, Sendable {
    /// The name of the argument, or the spelling of the placeholder; empty where a category alone is known.
    public let name: String
    /// The number, without separators, or the word; empty where there is none.
    public let value: String
    /// The plural category, or `=0`; empty for words.
    public let category: String

    /// The choice in words: `count=3 (few)`, `gender=female`, `few`.
    var words: String {
        if value.isEmpty { return category }
        return category.isEmpty ? "\(name)=\(value)" : "\(name)=\(value) (\(category))"
    }
}

/// All texts that a message can show, never none.
public struct ShownTexts: Hashable, Sendable {
    /// The most there are of one message.
    public static let most = 64

    /// The texts, in the order of the branches; where there are more combinations, the widest first.
    public let texts: [ShownText]
    /// Whether there are more combinations of branches than these.
    public let isBounded: Bool

    /// The same without samples that nobody gave; nil where there are none.
    package var withoutGuesses: ShownTexts? {
        let shorter = texts.map(\.withoutGuesses)
        guard shorter.contains(where: { $0 != nil }) else { return nil }
        return ShownTexts(texts: zip(texts, shorter).map { $1 ?? $0 }, isBounded: isBounded)
    }

    init(texts: [ShownText], isBounded: Bool) {
        self.texts = texts
        self.isBounded = isBounded
    }

    /// One text alone.
    public init(_ text: ShownText) { self.init(texts: [text], isBounded: false) }
}

/// Texts of one message as long as there is room: of a message that shows hundreds of kilobytes there are fewer.
struct BoundedTexts {
    private(set) var texts: [ShownText] = []
    private var budget = 2_000_000

    /// Whether one more may be added; one always may.
    var hasRoom: Bool { texts.isEmpty || texts.count < ShownTexts.most && budget > 0 }

    mutating func append(_ text: ShownText, cost: Int) {
        texts.append(text)
        budget -= cost
    }
}
