// How one text that a message can show fits into its box.

import Samples
import TextLayout

/// How one text that a message can show fits into its box.
public struct ShownFit: Hashable, Sendable {
    /// A placeholder that is not seen as a whole.
    public struct LostPlaceholder: Hashable, Sendable {
        /// The placeholder, and where its sample stands in the text.
        public let placeholder: ShownPlaceholder
        /// Whether some of it is seen.
        public let isPartly: Bool
    }

    /// The text, with what was chosen to come there and what stands for placeholders.
    public let shown: ShownText
    /// How it fits.
    public let fit: Fit
    /// How many characters, as a person counts them, are not seen.
    public let lostGraphemes: Int

    init(shown: ShownText, fit: Fit) {
        self.shown = shown
        self.fit = fit
        lostGraphemes = fit.lost.reduce(0) { $0 + Extent(of: Array(shown.utf8[$1])).graphemes }
    }

    /// Whether all of it is seen, in lines that are no higher than the box.
    public var isFitting: Bool { fit.fits && fit.excessHeight == 0 }

    /// The placeholders that are lost, or partly so, in the order of the text.
    public var lostPlaceholders: [LostPlaceholder] {
        fit.lostMarks.map { LostPlaceholder(placeholder: shown.placeholders[$0.index], isPartly: $0.isPartly) }
    }

    /// The width it needs; infinite where none would do.
    var need: Double { fit.neededWidth ?? .infinity }

    /// Whether it fits worse than another text of the same message in the same box.
    ///
    /// Worse is what does not fit, then what loses more characters, is shrunk further, has a broken word, takes more lines at
    /// the width of the box, or needs a wider one: the first of these in which they differ decides.
    public func isWorse(than other: ShownFit) -> Bool {
        let (mine, theirs) = (badness, other.badness)
        return theirs.lexicographicallyPrecedes(mine)
    }

    /// What is worse is larger, what weighs more comes first.
    private var badness: [Double] {
        [
            isFitting ? 0 : 1, Double(lostGraphemes), -fit.scale, fit.breaksWords ? 1 : 0, Double(fit.linesNeeded),
            need,
        ]
    }
}
