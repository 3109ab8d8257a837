// Which languages are meant, as `--locale` and the configuration name them.

/// Language ranges, matched as RFC 4647 filters: `pt` takes in `pt-BR`.
///
/// None at all match every language.
public struct LanguageRanges: Hashable, Sendable {
    private let ranges: [String]
    /// Languages that are meant, and none that are more exact.
    private var alone: Set<String> = []

    /// The ranges that some texts name, each alone or several with commas between them.
    public init(_ tags: [String]) {
        ranges = tags.flatMap { $0.split(separator: ",") }.map { Self.normalized(String($0)) }
    }

    /// Whether every language is meant.
    public var isEmpty: Bool { ranges.isEmpty }

    /// Whether a language is meant.
    public func matches(_ locale: String) -> Bool {
        if ranges.isEmpty { return true }
        let tag = Self.normalized(locale)
        return alone.contains(tag) || ranges.contains { tag == $0 || tag.hasPrefix($0 + "-") }
    }

    /// These, and some languages besides, but not what is more exact than those.
    public func adding(_ languages: [String]) -> LanguageRanges {
        var ranges = self
        ranges.alone.formUnion(languages.map(Self.normalized))
        return ranges
    }

    /// Whether a language itself is one of those named.
    public func names(_ locale: String) -> Bool { ranges.contains(Self.normalized(locale)) }

    /// Folders are also spelled `pt_BR`.
    private static func normalized(_ tag: String) -> String {
        String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
    }
}
