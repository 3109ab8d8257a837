// How large a font is at each step of what people choose.

/// How large a font is at each step of what people choose.
public enum FontSizing: Hashable, Sendable {
    /// The same size whatever they choose, as on macOS.
    case fixed(Double)
    /// A text style of Apple's.
    case style(TextStyle)
    /// A font of one's own, scaled as `UIFontMetrics` scales it for a text style; that is body where none is named.
    case scaled(Double, like: TextStyle = .body)

    /// The size in points at a text size; beyond `largest` it does not grow.
    public func points(at size: TextSize, largest: TextSize? = nil) -> Double {
        let size = largest.map { size.isLarger(than: $0) ? $0 : size } ?? size
        return switch self {
        case .fixed(let points): points
        case .style(let style): style.points(at: size)
        case .scaled(let points, let style): style.scaled(points, at: size)
        }
    }

    /// The sizes in points at every text size, smallest first.
    public func steps(largest: TextSize? = nil) -> [SizeStep<TextSize>] {
        TextSize.allCases.map { SizeStep(setting: $0, points: points(at: $0, largest: largest)) }
    }
}

extension TextSize {
    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Whether it is larger than another.
    public func isLarger(than other: TextSize) -> Bool { order > other.order }
}

extension FontScale {
    /// What a size in `sp` is at every scale in Android's settings, smallest first.
    public static func steps(_ sp: Double) -> [SizeStep<FontScale>] {
        settings.map { SizeStep(setting: $0, points: $0.points(sp)) }
    }
}

/// A step of what people choose, and the size of a font there.
public struct SizeStep<Setting: Hashable & Sendable>: Hashable, Sendable {
    /// What they choose.
    public let setting: Setting
    /// The size of the font.
    public let points: Double

    /// A step with its size.
    public init(setting: Setting, points: Double) {
        self.setting = setting
        self.points = points
    }
}
