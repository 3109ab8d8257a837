// Which way a shown text runs, and what may go wrong with it.

import Samples
import TextLayout

/// Which way a shown text runs, and what may go wrong with it.
public struct ShownDirection: Hashable, Sendable {
    /// Something that is worth knowing of a text's direction.
    public struct Note: Hashable, Sendable {
        /// What sort of thing it is, such as `control`.
        public let kind: String
        /// What it is, in words.
        public let summary: String
        /// What it is about, as it is written: a placeholder, or a piece of the text.
        public let subject: String
        /// Where it is in the text's bytes.
        public let range: Range<Int>
        /// How the paragraph should read, and how it may read instead; nil where that does not matter.
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
    /// What is worth knowing, sort by sort.
    public let notes: [Note]

    /// Looks at a text whose paragraphs get their direction from `base`.
    ///
    /// Text that runs from left to right in paragraphs from left to right has nothing to note but what other values of its
    /// placeholders would do to it.
    public init(_ shown: ShownText, base: BaseDirection) {
        bidi = BidiText(shown.utf8, base: base)
        let isPlain = bidi.runs.allSatisfy { $0.level == 0 } && BidiControl.occurrences(in: shown.utf8).isEmpty
        let text = SlottedText(shown.utf8, slots: shown.placeholders.map { .init($0.range, Self.kind(of: $0)) })
        let hazards = Self.hazards(shown, text, base)
        notes = isPlain ? hazards : Self.notes(shown, text, base, bidi.paragraphs.first?.direction, hazards)
    }

    /// The direction of the first letter that has one; nil where none has.
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
        // Where the first letter gives the direction, nothing contradicts it.
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

    /// A sample without letters is a number: what stands there later will be one too.
    private static func kind(of placeholder: ShownPlaceholder) -> SlottedText.Slot.Kind {
        placeholder.sample.unicodeScalars.contains(where: Letters.contains) ? .text : .number
    }
}
