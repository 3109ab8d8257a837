// What is known of a room before it is one: a rule's own values, and those of its style.

import Basics
import Configuration
import Fonts
import TextLayout

/// What a rule and its text style say of a room.
struct RoomParts {
    var width: Double?
    var lines: Int?
    var height: Double?
    var cut: Cut?
    var font: FontDescription?
    private var lineHeight = LineHeight.font
    private var minimumScale = 1.0
    private var sizes: Room.Sizes?
    private var largest: TextSize?
    private var style: TextStyle?
    private var name: String?

    /// Nothing.
    init() {}

    /// What settings say, and what the style says that they name.
    init(_ settings: RoomSettings, in styles: RoomStyles) throws(FileProblem) {
        let all = styles.resolved(settings)
        width = all.width?.value
        lines = all.lines?.value
        height = all.height?.value
        lineHeight = all.lineHeight.map { Self.lineHeight($0.value) } ?? .font
        cut = all.cut.flatMap { Cut(rawValue: $0.value) }
        minimumScale = all.minimumScale?.value ?? 1
        sizes = all.sizes.flatMap { Room.Sizes(rawValue: $0.value) }
        largest = all.largest.flatMap { TextSize(rawValue: $0.value) }
        style = all.style.flatMap { TextStyle(rawValue: $0.value) }
        name = settings.style.flatMap { TextStyle(rawValue: $0.value) == nil ? $0.value : nil }
        if let text = all.font { font = try Self.font(text.value, file: styles.file, place: text.place) }
    }

    /// A font that is written somewhere.
    static func font(_ text: String, file: String, place: Place) throws(FileProblem) -> FontDescription {
        do throws(FontDescriptionError) {
            return try FontDescription(text)
        } catch {
            throw FileProblem(file: file, place: place, words: error.message)
        }
    }

    /// What a style of Apple's says, or one that the configuration names; nil where there is none of that name.
    static func ofStyle(_ style: String, in styles: RoomStyles) throws(FileProblem) -> RoomParts? {
        var parts = RoomParts()
        if let apple = TextStyle(rawValue: style) {
            parts.style = apple
            return parts
        }
        guard let own = styles.room(of: style) else { return nil }
        parts = try RoomParts(own, in: styles)
        parts.name = style
        return parts
    }

    /// The room; nil where no width, no height and no lines are set.
    ///
    /// A style of Apple's gives the font its size, and the sizes that people choose, unless `sizes` says otherwise: a font
    /// given with that keeps its own size.
    var room: Room? {
        guard width != nil || height != nil || lines != nil else { return nil }
        return Room(
            box: Box(
                width: width, lines: lines ?? (height == nil ? 1 : 0), height: height, lineHeight: lineHeight,
                cut: cut ?? .tail, minimumScale: minimumScale, largestSize: largest),
            font: styledFont, style: style, sizes: usedSizes, name: name)
    }

    /// The font, in the size of the style; nil where Apple's system font is meant.
    var styledFont: FontDescription? {
        guard let style, sizes == nil else { return font }
        return font?.sized(style.points(at: .large))
    }

    /// The style of Apple's that its own style is, or leads to.
    var appleStyle: TextStyle? { style }

    /// What it is measured at besides its own size.
    var usedSizes: Room.Sizes { sizes ?? (style == nil ? .fixed : .apple) }

    /// `22`, or `1.2x`; the configuration has nothing else.
    private static func lineHeight(_ text: String) -> LineHeight {
        if text.hasSuffix("x") { return Double(text.dropLast()).map { .multiple($0) } ?? .font }
        return Double(text).map { .fixed($0) } ?? .font
    }
}
