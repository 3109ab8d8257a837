// The texts that a person should look at, because they stay as they are.

import Catalogs
import Generation

/// Gathers texts that stay as they are, each once, with the pseudo-locales that it does so in.
struct KeptTexts {
    /// How many are named before the rest is only counted.
    private static let most = 10

    /// What tells a text from others.
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
    /// All pseudo-locales that were made of a file, by its path.
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

    /// A line for each of the first, and how many more there are.
    var lines: [String] {
        let lines = texts.prefix(Self.most).map { text in
            let catalog = text.entry.catalog
            let place = catalog.path.at(catalog.text.place(at: text.entry.offset))
            // A pseudo-locale is named where the others have the text.
            let isEverywhere = made[catalog.path].map { $0.isSubset(of: text.locales) } ?? false
            let locales = isEverywhere ? "" : " in \(text.locales.joined(separator: ", "))"
            return
                "\(place): \"\(text.entry.key)\" stays as it is\(locales), one of those "
                + text.reason.words
        }
        let rest = texts.count - lines.count
        return rest > 0 ? lines + [rest.counted("more text stays as it is", "more texts stay as they are")] : lines
    }
}
