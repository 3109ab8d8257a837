// The size of a font at each step of a setting.

/// The size of a font at each step of a setting.
public enum FontSizing: Hashable, Sendable {
    /// A size that does not depend on the setting, as on macOS.
    case fixed(Double)
    /// An Apple text style.
    case style(TextStyle)
    /// A custom font, scaled like `UIFontMetrics` does for a text style; the default is body.
    case scaled(Double, like: TextStyle = .body)

    /// The size in points at a text size; it does not grow beyond `largest`.
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

    /// Whether the text size is larger than another.
    public func isLarger(than other: TextSize) -> Bool { order > other.order }
}

extension FontScale {
    /// The size of text in `sp` at every scale in Android's settings, smallest first.
    public static func steps(_ sp: Double) -> [SizeStep<FontScale>] {
        settings.map { SizeStep(setting: $0, points: $0.points(sp)) }
    }
}

/// A step of a setting, and the size of a font at that step.
public struct SizeStep<Setting: Hashable & Sendable>: Hashable, Sendable {
    /// The value of the setting.
    public let setting: Setting
    /// The size of the font.
    public let points: Double

    /// Creates a step with a size.
    public init(setting: Setting, points: Double) {
        self.setting = setting
        self.points = points
    }
}
