// What a box says of a text.

import MessageLayout
import TextLayout

extension ShownFit {
    /// Whether it is not seen whole, or a word is broken where it may not be.
    package var isBroken: Bool { !isFitting || fit.lineLimit != 1 && fit.isPieceTooWide }
}

extension Finding.Room {
    /// What a box says.
    public init(_ need: BoxNeed) {
        let unit =
            switch need.measure {
            case .width: "points"
            case .height: Self.height
            case .lines: "lines"
            }
        self.init(need: need.need, has: need.has, unit: unit)
    }

    /// The unit of heights; that of widths is `points` alone.
    public static let height = "points of height"
}
