// Fonts that may not be given away, and free ones that stand in for them.

/// A family that is likely asked for and unlikely to be installed.
struct StandIn {
    /// The names it goes by.
    let names: [String]
    /// The same design by another name, where that is installed after all.
    var same: [String] = []
    /// What stands in for it: the first that is installed.
    let families: [String]
    /// The same from 20 points up, where the design has a cut for large sizes.
    var largeFamilies: [String] = []
    /// Whether Apple's tracking is needed to come near to its widths.
    var hasAppleTracking = false

    /// From this size on Apple sets its system font as SF Pro Display.
    private static let largeSize = 20.0

    /// What stands in for a family; nil where nothing is known of it.
    static func named(_ family: String) -> StandIn? {
        let folded = FaceIndex.folded(family)
        return all.first { $0.names.contains { FaceIndex.folded($0) == folded } }
    }

    func families(at size: Double) -> [String] {
        size >= Self.largeSize && !largeFamilies.isEmpty ? largeFamilies : families
    }

    /// Points that are added to each character of a family that stands in, at a size.
    func tracking(of family: String, at size: Double) -> Double {
        guard hasAppleTracking else { return 0 }
        return AppleTracking.points(at: size, isLargeCut: family == Self.interDisplay.first)
    }

    private static let inter = ["Inter"]
    private static let interDisplay = ["Inter Display", "Inter"]
    private static let mono = ["DejaVu Sans Mono", "Noto Sans Mono"]

    static let all = [
        StandIn(
            names: ["SF Pro", "system", "system-ui", "-apple-system", "BlinkMacSystemFont", "SF UI", "San Francisco"],
            same: ["SF Pro"], families: inter, largeFamilies: interDisplay, hasAppleTracking: true),
        StandIn(
            names: ["SF Pro Text", "SF UI Text"], same: ["SF Pro Text", "SF Pro"], families: inter,
            hasAppleTracking: true),
        StandIn(
            names: ["SF Pro Display", "SF UI Display"], same: ["SF Pro Display", "SF Pro"], families: interDisplay,
            hasAppleTracking: true),
        StandIn(names: ["SF Pro Rounded", "SF Compact", "SF Compact Text"], families: inter),
        StandIn(names: ["SF Mono", "Menlo", "Monaco", "Consolas", "monospace"], families: mono),
        StandIn(names: ["New York", "Georgia", "serif"], families: ["Noto Serif"]),
        StandIn(
            names: ["Arial", "Helvetica", "Helvetica Neue"], families: ["Arimo", "Liberation Sans", "Inter"]),
        StandIn(names: ["Times New Roman", "Times"], families: ["Tinos", "Liberation Serif", "Noto Serif"]),
        StandIn(names: ["Courier New", "Courier"], families: ["Cousine", "Liberation Mono"] + mono),
        StandIn(names: ["Segoe UI"], families: ["Selawik", "Noto Sans"]),
        StandIn(names: ["Google Sans", "Product Sans", "sans-serif"], families: ["Roboto"]),
        StandIn(names: ["PingFang SC"], families: ["Noto Sans CJK SC", "Noto Sans SC"]),
        StandIn(names: ["PingFang TC"], families: ["Noto Sans CJK TC", "Noto Sans TC"]),
        StandIn(names: ["PingFang HK"], families: ["Noto Sans CJK HK", "Noto Sans HK"]),
        StandIn(names: ["Hiragino Sans"], families: ["Noto Sans CJK JP", "Noto Sans JP"]),
        StandIn(names: ["Apple SD Gothic Neo"], families: ["Noto Sans CJK KR", "Noto Sans KR"]),
    ]
}
