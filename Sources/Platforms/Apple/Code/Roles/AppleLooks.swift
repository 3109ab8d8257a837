// The room that SwiftUI's modifiers give to a text: `Text("sail").font(.system(size: 13)).frame(width: 120)`.

import Code
import Layouts

extension PlatformRooms {
    /// No number was published for the roles of texts in Apple's apps; only what their code states counts.
    static let apple: PlatformRooms = {
        var rooms = PlatformRooms()
        rooms.looks = LooksReading(mark: "frame(width:", room: room)
        return rooms
    }()

    @Sendable private static func room(_ looks: TextLooks) -> RoleRoom? {
        guard let width = looks.width, width > 0, !looks.isFixedSize, let font = font(looks) else { return nil }
        var room = RoleRoom(.points(width), lines: looks.lines, font, "its frame has a width")
        // The styles of macOS have other sizes.
        room.certainty = looks.size == nil ? .possible : .fixed
        room.smallestScale = looks.smallestScale.map { min(1, max(0.05, $0)) } ?? 1
        room.breaking =
            switch looks.truncation {
            case "head": .head
            case "middle": .middle
            default: .tail
            }
        return room
    }

    private static func font(_ looks: TextLooks) -> FontRequest? {
        let weight = looks.weight.flatMap { weights[$0] } ?? 400
        if let size = looks.size, size > 0 { return FontRequest(.system, size: size, weight: weight) }
        guard let style = looks.style.flatMap({ styles[$0] }) else { return nil }
        return FontRequest(
            .style(style.name), size: style.size, weight: style.name == "headline" ? 600 : weight, isDynamic: true)
    }

    private static let weights = [
        "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
        "heavy": 800, "black": 900,
    ]

    /// The text styles of SwiftUI, and their default sizes on iOS.
    private static let styles: [String: (name: String, size: Double)] = [
        "largeTitle": ("largeTitle", 34), "title": ("title1", 28), "title2": ("title2", 22), "title3": ("title3", 20),
        "headline": ("headline", 17), "body": ("body", 17), "callout": ("callout", 16), "subheadline": ("subhead", 15),
        "footnote": ("footnote", 13), "caption": ("caption1", 12), "caption2": ("caption2", 11),
    ]
}
