// What MediaWiki's choices show, such as `{{GENDER:$1|he|she}}`, if a recorded screen shows them in the source language.

/// A choice whose alternatives are texts.
struct SeenChoice {
    /// The name and what selects: `PLURAL:$1`.
    private let selector: Substring
    private let alternatives: [Substring]

    /// Parses a placeholder; nil if it is no choice, or has others inside.
    init?(_ spelling: String) {
        guard spelling.hasPrefix("{{"), spelling.hasSuffix("}}") else { return nil }
        let inner = spelling.dropFirst(2).dropLast(2)
        guard !inner.contains("{"), !inner.contains("["), let colon = inner.firstIndex(of: ":") else { return nil }
        let pieces = inner.split(separator: "|", omittingEmptySubsequences: false)
        // `0=none` is only for that number.
        let usual = pieces.dropFirst().filter { $0.prefix { $0.isNumber }.isEmpty || !$0.contains("=") }
        guard !usual.isEmpty, colon < pieces[0].endIndex else { return nil }
        (selector, alternatives) = (pieces[0], usual)
    }

    private var isPlural: Bool { selector.lowercased().hasPrefix("plural") }

    /// The values of placeholders in the alternative that shows a text.
    func values(showing text: String) -> [String: String] {
        for alternative in alternatives {
            guard let sign = alternative.firstIndex(of: "$") else { continue }
            let name = "$" + alternative[sign...].dropFirst().prefix { $0.isNumber }
            let ends = (alternative[..<sign], alternative[sign...].dropFirst(name.count))
            guard text.hasPrefix(ends.0), text.hasSuffix(ends.1), text.count > ends.0.count + ends.1.count else {
                continue
            }
            return [name: String(text.dropFirst(ends.0.count).dropLast(ends.1.count))]
        }
        return [:]
    }

    /// What it shows beside other values; nil if it needs one that is unknown.
    ///
    /// The last form of a plural is that of most numbers; the first form of a gender is that of people who chose none.
    func text(_ values: [String: String]) -> String? {
        let isFirst = !isPlural || isSingular(values)
        var text = String((isFirst ? alternatives.first : alternatives.last) ?? "")
        let names = values.keys.filter { $0.hasPrefix("$") }.sorted { ($1.count, $0) < ($0.count, $1) }
        for name in names { text = text.replacing(name, with: values[name] ?? "") }
        return text.contains("$") ? nil : text
    }

    /// Whether the source text shows the first form of several.
    private func isSingular(_ values: [String: String]) -> Bool {
        values.contains { spelling, value in
            guard let choice = SeenChoice(spelling), choice.selector == selector else { return false }
            return choice.alternatives.count > 1 && choice.alternatives.first.map { value == $0 } ?? false
        }
    }
}
