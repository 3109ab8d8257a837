// Names in UIKit, AppKit and SwiftUI that fix a direction, or follow the user's.

/// Names that have to do with the direction of writing.
public enum DirectionNames {
    /// Properties and parameters that align texts.
    public static let alignments: Set<String> = [
        "alignment", "textAlignment", "contentHorizontalAlignment", "multilineTextAlignment",
    ]

    /// Those of them that, as parameters of an app's own views, may mean anything.
    public static let ambiguousLabels: Set<String> = ["alignment"]

    /// Parameters that name a symbol.
    public static let symbolLabels: Set<String> = [
        "systemName", "systemImage", "systemSymbolName", "systemImageName",
    ]

    /// Symbols that keep their direction, and those that follow the user's.
    public static let symbols: [String: String] = [
        "chevron.left": "chevron.backward", "chevron.right": "chevron.forward",
        "chevron.left.circle": "chevron.backward.circle", "chevron.right.circle": "chevron.forward.circle",
        "chevron.left.circle.fill": "chevron.backward.circle.fill",
        "chevron.right.circle.fill": "chevron.forward.circle.fill",
        "chevron.left.square": "chevron.backward.square", "chevron.right.square": "chevron.forward.square",
        "chevron.left.2": "chevron.backward.2", "chevron.right.2": "chevron.forward.2",
        "arrow.left": "arrow.backward", "arrow.right": "arrow.forward",
        "arrow.left.circle": "arrow.backward.circle", "arrow.right.circle": "arrow.forward.circle",
        "arrow.left.circle.fill": "arrow.backward.circle.fill",
        "arrow.right.circle.fill": "arrow.forward.circle.fill",
    ]

    /// Calls that turn a picture around for languages that are written from right to left.
    public static let flips: Set<String> = [
        "flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection",
        "withHorizontallyFlippedOrientation",
    ]

    /// The modifiers that turn a view.
    public static let rotations: Set<String> = ["rotationEffect", "rotation3DEffect"]

    /// The modifier that scales a view.
    public static let scale: StaticString = "scaleEffect"
    /// The parameter of the modifier that mirrors a view if it is negative.
    public static let horizontalScale: StaticString = "x"

    /// Words in the names of these calls, of which each has one.
    public static let flipWords: [StaticString] = ["RightToLeftLayoutDirection", "HorizontallyFlipped"]

    /// Whether a symbol means the same in any direction: `star`, `checkmark.circle`.
    public static func hasNoDirection(_ symbol: String) -> Bool {
        symbol.split(separator: ".").first.map { decorations.contains(String($0)) } ?? false
    }

    private static let decorations: Set<String> = ["checkmark", "star", "heart", "xmark", "plus", "gear", "bell"]

    /// What code that looks at the direction mentions.
    public static let words: [StaticString] = [
        "ayoutDirection", "ightToLeft", "eftToRight", "anguageDirection", "extDirection", "isRTL", "isRtl",
        "writingDirection",
    ]
}
