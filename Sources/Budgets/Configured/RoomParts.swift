// The parts of a room: a rule's own values, and those of its style.

import Basics
import Configuration
import Fonts
import TextLayout

/// The room settings of a rule and of its text style.
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

    /// Creates empty parts.
    init() {}

    /// Creates the parts from settings and from the style that they name.
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

    /// Parses a font description in a file.
    static func font(_ text: String, file: String, place: Place) throws(FileProblem) -> FontDescription {
        do throws(FontDescriptionError) {
            return try FontDescription(text)
        } catch {
            throw FileProblem(file: file, place: place, words: error.message)
        }
    }

    /// Returns the parts of an Apple style or a configured style; nil if no style has that name.
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

    /// The room; nil if no width, height or lines are set.
    ///
    /// An Apple style determines the font size and the user-selectable sizes. If `sizes` is set, a font given with it
    /// keeps its own size.
    var room: Room? {
        guard width != nil || height != nil || lines != nil else { return nil }
        return Room(
            box: Box(
                width: width, lines: lines ?? (height == nil ? 1 : 0), height: height, lineHeight: lineHeight,
                cut: cut ?? .tail, minimumScale: minimumScale, largestSize: largest),
            font: styledFont, style: style, sizes: usedSizes, name: name)
    }

    /// The font, in the size of the style; nil for Apple's system font.
    var styledFont: FontDescription? {
        guard let style, sizes == nil else { return font }
        return font?.sized(style.points(at: .large))
    }

    /// The Apple style that its own style is or resolves to.
    var appleStyle: TextStyle? { style }

    /// The sizes at which it is measured in addition to its default size.
    var usedSizes: Room.Sizes { sizes ?? (style == nil ? .fixed : .apple) }

    /// Parses `22` or `1.2x`; the configuration allows nothing else.
    private static func lineHeight(_ text: String) -> LineHeight {
        if text.hasSuffix("x") { return Double(text.dropLast()).map { .multiple($0) } ?? .font }
        return Double(text).map { .fixed($0) } ?? .font
    }
}
