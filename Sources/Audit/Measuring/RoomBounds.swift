// Which texts need not be measured, because they certainly fit their rooms.

import Budgets
import Fonts
import Samples
import TextLayout

/// Bounds of the widths of texts in the fonts of rooms.
struct RoomBounds {
    private let fonts: FontShelf
    private var known: [FontDescription: WidthBound?] = [:]

    init(_ fonts: FontShelf) { self.fonts = fonts }

    /// Whether texts certainly fit a room at the only size that they have.
    mutating func surelyHold(_ texts: ShownTexts, in room: Room) -> Bool {
        guard room.sizes == .fixed, room.box.height == nil, let bound = bound(room.description) else { return false }
        return texts.texts.allSatisfy {
            bound.fits($0.utf8, width: room.box.available, hasAnyLines: room.box.lines == nil)
        }
    }

    private mutating func bound(_ font: FontDescription) -> WidthBound? {
        if let bound = known[font] { return bound }
        let bound = (try? fonts.stack(font)).flatMap { WidthBound($0) }
        known[font] = .some(bound)
        return bound
    }
}
