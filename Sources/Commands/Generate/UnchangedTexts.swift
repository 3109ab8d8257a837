// Unchanged texts that a user should review.

import Catalogs
import Generation

/// Collects unchanged texts, each once, with the pseudo-locales in which it is unchanged.
struct UnchangedTexts {
    /// The number of texts that are named; the rest are counted.
    private static let most = 10

    /// The identity of a text.
    private struct Name: Hashable {
        let path: String
        let key: String
        let variant: String
        let reason: GenerationTally.Reason

        init(_ trouble: GenerationTally.Trouble) {
            (path, key) = (trouble.entry.catalog.path, trouble.entry.key)
            (variant, reason) = (trouble.entry.variant, trouble.reason)
        }
    }

    private var texts: [(entry: Entry, reason: GenerationTally.Reason, locales: [String])] = []
    private var places: [Name: Int] = [:]
    /// The pseudo-locales generated from a file, by its path.
    private var made: [String: Set<String>] = [:]

    mutating func add(_ result: Generator.Result) {
        made[result.source, default: []].formUnion(result.locales)
        for trouble in result.tally.troubles {
            let name = Name(trouble)
            if let place = places[name] {
                texts[place].locales.append(trouble.locale)
            } else {
                places[name] = texts.count
                texts.append((trouble.entry, trouble.reason, [trouble.locale]))
            }
        }
    }

    /// A line for each of the first texts, and the number of others.
    var lines: [String] {
        let lines = texts.prefix(Self.most).map { text in
            let catalog = text.entry.catalog
            let place = catalog.path.at(catalog.text.place(at: text.entry.offset))
            // Name the pseudo-locales only if the text is changed in others.
            let isEverywhere = made[catalog.path].map { $0.isSubset(of: text.locales) } ?? false
            let locales = isEverywhere ? "" : " in \(text.locales.joined(separator: ", "))"
            return
                "\(place): \"\(text.entry.key)\" is unchanged\(locales), one of those "
                + text.reason.words
        }
        let rest = texts.count - lines.count
        return rest > 0 ? lines + [rest.counted("more text is unchanged", "more texts are unchanged")] : lines
    }
}
