// Placeholders whose values may mix with the text around them.

/// A placeholder whose value, without an isolate, changes the order of the text around it.
///
/// A text reads as intended if each value is isolated, as between FSI and PDI. A placeholder is a hazard if, for some
/// value, the visual order of the rest changes without its isolate while the other placeholders keep theirs; or if the
/// order changes when no value is isolated, and its isolate would affect that. The value counts as a unit: its inner
/// order does not matter, as long as nothing moves between its pieces. In a displayed sample, the inner order matters,
/// too: `C++` may be displayed as `++C`.
///
/// The tested values are right-to-left, left-to-right, and left-to-right with a number and brackets at the end. A value
/// is not evidence if it forms a phrase with letters of its own direction: `v%@`, `%@/s`, `Firefox %@`, `%@ --help` and
/// `ID: %@` in an Arabic text are meant to be read from left to right as a whole, and so are the values of `%1$@ %2$@`
/// and `%1$@:%2$@`.
///
/// Numbers are not hazards: like typed digits, they go with the text before them, as `%d%%` and `%d:%d` require. But
/// they are filled in when other placeholders are tested, because digits jump over a right-to-left value.
public struct PlaceholderHazard: Hashable, Sendable {
    /// A kind of value.
    public enum Value: CaseIterable, Sendable {
        case rightToLeft, leftToRight
        /// Left-to-right, with a number and brackets at the end.
        case numbered
    }

    /// How a text reads with values of one kind.
    public struct Reading: Hashable, Sendable {
        /// The value of the placeholder.
        public let value: String
        /// The intended reading: each value isolated.
        public let meant: String
        /// The reading if the placeholder is not isolated; with `needsOthers`, the others are not isolated either.
        public let shown: String
        /// Whether the order of the rest changes.
        public let isChanged: Bool
    }

    /// The placeholder's range in the text's bytes.
    public let range: Range<Int>
    /// Whether the order only changes if the other placeholders are not isolated either.
    public let needsOthers: Bool
    /// How its paragraph reads with its sample, if any, and with right-to-left, left-to-right and numbered values.
    public let readings: [Reading]
    /// Whether the value itself is split or reversed.
    public let changesValue: Bool

    /// A description of the hazard.
    public var summary: String {
        changesValue
            ? "the text around this placeholder changes the order of its value"
            : "the value of this placeholder can change the order of the text around it"
    }
}

/// The hazards of a text.
public struct PlaceholderHazards: Hashable, Sendable {
    /// The placeholders whose values may mix with the text around them.
    public private(set) var hazards: [PlaceholderHazard] = []
    /// Placeholders that were not checked, because there are too many in too long a text.
    public private(set) var unjudged: [Range<Int>] = []

    /// Each placeholder costs a few layouts of its paragraph; no real message comes close to this many bytes.
    private static let budget = 1 << 22

    /// Finds the hazards in a text with a base direction, for some values; `isSample` if its slots contain samples.
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
