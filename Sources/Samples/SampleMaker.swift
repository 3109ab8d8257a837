// From a message to the texts that people will see.
//
// A message with branches shows one text for each way through them, at most 64. If there are more ways, the widest text
// is among the 64, the others are spread over all branches, and the result says that it is not complete. Each text
// knows which of its bytes stand for which placeholder, and which choices led to it, such as `count=3 (few)`.
//
// Apple's variants are messages of their own. `category` says which variant a message is. It restricts the first count
// in the message or, if no variant has a count, the texts that nothing is known of. `substitutions` are the texts that
// `%#@files@` can be.
//
// What a maker keeps is text alone, so several cores need no more than a copy each.

import Basics
import MessagePatterns

/// Makes the texts that messages show in one locale.
///
/// It keeps the samples it made, so it is a value of its own for each thread: a copy shares nothing that changes.
public struct SampleMaker: Sendable {
    private var sampler: Sampler
    private var cardinals: [String: PluralNumbers] = [:]
    private var ordinals: PluralNumbers?
    private var categories: [CategoryRequest: PluralNumbers.Categories] = [:]
    /// Takes apart what stands between tags.
    private let parser = MessageParser()

    private struct CategoryRequest: Hashable {
        let number: String
        let isOrdinal: Bool
    }

    /// What is known of one message beside its text.
    struct Context {
        let message: Message
        let branches: Branches?
        let arguments: Arguments?
        let hidden: [Int]
        let variant: Variant?
        let given: SampleTable
        let substitutions: [String: [ShownText]]
    }

    /// The plural variant that a message is.
    struct Variant {
        let category: String
        /// The number that selects it; nil where no whole number does.
        let number: String?
        /// The placeholders that show the number.
        let placeholders: [String]
    }

    /// The most digits of a number of which nothing is said.
    public static let mostDigits = DefaultNumbers.digits

    /// A maker for a language tag; ICU's English where ICU does not know the language.
    ///
    /// - Parameters:
    ///   - locale: The language tag.
    ///   - given: What is known to stand for placeholders.
    ///   - digits: How many digits a number has of which nothing is said.
    public init(locale: String, given: SampleTable = SampleTable(), digits: Int = mostDigits) {
        sampler = Sampler(LocalForms(tag: locale), given: given, digits: digits)
    }

    /// The texts that a message can show.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - category: The plural category whose variant it is, where variants are messages of their own: the first count
    ///     in it is a number that selects it.
    ///   - given: What the catalog itself says of its placeholders; stronger than what the maker was given.
    ///   - substitutions: The texts that `%#@name@` can be, by name.
    ///   - isCountedElsewhere: Whether another variant of the plural has a count, so that a text is none in this one.
    /// - Returns: At least one text.
    public mutating func texts(
        of message: Message, category: String? = nil, given: SampleTable = SampleTable(),
        substitutions: [String: [ShownText]] = [:], isCountedElsewhere: () -> Bool = { false }
    ) -> ShownTexts {
        if category == nil, message.isPlain { return ShownTexts(texts: [ShownText(message.utf8)], isBounded: false) }
        let hasBranches = message.parts.contains { $0.kind == .branchStart }
        // A sample would hide that nothing of this can be shown.
        if !hasBranches, message.fault != nil {
            return ShownTexts(texts: [ShownText(message.utf8)], isBounded: false)
        }
        let branches = hasBranches ? Branches(message) : nil
        let arguments = branches.map { branches in
            Arguments(branches, count: sampler.count, given: { given[$0] ?? sampler.given[$0] }) { isOrdinal in
                numbers(ordinal: isOrdinal)
            }
        }
        let context = Context(
            message: message, branches: branches, arguments: arguments, hidden: StrongMarks.hidden(in: message),
            variant: category.flatMap { variant($0, of: message, given, isCountedElsewhere) }, given: given,
            substitutions: substitutions)
        return hasBranches || !substitutions.isEmpty
            ? all(context) : ShownTexts(texts: [one(context)], isBounded: false)
    }

    private mutating func one(_ context: Context) -> ShownText {
        var path = Path()
        return show(context, along: &path)
    }

    private mutating func all(_ context: Context) -> ShownTexts {
        var texts = BoundedTexts()
        var path = Path()
        repeat {
            guard texts.hasRoom else { return some(context) }
            let text = show(context, along: &path)
            texts.append(text, cost: path.cost(of: text))
        } while path.advance()
        return ShownTexts(texts: texts.texts, isBounded: false)
    }

    /// The widest text and its neighbours, then texts spread over all branches: where there are too many to show each
    /// combination.
    private mutating func some(_ context: Context) -> ShownTexts {
        var texts = BoundedTexts()
        var known: Set<[Choice]> = []
        var ways = WidestWays()
        for (text, cost) in ways.texts({ show(context, along: &$0) })
        where texts.hasRoom && known.insert(text.choices).inserted {
            texts.append(text, cost: cost)
        }
        for number in 0..<ShownTexts.most where texts.hasRoom {
            var path = Path(spread: number)
            let text = show(context, along: &path)
            if known.insert(text.choices).inserted { texts.append(text, cost: path.cost(of: text)) }
        }
        return ShownTexts(texts: texts.texts, isBounded: true)
    }

    private mutating func show(_ context: Context, along path: inout Path) -> ShownText {
        var showing = Showing(context)
        showing.run(&self, &path)
        return showing.output
    }

    // MARK: Numbers

    mutating func numbers(ordinal: Bool) -> PluralNumbers {
        guard ordinal else { return cardinals(like: sampler.count) }
        if let known = ordinals { return known }
        let made = PluralNumbers(sampler.forms, ordinal: true, count: sampler.count)
        ordinals = made
        return made
    }

    /// The numbers with no more digits than one of them.
    private mutating func cardinals(like count: String) -> PluralNumbers {
        if let known = cardinals[count] { return known }
        let made = PluralNumbers(sampler.forms, ordinal: false, count: count)
        if cardinals.count >= Self.mostCounts { cardinals.removeAll() }
        cardinals[count] = made
        return made
    }

    /// More examples than a project has.
    private static let mostCounts = 100

    /// The category of a number.
    mutating func category(of number: String, ordinal: Bool) -> PluralNumbers.Categories {
        let request = CategoryRequest(number: number, isOrdinal: ordinal)
        if let known = categories[request] { return known }
        let index = sampler.forms.categories(of: [Double(number) ?? 0], ordinal: ordinal).first ?? 5
        let found: PluralNumbers.Categories = 1 << index
        categories[request] = found
        return found
    }

    private mutating func variant(
        _ name: String, of message: Message, _ given: SampleTable, _ isCountedElsewhere: () -> Bool
    ) -> Variant? {
        guard let category = PluralNumbers.category(name) else { return nil }
        let counters = counters(of: message, given, isCountedElsewhere)
        let number = cardinals(like: counters.like ?? sampler.count).widest(of: category)
        // Fractions are not counted: where they alone are of a category, it is the last resort of all numbers.
        let isWhole = number.map { Int($0) != nil } ?? false
        return Variant(category: name, number: isWhole ? number : nil, placeholders: counters.keys)
    }

    /// The placeholders that show the number of a plural variant, and what somebody says is such a number.
    ///
    /// It is the first count; where no variant has one, it is shown as a text.
    private mutating func counters(
        of message: Message, _ given: SampleTable, _ isCountedElsewhere: () -> Bool
    ) -> (keys: [String], like: String?) {
        var texts: [String] = []
        var like: String?
        var position = 0
        for part in message.parts where part.kind == .placeholder {
            let placeholder = placeholder(message, part.range)
            if let specifier = placeholder.specifier { position += specifier.taken }
            let own = given.named(placeholder, at: position) ?? sampler.given.named(placeholder, at: position)
            if placeholder.isCount { return ([placeholder.key], own.flatMap(Sampler.count)) }
            guard placeholder.isUnknownText, own.map({ Sampler.count($0) != nil }) ?? true else { continue }
            texts.append(placeholder.key)
            like = like ?? own
        }
        return texts.isEmpty || isCountedElsewhere() ? ([], nil) : (texts, like)
    }

    // MARK: Samples

    mutating func placeholder(_ message: Message, _ range: Range<Int>) -> Placeholder {
        sampler.placeholder(String(decoding: message.utf8[range], as: UTF8.self))
    }

    /// What stands for a placeholder, and whether that is a guess: what the catalog says, what the user says, what the
    /// branches say, or else what fits the locale.
    mutating func sample(
        of placeholder: Placeholder, at position: Int, number: String?, isPercent: Bool, given: SampleTable
    ) -> (text: String, isGuess: Bool) {
        if number == nil {
            let own = given.sample(of: placeholder, at: position) ?? sampler.given.sample(of: placeholder, at: position)
            if let own { return (sampler.sample(of: placeholder, given: own), false) }
        }
        let text = sampler.sample(
            of: placeholder, Sampler.Request(spelling: placeholder.spelling, number: number, isPercent: isPercent))
        if case .literal = placeholder.sort { return (text, false) }
        return (text, number == nil)
    }

    /// The parts of what stands between tags.
    func inner(_ utf8: ArraySlice<UInt8>) -> Message {
        var message = Message()
        message.parse(parser) { $0 += utf8 }
        return message
    }
}

extension Message {
    /// Whether it is shown as it stands.
    package var isPlain: Bool {
        parts.count <= 1 && parts.first?.kind ?? .text == .text && !utf8.has(UInt8(ascii: "*"))
    }
}
