// The languages that risk is told for: those of the catalogs, and those that were asked for.

import Audit
import Configuration

/// The languages that risk is told for.
struct RiskLanguages: Sendable {
    /// The language that the app is written in.
    let source: String
    /// The others, sorted.
    let tags: [String]

    init(_ catalogs: [KeyedCatalog], asked: [String]) {
        source = catalogs.first?.source ?? "en"
        var known: [String: String] = [:]
        for catalog in catalogs { known.merge(catalog.languages) { first, _ in first } }
        // `pt` asks for `pt-BR` where that is there.
        let there = known.keys.sorted()
        // `de` has what is asked for as `de-DE`.
        let general = there + asked.map { KeyedCatalog.folded($0) }
        for tag in asked {
            let folded = KeyedCatalog.folded(tag)
            if general.contains(where: { Self.covers($0, folded) }) { continue }
            if !there.contains(where: LanguageRanges([tag]).matches) { known[folded] = tag }
        }
        known[KeyedCatalog.folded(source)] = nil
        tags = known.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Whether texts of a language are shown to those who ask for a regional one; other scripts are other texts.
    private static func covers(_ general: String, _ regional: String) -> Bool {
        guard regional.hasPrefix(general + "-") else { return false }
        let rest = regional.dropFirst(general.count + 1)
        return rest.split(separator: "-").first.map { $0.count != 4 } ?? false
    }
}
