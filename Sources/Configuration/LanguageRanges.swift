// Sets of languages, as specified by `--locale` and the configuration.

/// Language ranges, matched as RFC 4647 filters: `pt` includes `pt-BR`, and `he` includes its former code `iw`.
///
/// An empty list matches every language, as does `*`.
public struct LanguageRanges: Hashable, Sendable {
    private let ranges: [String]
    /// Languages that match exactly, without more specific ones.
    private var alone: Set<String> = []

    /// Creates ranges from strings with one range, or several separated by commas.
    public init(_ tags: [String]) {
        let ranges = tags.flatMap { $0.split(separator: ",") }.map { Self.normalized(String($0)) }
        self.ranges = ranges.contains("*") ? [] : ranges
    }

    /// Whether every language matches.
    public var isEmpty: Bool { ranges.isEmpty }

    /// Whether a language matches.
    public func matches(_ locale: String) -> Bool {
        if ranges.isEmpty { return true }
        let tag = Self.normalized(locale)
        return alone.contains(tag) || ranges.contains { tag == $0 || tag.hasPrefix($0 + "-") }
    }

    /// Returns the ranges with some languages added, without more specific ones.
    public func adding(_ languages: [String]) -> LanguageRanges {
        var ranges = self
        ranges.alone.formUnion(languages.map(Self.normalized))
        return ranges
    }

    /// Whether a language itself is one of the ranges.
    public func names(_ locale: String) -> Bool { ranges.contains(Self.normalized(locale)) }

    /// Returns a tag in lowercase, with hyphens and current codes: folders may be named `pt_BR`, and Android's use
    /// former codes, as in `values-iw`.
    private static func normalized(_ tag: String) -> String {
        let tag = String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
        let language = tag.prefix { $0 != "-" }
        return former[String(language)].map { $0 + tag.dropFirst(language.count) } ?? tag
    }

    private static let former = ["in": "id", "iw": "he", "ji": "yi"]
}
