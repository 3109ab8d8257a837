// Which languages are meant, as `--locale` and the configuration name them.

/// Language ranges, matched as RFC 4647 filters: `pt` takes in `pt-BR`, and `he` what is called `iw`.
///
/// None at all match every language, as `*` does.
public struct LanguageRanges: Hashable, Sendable {
    private let ranges: [String]
    /// Languages that are meant, and none that are more exact.
    private var alone: Set<String> = []

    /// The ranges that some texts name, each alone or several with commas between them.
    public init(_ tags: [String]) {
        let ranges = tags.flatMap { $0.split(separator: ",") }.map { Self.normalized(String($0)) }
        self.ranges = ranges.contains("*") ? [] : ranges
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

    /// Folders are also spelled `pt_BR`, and Android's are called by codes that languages had before: `values-iw`.
    private static func normalized(_ tag: String) -> String {
        let tag = String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
        let language = tag.prefix { $0 != "-" }
        return former[String(language)].map { $0 + tag.dropFirst(language.count) } ?? tag
    }

    private static let former = ["in": "id", "iw": "he", "ji": "yi"]
}
