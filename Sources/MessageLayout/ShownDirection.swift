// The direction of a shown text, and its bidi hazards.

import Samples
import TextLayout

/// The direction of a shown text, and its bidi hazards.
public struct ShownDirection: Hashable, Sendable {
    /// A note about a text's direction.
    public struct Note: Hashable, Sendable {
        /// The kind of note, such as `control`.
        public let kind: String
        /// The note in words.
        public let summary: String
        /// The subject as written: a placeholder, or a piece of the text.
        public let subject: String
        /// Its byte range in the text.
        public let range: Range<Int>
        /// How the paragraph should read, and how it may read instead; nil if they do not differ.
        public let reading: Reading?
    }

    /// How a paragraph should read, and how it may read.
    public struct Reading: Hashable, Sendable {
        /// How it should read.
        public let meant: String
        /// How it may read.
        public let shown: String
    }

    /// The text with its levels.
    public let bidi: BidiText
    /// The notes, grouped by kind.
    public let notes: [Note]

    /// Analyzes a text whose paragraphs get their direction from `base`.
    ///
    /// The only notes on left-to-right text in left-to-right paragraphs are about the effects of other values of its
    /// placeholders.
    public init(_ shown: ShownText, base: BaseDirection) {
        bidi = BidiText(shown.utf8, base: base)
        let isPlain = bidi.runs.allSatisfy { $0.level == 0 } && BidiControl.occurrences(in: shown.utf8).isEmpty
        let text = SlottedText(shown.utf8, slots: shown.placeholders.map { .init($0.range, Self.kind(of: $0)) })
        let hazards = Self.hazards(shown, text, base)
        notes = isPlain ? hazards : Self.notes(shown, text, base, bidi.paragraphs.first?.direction, hazards)
    }

    /// The direction of the first letter that has one; nil if none has.
    public var firstStrong: Direction? {
        let ltr = BidiText(bidi.utf8, base: .firstStrong(fallback: .leftToRight)).paragraphs.first?.direction
        let rtl = BidiText(bidi.utf8, base: .firstStrong(fallback: .rightToLeft)).paragraphs.first?.direction
        return ltr == rtl ? ltr : nil
    }

    private static func hazards(_ shown: ShownText, _ text: SlottedText, _ base: BaseDirection) -> [Note] {
        PlaceholderHazards(in: text, base: base, isSample: true).hazards.map { hazard in
            let reading = hazard.readings.first(where: \.isChanged).map { Reading(meant: $0.meant, shown: $0.shown) }
            let placeholder = shown.placeholders.first { $0.range == hazard.range }
            return Note(
                kind: "placeholder", summary: hazard.summary, subject: placeholder?.spelling ?? "", range: hazard.range,
                reading: reading)
        }
    }

    private static func notes(
        _ shown: ShownText, _ text: SlottedText, _ base: BaseDirection, _ first: Direction?, _ hazards: [Note]
    ) -> [Note] {
        func piece(_ range: Range<Int>) -> String { String(decoding: shown.utf8[range], as: UTF8.self) }
        let direction = first ?? .leftToRight
        // If the first letter determines the direction, nothing contradicts it.
        let found: [FirstStrongContradiction] =
            switch base {
            case .given: FirstStrongContradiction.find(in: text, direction: direction)
            case .firstStrong: []
            }
        let contradictions = found.map { fact in
            Note(
                kind: "first-strong", summary: fact.summary, subject: piece(fact.character), range: fact.character,
                reading: fact.changesOrder ? Reading(meant: fact.meant, shown: fact.shown) : nil)
        }
        let punctuation = JumpingPunctuation.find(in: text, direction: direction).map { fact in
            Note(
                kind: "punctuation", summary: fact.summary, subject: piece(fact.range), range: fact.range,
                reading: Reading(meant: fact.meant, shown: fact.shown))
        }
        let controls = ControlFault.find(in: shown.utf8).map { fault in
            Note(
                kind: "control", summary: fault.summary, subject: fault.control.abbreviation, range: fault.range,
                reading: nil)
        }
        return controls + contradictions + hazards + punctuation
    }

    /// The kind of a placeholder: if its sample has no letters, its values are numbers.
    private static func kind(of placeholder: ShownPlaceholder) -> SlottedText.Slot.Kind {
        placeholder.sample.unicodeScalars.contains(where: Letters.contains) ? .text : .number
    }
}
