// Boxes, the style of their text, and named text styles.

import Basics

/// A box and the style of its text, like the flags of `swell fit`.
public struct RoomSettings: Hashable, Sendable, SettingsSection {
    /// The named text style, or an Apple text style such as `body`.
    public internal(set) var style: Located<String>?
    /// The font, such as `Inter 17 semibold`.
    public internal(set) var font: Located<String>?
    /// Width in points.
    public internal(set) var width: Located<Double>?
    /// The number of lines; 0 for no limit.
    public internal(set) var lines: Located<Int>?
    /// Height in points.
    public internal(set) var height: Located<Double>?
    /// The line height: `22`, or `1.2x`.
    public internal(set) var lineHeight: Located<String>?
    /// `tail`, `middle`, `head`, `clip`, `wrap`.
    public internal(set) var cut: Located<String>?
    /// The smallest scale to which text shrinks, from 0.01 to 1.
    public internal(set) var minimumScale: Located<Double>?
    /// The text sizes for measurements: `fixed`, `apple`, `android`.
    public internal(set) var sizes: Located<String>?
    /// The largest text size, such as `xxxLarge`.
    public internal(set) var largest: Located<String>?

    static let settings: [Setting<Self>] = [
        .value("style", \.style, .someText),
        .value("font", \.font, .someText),
        .value("width", \.width, .length),
        .value("lines", \.lines, .whole(0...Numbers.most)),
        .value("height", \.height, .length),
        .value("line-height", \.lineHeight, .lineHeight),
        .value("cut", \.cut, .word(SettingWords.cuts)),
        .value("min-scale", \.minimumScale, .number(0.01...1)),
        .value("sizes", \.sizes, .word(SettingWords.sizes)),
        .value("largest", \.largest, .word(SettingWords.textSizes)),
    ]

    /// Creates settings without values.
    public init() {}

    /// Whether any of them is a limit.
    var isLimit: Bool { width != nil || height != nil || lines.map { $0.value > 0 } ?? false }

    /// Returns these settings, with missing values from `other`.
    func over(_ other: RoomSettings) -> RoomSettings {
        var room = self
        room.font = font ?? other.font
        room.width = width ?? other.width
        room.lines = lines ?? other.lines
        room.height = height ?? other.height
        room.lineHeight = lineHeight ?? other.lineHeight
        room.cut = cut ?? other.cut
        room.minimumScale = minimumScale ?? other.minimumScale
        room.sizes = sizes ?? other.sizes
        room.largest = largest ?? other.largest
        return room
    }
}

/// A named text style.
public struct TextStyleSettings: Hashable, Sendable, NamedSection {
    /// Its name.
    public let name: Located<String>
    /// The style of its text.
    public internal(set) var room = RoomSettings()

    static let settings: [Setting<Self>] = RoomSettings.settings.map { $0.within(\.room) }

    init(name: Located<String>) {
        self.name = name
    }
}
