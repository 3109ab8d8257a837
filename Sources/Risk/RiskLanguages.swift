// The languages of a risk report: those of the catalogs, and those requested.

import Audit
import Configuration

/// The languages of a risk report.
struct RiskLanguages: Sendable {
    /// The source language.
    let source: String
    /// The others, sorted.
    let tags: [String]

    init(_ catalogs: [KeyedCatalog], asked: [String]) {
        source = catalogs.first?.source ?? "en"
        var known: [String: String] = [:]
        for catalog in catalogs { known.merge(catalog.languages) { first, _ in first } }
        // A requested `pt` selects `pt-BR` if that exists.
        let there = known.keys.sorted()
        // An existing `de` covers a requested `de-DE`.
        let general = there + asked.map { KeyedCatalog.folded($0) }
        for tag in asked {
            let folded = KeyedCatalog.folded(tag)
            if general.contains(where: { Self.covers($0, folded) }) { continue }
            if !there.contains(where: LanguageRanges([tag]).matches) { known[folded] = tag }
        }
        known[KeyedCatalog.folded(source)] = nil
        tags = known.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Whether a language covers one of its regional variants; a different script is a different language.
    private static func covers(_ general: String, _ regional: String) -> Bool {
        guard regional.hasPrefix(general + "-") else { return false }
        let rest = regional.dropFirst(general.count + 1)
        return rest.split(separator: "-").first.map { $0.count != 4 } ?? false
    }
}
