// How one text that a message can show fits into its box.

import Samples
import TextLayout

/// How one text that a message can show fits into its box.
public struct ShownFit: Hashable, Sendable {
    /// A placeholder that is not fully visible.
    public struct LostPlaceholder: Hashable, Sendable {
        /// The placeholder, with the range of its sample in the text.
        public let placeholder: ShownPlaceholder
        /// Whether it is partly visible.
        public let isPartly: Bool
    }

    /// The text, with its selected branches and the samples for placeholders.
    public let shown: ShownText
    /// How it fits.
    public let fit: Fit
    /// The number of user-perceived characters that are not visible.
    public let lostGraphemes: Int

    init(shown: ShownText, fit: Fit) {
        self.shown = shown
        self.fit = fit
        lostGraphemes = fit.lost.reduce(0) { $0 + Extent(of: Array(shown.utf8[$1])).graphemes }
    }

    /// Whether all of it is visible, in lines that are not higher than the box.
    public var isFitting: Bool { fit.fits && fit.excessHeight == 0 }

    /// The placeholders that are fully or partly lost, in the order of the text.
    public var lostPlaceholders: [LostPlaceholder] {
        fit.lostMarks.map { LostPlaceholder(placeholder: shown.placeholders[$0.index], isPartly: $0.isPartly) }
    }

    /// The width it needs; infinite if no width is enough.
    var need: Double { fit.neededWidth ?? .infinity }

    /// Whether it fits worse than another text of the same message in the same box.
    ///
    /// A text is worse if it does not fit, loses more characters, is shrunk further, has a broken word, takes more lines at
    /// the width of the box, or needs a wider box; the first of these that differs decides.
    public func isWorse(than other: ShownFit) -> Bool {
        let (mine, theirs) = (badness, other.badness)
        return theirs.lexicographicallyPrecedes(mine)
    }

    /// The criteria, most important first; larger is worse.
    private var badness: [Double] {
        [
            isFitting ? 0 : 1, Double(lostGraphemes), -fit.scale, fit.breaksWords ? 1 : 0, Double(fit.linesNeeded),
            need,
        ]
    }
}
