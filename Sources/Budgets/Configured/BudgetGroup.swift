// Keys that share a width.

import Basics
import Configuration
import Fonts
import TextLayout

/// Keys that share a width, such as those of a tab bar.
public struct BudgetGroup: Sendable {
    /// The position of a key in the groups.
    public struct Membership: Hashable, Sendable {
        /// The index of the group in the book.
        public let group: Int
        /// The index of the group's pattern that the key matches: keys are in the order of their patterns.
        public let position: Int
    }

    /// The settings of the group in the configuration: its name, its limits, the gap.
    public let settings: GroupSettings
    /// The font; nil for Apple's system font.
    public let font: FontDescription?
    /// The Apple text style.
    public let style: TextStyle?
    /// The sizes at which its texts are measured in addition to their default size.
    public let sizes: Room.Sizes
    /// The name of the group.
    public var name: String { settings.name.value }

    /// The file that declares the group.
    let file: String
    let scope: Int

    /// Returns the origin of a setting of the group.
    public func origin(at place: Place) -> BudgetOrigin {
        BudgetOrigin(.configuration, file: file, place: place, words: name)
    }

    /// The font and style of its texts.
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
