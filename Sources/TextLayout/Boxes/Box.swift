// The room that a text has on the screen.

/// What happens to a text that does not fit, as UIKit's and AppKit's line break modes have it.
public enum Cut: String, CaseIterable, Hashable, Sendable {
    /// The last line keeps its beginning, with an ellipsis after it.
    case tail
    /// The last line keeps its beginning and its end, with an ellipsis between them.
    case middle
    /// The last line keeps the end of the text, with an ellipsis before it.
    case head
    /// The last line runs on to the edge of the box, without an ellipsis.
    case clip
    /// Lines that do not fit are not drawn; the last that is ends as any other.
    case wrap

    /// Whether an ellipsis stands for what is not seen.
    var hasEllipsis: Bool {
        switch self {
        case .tail, .middle, .head: true
        case .clip, .wrap: false
        }
    }
}

/// The distance of two baselines.
public enum LineHeight: Hashable, Sendable {
    /// What the font says.
    case font
    /// A length in the ruler's unit, whatever the font.
    case fixed(Double)
    /// A multiple of what the font says.
    case multiple(Double)

    /// The height for a font; never less than zero.
    public func height(_ metrics: LineMetrics) -> Double {
        let height =
            switch self {
            case .font: metrics.height
            case .fixed(let height): height
            case .multiple(let factor): metrics.height * factor
            }
        return height > 0 ? height : 0
    }
}

/// The room that a text has on the screen, in the unit of the ruler that measures it.
public struct Box: Hashable, Sendable {
    /// How wide it is; nil or infinite where there is no limit.
    ///
    /// What is below zero, or no number, is zero.
    public var width: Double?
    /// How many lines it has; nil, zero or less where there is no limit, as in UIKit.
    public var lines: Int?
    /// How high it is; nil where there is no limit.
    ///
    /// A box has at least one line, however low it is.
    public var height: Double?
    /// The distance of two baselines.
    public var lineHeight: LineHeight
    /// What happens to a text that does not fit.
    public var cut: Cut
    /// How far a text that does not fit may be shrunk, as UIKit's `minimumScaleFactor`: 1, or zero, is not at all.
    ///
    /// It holds for boxes of several lines too, as on iOS since version 7.
    public var minimumScale: Double
    /// The largest text size that its text grows to, such as `large` in tab bars; nil where it grows on.
    public var largestSize: TextSize?

    /// A box; without limits it has the width of its text.
    public init(
        width: Double? = nil, lines: Int? = 1, height: Double? = nil, lineHeight: LineHeight = .font, cut: Cut = .tail,
        minimumScale: Double = 1, largestSize: TextSize? = nil
    ) {
        self.width = width
        self.lines = lines
        self.height = height
        self.lineHeight = lineHeight
        self.cut = cut
        self.minimumScale = minimumScale
        self.largestSize = largestSize
    }

    /// What a line may be wider than its box and still fits: sums of floating point numbers are not exact.
    public static let tolerance = 1.0 / 1024

    /// The width in use: never negative, infinite where there is no limit.
    var available: Double {
        guard let width else { return .infinity }
        return width > 0 ? width : 0
    }

    /// How many lines of a height have room; nil where there is no limit.
    func lineLimit(lineHeight: Double) -> Int? {
        let given = lines.flatMap { $0 > 0 ? $0 : nil }
        guard let height, height < .infinity, lineHeight > 0 else { return given }
        let fitting = ((height + Self.tolerance) / lineHeight).rounded(.down)
        let high = fitting >= 1 ? Int(exactly: min(fitting, 1e9)) ?? 1 : 1
        return given.map { min($0, high) } ?? high
    }

    /// The smallest scale that text may be shrunk to.
    public var smallestScale: Double { minimumScale > 0 && minimumScale < 1 ? minimumScale : 1 }

    /// The box as a text shrunk to a scale meets it: it is the room that grows.
    func grown(for scale: Double) -> Box {
        var box = self
        box.width = width.map { $0 / scale }
        box.height = height.map { $0 / scale }
        // A fixed line height stays what it is when the text shrinks.
        if case .fixed(let height) = lineHeight { box.lineHeight = .fixed(height / scale) }
        return box
    }
}
