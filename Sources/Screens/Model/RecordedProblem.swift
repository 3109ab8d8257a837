// What is wrong with a text on a screen.

/// Something that looks broken on a screen, whatever the cause is.
package struct RecordedProblem: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A part is invisible: something clips it, or an ellipsis or a line limit replaces it.
        case cut
        /// It is outside of its box, or of the window.
        case outside
        /// A line ends inside a word.
        case brokenWord = "broken word"
        /// A text that should be on one line has several.
        case wrapped
        /// It lies on another text.
        case overlap
        /// It is on the wrong side for its direction.
        case notMirrored = "not mirrored"
        /// It, or the whole screen, scrolls sideways.
        case scrolls
    }

    package var kind: Kind
    /// What does it, as the end of a sentence.
    package var why: String?
    /// How many units are lost, or too many.
    package var excess: Double?
    /// Another text that takes part in it, by its position on the screen.
    package var other: Int?

    package init(_ kind: Kind, why: String? = nil, by excess: Double? = nil, with other: Int? = nil) {
        (self.kind, self.why, self.excess, self.other) = (kind, why, excess, other)
    }
}
