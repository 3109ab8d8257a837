// Keys that share their room.

import Basics
import Configuration
import Fonts
import TextLayout

/// Keys that share their room, such as those of a tab bar.
public struct BudgetGroup: Sendable {
    /// Where a key is in the groups.
    public struct Membership: Hashable, Sendable {
        /// The index of the group in the book.
        public let group: Int
        /// The index of the pattern in the group that the key matches: keys stand in the order of their patterns.
        public let position: Int
    }

    /// What the configuration says of it: its name, its limits, the gap.
    public let settings: GroupSettings
    /// The font; nil where Apple's system font is meant.
    public let font: FontDescription?
    /// The text style of Apple's.
    public let style: TextStyle?
    /// What its texts are measured at besides their own size.
    public let sizes: Room.Sizes
    /// The name of the group.
    public var name: String { settings.name.value }

    /// The file that it is written in.
    let file: String
    let scope: Int

    /// Where something of it is written.
    public func origin(at place: Place) -> BudgetOrigin {
        BudgetOrigin(.configuration, file: file, place: place, words: name)
    }

    /// What its texts are set in.
    public var room: Room { Room(box: Box(), font: font, style: style) }

    init(_ settings: GroupSettings, in styles: RoomStyles, scope: Int) throws(FileProblem) {
        self.settings = settings
        self.scope = scope
        file = styles.file
        var parts =
            try settings.style.flatMap { style throws(FileProblem) in
                try RoomParts.ofStyle(style.value, in: styles)
            } ?? RoomParts()
        if let text = settings.font { parts.font = try RoomParts.font(text.value, file: file, place: text.place) }
        (font, style, sizes) = (parts.styledFont, parts.appleStyle, parts.usedSizes)
    }
}
