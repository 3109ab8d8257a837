// Turns a message into the texts that people will see.
//
// A message with branches displays one text for each path through them, at most 64. If there are more paths, the widest
// text is among the 64, the others are spread over all branches, and the result states that it is incomplete. Each text
// records the bytes of each placeholder and the choices that led to it, such as `count=3 (few)`.
//
// Apple's variants are separate messages. `category` specifies the variant of a message. It restricts the first count
// in the message or, if no variant has a count, the texts without a known meaning. `substitutions` are the possible
// texts of `%#@files@`.
//
// A maker stores only text, so each core needs no more than its own copy.

import Basics
import MessagePatterns

/// Generates the texts that messages display in one locale.
///
/// It caches its samples, so each thread needs its own value: a copy shares no mutable state.
public struct SampleMaker: Sendable {
    private var sampler: Sampler
    private var cardinals: [String: PluralNumbers] = [:]
    private var ordinals: PluralNumbers?
    private var categories: [CategoryRequest: PluralNumbers.Categories] = [:]
    /// Parses the text between tags.
    private let parser = MessageParser()

    private struct CategoryRequest: Hashable {
        let number: String
        let isOrdinal: Bool
    }

    /// The information about one message in addition to its text.
    struct Context {
        let message: Message
        let branches: Branches?
        let arguments: Arguments?
        let hidden: [Int]
        let variant: Variant?
        let given: SampleTable
        let substitutions: [String: [ShownText]]
    }

    /// The plural variant that a message contains.
    struct Variant {
        let category: String
        /// The number that selects the variant; nil if no whole number does.
        let number: String?
        /// The placeholders that display the number.
        let placeholders: [String]
    }

    /// The default number of digits in a number without further information, which is also the maximum.
    public static let mostDigits = DefaultNumbers.digits

    /// Creates a maker for a language tag; English if ICU does not know the language.
    ///
    /// - Parameters:
    ///   - locale: The language tag.
    ///   - given: The known samples of placeholders.
    ///   - digits: The number of digits in a number without further information.
    public init(locale: String, given: SampleTable = SampleTable(), digits: Int = mostDigits) {
        sampler = Sampler(LocalForms(tag: locale), given: given, digits: digits)
    }

    /// Returns the texts that a message can display.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - category: The plural category of the message if variants are separate messages: the first count in it is a
    ///     number that selects the variant.
    ///   - given: The samples that the catalog itself specifies; they override those of the maker.
    ///   - substitutions: The possible texts of `%#@name@`, by name.
    ///   - isCountedElsewhere: Whether another variant of the plural has a count, so that a text is not a count here.
    /// - Returns: At least one text.
    public mutating func texts(
        of message: Message, category: String? = nil, given: SampleTable = SampleTable(),
        substitutions: [String: [ShownText]] = [:], isCountedElsewhere: () -> Bool = { false }
    ) -> ShownTexts {
        if category == nil, message.isPlain { return ShownTexts(texts: [ShownText(message.utf8)], isBounded: false) }
        let hasBranches = message.parts.contains { $0.kind == .branchStart }
        // A sample would hide that none of this can be displayed.
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

    /// The widest text and its neighbors, then texts spread over all branches, if there are too many combinations to
    /// display each.
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

    /// The numbers without more digits than `count`.
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
        // Fractions are not counted: a category that only fractions have is a last resort.
        let isWhole = number.map { Int($0) != nil } ?? false
        return Variant(category: name, number: isWhole ? number : nil, placeholders: counters.keys)
    }

    /// The placeholders that display the number of a plural variant, and a given sample of such a number.
    ///
    /// That is the first count; if no variant has one, the number is displayed as a text.
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

    /// The sample of a placeholder, and whether it is a guess.
    ///
    /// In order of precedence, the catalog, the user or the branches specify it; otherwise it fits the locale.
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

    /// Parses the text between tags.
    func inner(_ utf8: ArraySlice<UInt8>) -> Message {
        var message = Message()
        message.parse(parser) { $0 += utf8 }
        return message
    }
}

extension Message {
    /// Whether the message is displayed exactly as written.
    package var isPlain: Bool {
        parts.count <= 1 && parts.first?.kind ?? .text == .text && !utf8.has(UInt8(ascii: "*"))
    }
}
