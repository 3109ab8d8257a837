// What a text requires in its box and what is available, in the most significant dimension.

/// What a text requires in its box, and what is available.
public struct BoxNeed: Hashable, Sendable {
    /// The measured dimension.
    public enum Measure: Hashable, Sendable {
        /// The width of the box.
        case width
        /// The lines at that width.
        case lines
        /// The height of the box, if a single line is higher.
        case height
    }

    /// The measured dimension.
    public let measure: Measure
    /// The required amount; infinite if no amount suffices.
    public let need: Double
    /// The available amount.
    public let has: Double

    /// Creates a need from a required and an available amount.
    public init(_ measure: Measure, need: Double, has: Double) {
        self.measure = measure
        self.need = need
        self.has = has
    }

    /// Whether more is required than available.
    public var isExceeded: Bool { need > has + Box.tolerance }

    /// The required amount as a multiple of the available.
    private var share: Double { has > 0 ? need / has : .infinity }

    fileprivate static func exceedsLess(_ one: BoxNeed, _ other: BoxNeed) -> Bool { one.share < other.share }
}

extension Fit {
    /// The dimension that the text exceeds, or would exceed, by most; nil if nothing limits it.
    ///
    /// That is a height, a width for its widest word, or a number of lines; on one line it is a width.
    public var need: BoxNeed? {
        let usual = (lineLimit ?? 1) == 1 ? oneLine ?? lineCount : lineCount
        let exceeded = [tooHigh, lineLimit == 1 ? nil : tooWide, fits ? nil : usual].compactMap(\.self)
        return exceeded.max(by: BoxNeed.exceedsLess) ?? usual
    }

    /// The required and the available height of a line, if the box is lower.
    public var tooHigh: BoxNeed? {
        guard excessHeight > 0, let height else { return nil }
        return BoxNeed(.height, need: max(0, height) + excessHeight, has: height)
    }

    private var tooWide: BoxNeed? {
        guard isPieceTooWide, let widestPiece else { return nil }
        return BoxNeed(.width, need: widestPiece.width, has: available)
    }

    private var lineCount: BoxNeed? {
        guard let lineLimit, available.isFinite else { return nil }
        return BoxNeed(.lines, need: Double(linesNeeded), has: Double(lineLimit))
    }

    private var oneLine: BoxNeed? {
        guard available.isFinite, let neededWidth else { return nil }
        return BoxNeed(.width, need: neededWidth, has: available)
    }
}
