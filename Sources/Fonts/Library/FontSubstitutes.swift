// Fonts that may not be redistributed, and free substitutes for them.

/// A family that is often requested but rarely installed.
struct FontSubstitute {
    /// The names of the family.
    let names: [String]
    /// The same design under another name, in case it is installed.
    var same: [String] = []
    /// The substitutes in order of preference.
    let families: [String]
    /// The substitutes from 20 points up, if the design has a display version.
    var largeFamilies: [String] = []
    /// Whether Apple's tracking is needed to approximate its widths.
    var hasAppleTracking = false

    /// The size from which Apple sets its system font in SF Pro Display.
    private static let largeSize = 20.0

    /// The substitution for a family; nil if unknown.
    static func named(_ family: String) -> FontSubstitute? {
        let folded = FaceIndex.folded(family)
        return all.first { $0.names.contains { FaceIndex.folded($0) == folded } }
    }

    func families(at size: Double) -> [String] {
        size >= Self.largeSize && !largeFamilies.isEmpty ? largeFamilies : families
    }

    /// The points added to each character of a substitute family at a size.
    func tracking(of family: String, at size: Double) -> Double {
        guard hasAppleTracking else { return 0 }
        return AppleTracking.points(at: size, isLargeCut: family == Self.interDisplay.first)
    }

    private static let inter = ["Inter"]
    private static let interDisplay = ["Inter Display", "Inter"]
    private static let mono = ["DejaVu Sans Mono", "Noto Sans Mono"]

    static let all = [
        FontSubstitute(
            names: ["SF Pro", "system", "system-ui", "-apple-system", "BlinkMacSystemFont", "SF UI", "San Francisco"],
            same: ["SF Pro"], families: inter, largeFamilies: interDisplay, hasAppleTracking: true),
        FontSubstitute(
            names: ["SF Pro Text", "SF UI Text"], same: ["SF Pro Text", "SF Pro"], families: inter,
            hasAppleTracking: true),
        FontSubstitute(
            names: ["SF Pro Display", "SF UI Display"], same: ["SF Pro Display", "SF Pro"], families: interDisplay,
            hasAppleTracking: true),
        FontSubstitute(names: ["SF Pro Rounded", "SF Compact", "SF Compact Text"], families: inter),
        FontSubstitute(names: ["SF Mono", "Menlo", "Monaco", "Consolas", "monospace"], families: mono),
        FontSubstitute(names: ["New York", "Georgia", "serif"], families: ["Noto Serif"]),
        FontSubstitute(
            names: ["Arial", "Helvetica", "Helvetica Neue"], families: ["Arimo", "Liberation Sans", "Inter"]),
        FontSubstitute(names: ["Times New Roman", "Times"], families: ["Tinos", "Liberation Serif", "Noto Serif"]),
        FontSubstitute(names: ["Courier New", "Courier"], families: ["Cousine", "Liberation Mono"] + mono),
        FontSubstitute(names: ["Segoe UI"], families: ["Selawik", "Noto Sans"]),
        FontSubstitute(names: ["Google Sans", "Product Sans", "sans-serif"], families: ["Roboto"]),
        FontSubstitute(names: ["PingFang SC"], families: ["Noto Sans CJK SC", "Noto Sans SC"]),
        FontSubstitute(names: ["PingFang TC"], families: ["Noto Sans CJK TC", "Noto Sans TC"]),
        FontSubstitute(names: ["PingFang HK"], families: ["Noto Sans CJK HK", "Noto Sans HK"]),
        FontSubstitute(names: ["Hiragino Sans"], families: ["Noto Sans CJK JP", "Noto Sans JP"]),
        FontSubstitute(names: ["Apple SD Gothic Neo"], families: ["Noto Sans CJK KR", "Noto Sans KR"]),
    ]
}
