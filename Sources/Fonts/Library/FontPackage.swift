// The packages that provide a missing family.

/// The packages that provide a family.
public struct FontPackage: Hashable, Sendable {
    /// The package in Debian and Ubuntu.
    public let debian: String
    /// The cask in Homebrew.
    public let homebrew: String

    /// The packages of a family; nil if unknown.
    public init?(family: String) {
        guard let known = Self.known.first(where: { family == $0.family || family.hasPrefix("\($0.family) ") }) else {
            return nil
        }
        debian = known.debian
        homebrew = known.homebrew ?? "font-" + family.lowercased().split(separator: " ").joined(separator: "-")
    }

    /// Whether both are the same package on this platform.
    func isSame(as other: FontPackage) -> Bool {
        #if os(macOS)
            homebrew == other.homebrew
        #else
            debian == other.debian
        #endif
    }

    /// The prefixes of family names, longer ones first; if no cask is listed, it is derived from the family.
    private static let known: [(family: String, debian: String, homebrew: String?)] = [
        ("Noto Sans CJK", "fonts-noto-cjk", "font-noto-sans-cjk"),
        ("Noto Serif CJK", "fonts-noto-cjk", "font-noto-serif-cjk"),
        ("Noto Color Emoji", "fonts-noto-color-emoji", nil),
        ("Noto Sans Mono", "fonts-noto-mono", nil),
        ("Noto Sans", "fonts-noto-core", nil),
        ("Noto Serif", "fonts-noto-core", nil),
        ("Inter", "fonts-inter", "font-inter"),
        ("Roboto", "fonts-roboto", nil),
        ("DejaVu", "fonts-dejavu", "font-dejavu"),
        ("Liberation", "fonts-liberation2", "font-liberation"),
        ("Arimo", "fonts-croscore", nil),
        ("Tinos", "fonts-croscore", nil),
        ("Cousine", "fonts-croscore", nil),
        ("Open Sans", "fonts-open-sans", nil),
    ]
}
