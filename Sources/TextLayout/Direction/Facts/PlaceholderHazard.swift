// Placeholders whose values would mix with the text around them.

/// A placeholder whose value, put in as it is, changes the order of what stands around it.
///
/// A text reads as its translator meant it when every value is an object by itself, as between FSI and PDI. A
/// placeholder is a hazard when, for some value, the visual order of the rest is another once its own isolate is left
/// away, with the other placeholders isolated; or when the order is another with all values put in as they are, and
/// its isolate would change that. The value counts as one whole, and its own order does not matter, as long as nothing
/// comes between its pieces. Of a sample that is shown the own order matters too: `C++` may be seen as `++C`.
///
/// Values that are tried run from right to left, from left to right, and from left to right with a number and
/// brackets at the end. A value is no evidence where it makes one phrase with letters of its own direction: `v%@`,
/// `%@/s`, `Firefox %@`, `%@ --help` and `ID: %@` in an Arabic text are meant to be read from left to right as a whole,
/// and so are the values of `%1$@ %2$@` and `%1$@:%2$@`.
///
/// Numbers are no hazard: like digits that are typed, they go with the text before them, which is what `%d%%` and
/// `%d:%d` need. But they stand as digits beside other placeholders, since digits jump over a value that runs from
/// right to left.
public struct PlaceholderHazard: Hashable, Sendable {
    /// A kind of value.
    public enum Value: CaseIterable, Sendable {
        case rightToLeft, leftToRight
        /// From left to right, with a number and brackets at its end.
        case numbered
    }

    /// How a text reads with values of one kind.
    public struct Reading: Hashable, Sendable {
        /// The value that was put in for the placeholder.
        public let value: String
        /// How it should read: each value by itself.
        public let meant: String
        /// How it reads where the placeholder is not isolated; nor are the others, where it needs them.
        public let shown: String
        /// Whether the rest changes its order.
        public let isChanged: Bool
    }

    /// Where the placeholder stands in the text's bytes.
    public let range: Range<Int>
    /// Whether the other placeholders have to be put in as they are, too, for anything to change.
    public let needsOthers: Bool
    /// How its paragraph reads with the sample that stands there, if any, with a value from right to left, from left to
    /// right, and with one that ends in a number.
    public let readings: [Reading]
    /// Whether it is the value itself that is torn apart or turned round.
    public let changesValue: Bool

    /// The hazard in words.
    public var summary: String {
        changesValue
            ? "the text around this placeholder changes the order of its value"
            : "the value of this placeholder can change the order of the text around it"
    }
}

/// The hazards of a text.
public struct PlaceholderHazards: Hashable, Sendable {
    /// The placeholders whose values would mix with the text around them.
    public private(set) var hazards: [PlaceholderHazard] = []
    /// Placeholders that were not judged: there are too many in too long a text.
    public private(set) var unjudged: [Range<Int>] = []

    /// Each placeholder costs a few layouts of its paragraph: no message of an app comes near this many bytes.
    private static let budget = 1 << 22

    /// The hazards of a text in paragraphs of a direction, with some values; `isSample` where samples stand in its slots.
    public init(
        in text: SlottedText, base: BaseDirection,
        values: Set<PlaceholderHazard.Value> = Set(PlaceholderHazard.Value.allCases), isSample: Bool = false
    ) {
        var budget = Self.budget
        for paragraph in text.paragraphs {
            let slots = paragraph.slots.filter { text.slots[$0].kind == .text }
            guard !slots.isEmpty else { continue }
            let length = text.filled(paragraph) { _ in .written }.utf8.count
            let cost = slots.count * (length + 16 * slots.count)
            if cost <= budget {
                let judge = PlaceholderJudge(
                    text: text, paragraph: paragraph, slots: slots, base: base, values: values,
                    isSample: isSample)
                hazards += judge.hazards()
                budget -= cost
            } else {
                unjudged += slots.map { text.slots[$0].range }
            }
        }
    }
}
