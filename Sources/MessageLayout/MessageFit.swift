// How all texts of a message fit into its box.

import Samples
import TextLayout

/// How all texts of a message fit into its box.
public struct MessageFit: Hashable, Sendable {
    /// How each text that it can show fits, in the order of the branches; never empty.
    public let fits: [ShownFit]
    /// Whether there are more combinations of branches than listed.
    public let isBounded: Bool
    /// The index of the worst fit, by ``ShownFit/isWorse(than:)``; the first of equal ones.
    public let worstIndex: Int
    /// The index of the one that needs the widest box; the first of equal ones.
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
