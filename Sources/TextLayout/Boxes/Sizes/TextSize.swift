// The text sizes that users choose on iOS, and the styles that follow them.

/// A text size of Apple's Dynamic Type in the settings.
public enum TextSize: String, CaseIterable, Hashable, Sendable {
    case xSmall
    case small
    case medium
    /// The default size.
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    /// The first accessibility size.
    case ax1
    case ax2
    case ax3
    case ax4
    case ax5
}

/// An Apple text style.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle
    case title1
    case title2
    case title3
    /// As large as body, but semibold.
    case headline
    case body
    case callout
    case subhead
    case footnote
    case caption1
    case caption2

    /// The size in points on iOS.
    public func points(at size: TextSize) -> Double { Self.row(of: size, in: sizes) }

    /// The distance between baselines in points on iOS.
    public func leading(at size: TextSize) -> Double { Self.row(of: size, in: leadings) }

    /// The size of a custom font at a text size, scaled like `UIFontMetrics` does for this style.
    ///
    /// Scaling follows the style's leading, not its size, and rounds to the pixels of current phones: 17 points become
    /// 16⅓ at `medium`, where body is 16.
    public func scaled(_ points: Double, at size: TextSize) -> Double {
        size == .large ? points : (points * leading(at: size) / leading(at: .large) * 3).rounded() / 3
    }

    private static func row(of size: TextSize, in row: [Double]) -> Double {
        zip(TextSize.allCases, row).first { $0.0 == size }?.1 ?? 0
    }

    private var sizes: [Double] {
        switch self {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subhead: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        }
    }

    private var leadings: [Double] {
        switch self {
        case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
        case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
        case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
        case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
        case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
        case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
        case .subhead: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
        case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
        case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
        case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
        }
    }
}
