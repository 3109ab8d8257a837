// How a text fits its box.

import Layouts
import MessageLayout
import TextLayout

extension ShownFit {
    /// Whether the text is truncated, or a word is broken where breaking is not allowed.
    package var isBroken: Bool { !isFitting || fit.lineLimit != 1 && fit.isPieceTooWide }
}

extension Finding.Room {
    /// Creates the space that a text needs and has in a box with lengths in a unit.
    public init(_ need: BoxNeed, in length: ScreenUnit = .points) {
        let unit =
            switch need.measure {
            case .width: "points"
            case .height: Self.height
            case .lines: "lines"
            }
        self.init(need: need.need, has: need.has, unit: unit, length: length)
    }

    /// The unit of heights; the unit of widths is just `points`.
    public static let height = "points of height"
}
