// The sizes of a font that people choose, by the system they choose them on.

import TextLayout

/// The sizes of a font that people choose, by the system they choose them on.
public enum ChosenSizes: Hashable, Sendable {
    /// None but its own.
    case fixed
    /// Those of a text style of Apple's.
    case style(TextStyle, largest: TextSize?)
    /// A font's own size, scaled as iOS scales it for a text style.
    case scaled(like: TextStyle, largest: TextSize?)
    /// A font's own size, scaled as Android does it.
    case android

    /// The sizes of a font, smallest first.
    ///
    /// Beyond the largest nothing grows, and nothing is shown.
    public func steps(of size: Double) -> [NamedStep] {
        switch self {
        case .fixed: []
        case .style(let style, let largest): Self.named(.style(style), largest)
        case .scaled(let style, let largest): Self.named(.scaled(size, like: style), largest)
        case .android:
            FontScale.steps(size).map { NamedStep(name: "\($0.setting.factor)", points: $0.points) }
        }
    }

    /// The size at which a text is described, where not the font's own: the largest that is asked for, as far as a phone
    /// comes with a larger one.
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
