// The text sizes that users can choose, by system.

import TextLayout

/// The text sizes that users can choose, by system.
public enum ChosenSizes: Hashable, Sendable {
    /// Only the size of the font itself.
    case fixed
    /// The sizes of an Apple text style.
    case style(TextStyle, largest: TextSize?)
    /// The size of the font, scaled as iOS does for a text style.
    case scaled(like: TextStyle, largest: TextSize?)
    /// The size of the font, scaled as Android does.
    case android

    /// The sizes of a font, smallest first, up to the largest.
    public func steps(of size: Double) -> [NamedStep] {
        switch self {
        case .fixed: []
        case .style(let style, let largest): Self.named(.style(style), largest)
        case .scaled(let style, let largest): Self.named(.scaled(size, like: style), largest)
        case .android:
            FontScale.steps(size).map { NamedStep(name: "\($0.setting.factor)", points: $0.points) }
        }
    }

    /// The size at which a text is described, if it is not the default size: the largest requested one, if it is not
    /// larger than a phone's default.
    public func shown(of size: Double) -> Double? {
        switch self {
        case .style(_, let largest?), .scaled(_, let largest?):
            largest.isLarger(than: .large) ? nil : steps(of: size).last?.points
        case .fixed, .style(_, nil), .scaled(_, nil), .android: nil
        }
    }

    private static func named(_ sizing: FontSizing, _ largest: TextSize?) -> [NamedStep] {
        sizing.steps(largest: largest).filter { step in largest.map { !step.setting.isLarger(than: $0) } ?? true }
            .map { NamedStep(name: $0.setting.rawValue, points: $0.points) }
    }
}
