// Where a text stands on a screen, and how much room it has there.

/// A text on one screen of one device.
package struct ScreenPlace: Sendable {
    /// The key of the text, as the catalog spells it.
    package var key: String
    /// The scene, by the name that people know.
    package var screen: String
    /// The name of the object in its document.
    package var element: String
    /// What the text is, for people: `label`.
    package var role: String
    /// The device or window size for which the scene was laid out.
    package var device: String
    /// The line of the element.
    package var line: Int
    package var room: PlaceRoom
    package var font: FontRequest
    package var breaking: LineBreaking
    /// How far the text may shrink; 1 if it may not.
    package var smallestScale: Double
    /// Whether code may replace the text.
    package var hasOutlet: Bool
    /// The unit of its lengths.
    package var unit = ScreenUnit.points
    /// The width of the room on the narrowest common device, if this one is not common.
    package var commonWidth: Double?

    package init(
        key: String, screen: String, element: String, role: String, device: String, line: Int, room: PlaceRoom,
        font: FontRequest, breaking: LineBreaking, smallestScale: Double = 1, hasOutlet: Bool = false
    ) {
        (self.key, self.screen, self.element, self.role) = (key, screen, element, role)
        (self.device, self.line, self.room, self.font) = (device, line, room, font)
        (self.breaking, self.smallestScale, self.hasOutlet) = (breaking, smallestScale, hasOutlet)
    }
}

/// How much room a text has, and how certain that is.
package struct PlaceRoom: Hashable, Sendable {
    /// The width for the text; nil if nothing limits it, or if it is unknown.
    package var width: Double?
    /// The height for the text; nil if nothing limits it.
    package var height: Double?
    /// How many lines there may be; nil if there is no limit.
    package var lines: Int?
    package var certainty: Certainty
    /// The line of the element that limits the width; nil if it is the box itself, or the screen.
    package var limitedBy: Int?
    /// Why the room is what it is, as the end of a sentence about it: `its width is fixed`.
    package var reason: String

    package init(
        width: Double?, height: Double?, lines: Int?, certainty: Certainty, limitedBy: Int?, reason: String
    ) {
        (self.width, self.height, self.lines) = (width, height, lines)
        (self.certainty, self.limitedBy, self.reason) = (certainty, limitedBy, reason)
    }

    package static func none(_ certainty: Certainty, _ reason: String) -> PlaceRoom {
        PlaceRoom(width: nil, height: nil, lines: nil, certainty: certainty, limitedBy: nil, reason: reason)
    }
}

/// How certain the room of a text is.
package enum Certainty: String, Sendable, CaseIterable {
    /// A constraint, a mask or the device decides it, whatever the texts are.
    case fixed
    /// Other texts take part of the same room, so each language has its own.
    case shared
    /// The window or the view can grow, or its size is unknown.
    case growing
    /// A control of the platform decides it, unless the app changes the control where Swell does not see it.
    case likely
    /// Nothing but the edge of the screen stops the text.
    case open
    /// The layout is not the one that its editor saved, or cannot be solved.
    case unknown
    /// The text has no room of its own.
    case none
}

extension ScreenPlace {
    /// The place of a text that no scene shows.
    package init(outsideOfScreens text: TextSlot) {
        self.init(
            key: text.key, screen: "", element: "", role: text.role.rawValue, device: "", line: text.line,
            room: .none(.none, (text.withoutRoom ?? .noView).rawValue), font: text.font, breaking: text.breaking,
            smallestScale: text.smallestScale, hasOutlet: text.hasOutlet)
    }
}
