// The units of lengths on screens.

/// The unit in which a platform lays out its screens; its symbol follows lengths in words.
public enum ScreenUnit: String, Hashable, Sendable, CaseIterable {
    /// Apple's points.
    case points = "pt"
    /// Pixels of style sheets.
    case pixels = "px"
    /// Pixels of a screen of 160 dots per inch.
    case densityIndependentPixels = "dp"

    /// The symbol after a number: `96 pt`.
    public var symbol: String { rawValue }
}
