// What the texts of a project show of each other by name, and what there is of it.

import Catalogs
import Platform
import Pseudolocales

/// The texts of one kind of files, and the names by which these show others.
struct References {
    /// How texts name others.
    struct Kind: Sendable {
        /// The formats of its files.
        let formats: Set<String>
        /// What in a file shows that there may be such names, any of these; without any, each file may have them.
        let signs: [StaticString]
        /// Whether names are such only if the source language has one that is defined: signs may mean something else.
        let mustBeKnown: Bool
        /// The names that an entry's text shows.
        let names: @Sendable (Entry) -> [String]
    }

    /// A text that shows a name nobody defines.
    struct Undefined {
        let entry: Entry
        let name: String
        /// The name that was meant, if there is one like it.
        let nearest: String?
        let isInSource: Bool
    }

    private let kind: Kind
    private var catalogs: [Catalog] = []
    private var definitions: [String: Set<String>] = [:]
    private var sourceLanguages: Set<String> = []

    init(_ subject: ProjectSubject, _ kind: Kind) {
        self.kind = kind
        var all: [(catalog: Catalog, isSource: Bool)] = []
        for (index, file) in subject.project.files.enumerated() where kind.formats.contains(file.format.id) {
            guard let catalog = subject.catalogs[index], catalog.locale != nil else { continue }
            all.append((catalog, subject.project.isSource(index)))
        }
        catalogs = all.map(\.catalog).filter { catalog in
            kind.signs.isEmpty || kind.signs.contains { catalog.text.utf8.firstOffset(of: $0) != nil }
        }
        guard !catalogs.isEmpty else { return }
        for (catalog, isSource) in all {
            guard let locale = catalog.locale else { continue }
            if isSource { sourceLanguages.insert(locale) }
            for entry in catalog.entries {
                // A message of attributes alone is one, too.
                let key = entry.key
                definitions[locale, default: []].insert(key)
                if let dot = key.firstIndex(of: ".") { definitions[locale, default: []].insert(String(key[..<dot])) }
            }
        }
    }

    /// Where so many names of a language are not defined, they are not misspelled, but their file is not at hand; to
    /// compare each with all others would take the square of their number.
    private static let mostMisspelled = 20

    /// The first text of each language that shows a name nobody defines.
    var undefined: [Undefined] {
        // Without a source nothing can be said of what others leave to it.
        guard !sourceLanguages.isEmpty else { return [] }
        let common = sourceLanguages.reduce(into: Set<String>()) { $0.formUnion(definitions[$1] ?? []) }
        var found: [Undefined] = []
        var said: Set<[String]> = []
        var searches: [String: Int] = [:]
        var isKnown = !kind.mustBeKnown
        for catalog in catalogs {
            guard let locale = catalog.locale, !PseudoTag.isPseudo(locale) else { continue }
            let isSource = sourceLanguages.contains(locale)
            let known = common.union(definitions[locale] ?? [])
            lazy var words = known.sorted()
            for entry in catalog.entries {
                for name in kind.names(entry) {
                    guard !known.contains(name) else {
                        if isSource { isKnown = true }
                        continue
                    }
                    guard said.insert([locale, name]).inserted else { continue }
                    searches[locale, default: 0] += 1
                    let isOne = searches[locale, default: 0] <= Self.mostMisspelled
                    let nearest = isOne ? Spelling.nearest(name, among: words) : nil
                    found.append(Undefined(entry: entry, name: name, nearest: nearest, isInSource: isSource))
                }
            }
        }
        return isKnown ? found : []
    }
}
