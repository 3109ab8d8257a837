// The space for a text on screen.

/// The treatment of text that does not fit, as in UIKit's and AppKit's line break modes.
public enum Cut: String, CaseIterable, Hashable, Sendable {
    /// Keeps the beginning of the last line, followed by an ellipsis.
    case tail
    /// Keeps the beginning and the end of the last line, with an ellipsis between them.
    case middle
    /// Keeps the end of the text in the last line, preceded by an ellipsis.
    case head
    /// Fills the last line to the edge of the box, without an ellipsis.
    case clip
    /// Omits the lines that do not fit; the last one drawn is unchanged.
    case wrap

    /// Whether an ellipsis replaces the text that is cut.
    var hasEllipsis: Bool {
        switch self {
        case .tail, .middle, .head: true
        case .clip, .wrap: false
        }
    }
}

/// The distance between two baselines.
public enum LineHeight: Hashable, Sendable {
    /// The font's own line height.
    case font
    /// A length in the ruler's unit, independent of the font.
    case fixed(Double)
    /// A multiple of the font's own line height.
    case multiple(Double)

    /// The height for a font; never negative.
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

/// The space for a text on screen, in the unit of the ruler that measures it.
public struct Box: Hashable, Sendable {
    /// The width; nil or infinite if unlimited.
    ///
    /// Negative numbers and NaN count as zero.
    public var width: Double?
    /// The number of lines; nil, zero or negative if unlimited, as in UIKit.
    public var lines: Int?
    /// The height; nil if unlimited.
    ///
    /// A box has at least one line, however low it is.
    public var height: Double?
    /// The distance between two baselines.
    public var lineHeight: LineHeight
    /// The treatment of text that does not fit.
    public var cut: Cut
    /// The scale to which text that does not fit may be shrunk, like UIKit's `minimumScaleFactor`: 1 or zero means not
    /// at all.
    ///
    /// It also applies to boxes of several lines, as on iOS since version 7.
    public var minimumScale: Double
    /// The largest text size that the text grows to, such as `large` in tab bars; nil if unlimited.
    public var largestSize: TextSize?

    /// Creates a box; without limits, it has the width of its text.
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

    /// The excess width that still fits, because sums of floating-point numbers are inexact.
    public static let tolerance = 1.0 / 1024

    /// The effective width: never negative, infinite if unlimited.
    public var available: Double {
        guard let width else { return .infinity }
        return width > 0 ? width : 0
    }

    /// The number of lines of a height that fit; nil if unlimited.
    func lineLimit(lineHeight: Double) -> Int? {
        let given = lines.flatMap { $0 > 0 ? $0 : nil }
        guard let height, height < .infinity, lineHeight > 0 else { return given }
        let fitting = ((height + Self.tolerance) / lineHeight).rounded(.down)
        let high = fitting >= 1 ? Int(exactly: min(fitting, 1e9)) ?? 1 : 1
        return given.map { min($0, high) } ?? high
    }

    /// The smallest scale to which text may be shrunk.
    public var smallestScale: Double { minimumScale > 0 && minimumScale < 1 ? minimumScale : 1 }

    /// The box in the coordinates of text shrunk to a scale: the box grows instead.
    func grown(for scale: Double) -> Box {
        var box = self
        box.width = width.map { $0 / scale }
        box.height = height.map { $0 / scale }
        // A fixed line height does not shrink with the text.
        if case .fixed(let height) = lineHeight { box.lineHeight = .fixed(height / scale) }
        return box
    }
}
