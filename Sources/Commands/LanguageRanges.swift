// Which languages a command is to work on, as `--locale` names them.

/// Language ranges, matched as RFC 4647 filters: `pt` takes in `pt-BR`.
///
/// None at all match every language.
struct LanguageRanges {
    private let ranges: [String]

    init(_ tags: [String]) {
        ranges = tags.flatMap { $0.split(separator: ",") }.map { Self.normalized(String($0)) }
    }

    var isEmpty: Bool { ranges.isEmpty }

    func matches(_ locale: String) -> Bool {
        if ranges.isEmpty { return true }
        let tag = Self.normalized(locale)
        return ranges.contains { tag == $0 || tag.hasPrefix($0 + "-") }
    }

    /// Folders are also spelled `pt_BR`.
    private static func normalized(_ tag: String) -> String {
        String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
    }
}
