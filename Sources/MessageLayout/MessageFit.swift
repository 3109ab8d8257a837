// How a message fits into its box, whatever it shows.

import Samples
import TextLayout

/// How a message fits into its box, whatever it shows.
public struct MessageFit: Hashable, Sendable {
    /// How each text that it can show fits, in the order of the branches; never none.
    public let fits: [ShownFit]
    /// Whether there are more combinations of branches than these.
    public let isBounded: Bool
    /// Which of them fits worst, by ``ShownFit/isWorse(than:)``; of equal ones it is the first.
    public let worstIndex: Int
    /// Which of them needs the widest box; of equal ones it is the first.
    public let widestIndex: Int

    init(fits: [ShownFit], isBounded: Bool) {
        self.fits = fits
        self.isBounded = isBounded
        worstIndex = fits.indices.dropFirst().reduce(0) { fits[$1].isWorse(than: fits[$0]) ? $1 : $0 }
        widestIndex = fits.indices.dropFirst().reduce(0) { fits[$1].need > fits[$0].need ? $1 : $0 }
    }

    /// The text that fits worst.
    public var worst: ShownFit { fits[worstIndex] }

    /// The text that needs the widest box.
    public var widest: ShownFit { fits[widestIndex] }

    /// Whether every text that it can show fits.
    public var allFit: Bool { worst.isFitting }
}
