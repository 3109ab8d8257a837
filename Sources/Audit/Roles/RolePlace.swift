// A place of a text on the screen that follows from what the text is, not from a layout.

import Budgets
import Catalogs
import Layouts
import Platforms

/// A place that code or a document gives to a text, on each device.
struct RolePlace: Sendable {
    /// The key, its source text, and the files with it in all languages.
    let text: RoleText
    /// The file with the code, or the document.
    let path: String
    /// The place on each device.
    let places: [ScreenPlace]
    /// How certain its room is; nil if it is unknown.
    let certainty: RoleCertainty?

    init(
        _ text: RoleText, role: String, element: String, path: CatalogPath, line: Int, room: RoleRoom?,
        on screens: [Device]
    ) {
        (self.text, self.path, certainty) = (text, path.string, room?.certainty)
        let unknown = PlaceRoom.none(.none, "how its control shows it is unknown")
        let all: [(device: Device, room: PlaceRoom)] =
            room.map { room in
                (room.isOfAnyDevice ? [Device("")] : screens).map { device in
                    (
                        device,
                        PlaceRoom(
                            width: room.width(on: device), height: nil, lines: room.lines,
                            certainty: room.certainty == .fixed ? .fixed : .likely, limitedBy: nil,
                            reason: room.reason)
                    )
                }
            } ?? [(Device(""), unknown)]
        let common = all.first { $0.device.isCommon }?.room.width
        places = all.map { device, own in
            var place = ScreenPlace(
                key: text.key, screen: path.stem, element: element, role: role, device: device.name, line: line,
                room: own, font: room?.font ?? FontRequest(.system, size: 0), breaking: room?.breaking ?? .tail,
                smallestScale: room?.smallestScale ?? 1)
            if !device.isCommon { place.commonWidth = common }
            return place
        }
    }
}

/// A text of a source catalog.
struct RoleText: Sendable {
    let key: String
    /// The position of the source catalog in the project's files.
    let file: Int
    let entry: Entry
}

extension RoleCertainty {
    /// How certain a limit of such a room is.
    var ofLimit: BudgetOrigin.Certainty {
        switch self {
        case .fixed: .certain
        case .likely: .likely
        case .possible: .possible
        }
    }
}
