// What a text needs in its box and what there is, in the one measure that tells most.

/// What a text needs in its box and what it has there.
public struct BoxNeed: Hashable, Sendable {
    /// What is measured.
    public enum Measure: Hashable, Sendable {
        /// The width of the box.
        case width
        /// The lines at that width.
        case lines
        /// The height of the box, where one line alone is higher.
        case height
    }

    /// What is measured.
    public let measure: Measure
    /// How much the text needs; infinite where nothing would do.
    public let need: Double
    /// How much it has.
    public let has: Double

    /// What a text needs and has.
    public init(_ measure: Measure, need: Double, has: Double) {
        self.measure = measure
        self.need = need
        self.has = has
    }

    /// Whether more is needed than there is.
    public var isExceeded: Bool { need > has + Box.tolerance }

    /// How many times what there is is needed.
    private var share: Double { has > 0 ? need / has : .infinity }

    fileprivate static func exceedsLess(_ one: BoxNeed, _ other: BoxNeed) -> Bool { one.share < other.share }
}

extension Fit {
    /// What the text needs and has by what it exceeds most, or would; nil where nothing limits it.
    ///
    /// That is a height, a width for its widest word, or lines; on one line it is a width.
    public var need: BoxNeed? {
        let told = (lineLimit ?? 1) == 1 ? oneLine ?? lineCount : lineCount
        let exceeded = [tooHigh, lineLimit == 1 ? nil : tooWide, fits ? nil : told].compactMap(\.self)
        return exceeded.max(by: BoxNeed.exceedsLess) ?? told
    }

    /// The height that a line needs and has, where the box is lower.
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
