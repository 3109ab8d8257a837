// What the texts of a project show of each other by name, and what there is of it.

import Basics
import Catalogs
import Comparison
import Projects
import Pseudolocales

/// The texts of one kind of files, and the names by which these show others.
struct References {
    /// A text that shows a name nobody defines.
    struct Undefined {
        let entry: Entry
        let name: String
        /// The name that was meant, if there is one like it.
        let nearest: String?
        let isInSource: Bool
    }

    private struct File {
        let catalog: Catalog
        let locale: String
        let table: String
        let isSource: Bool
    }

    private let kind: TextReferences
    private var files: [File] = []
    private var own: [String: DefinedNames] = [:]
    private var common = DefinedNames()

    init(_ subject: ProjectSubject, _ kind: TextReferences) {
        self.kind = kind
        var all: [File] = []
        for (index, file) in subject.project.files.enumerated() where kind.formats.contains(file.format) {
            guard let catalog = subject.catalogs[index], let locale = catalog.locale else { continue }
            all.append(
                File(
                    catalog: catalog, locale: locale, table: file.table ?? file.path.string,
                    isSource: subject.project.isSource(index)))
        }
        files = all.filter { file in
            kind.signs.isEmpty || kind.signs.contains { file.catalog.text.utf8.firstOffset(of: $0) != nil }
        }
        guard !files.isEmpty else { return }
        let sources = Set(all.filter(\.isSource).map(\.locale))
        for file in all {
            own[file.locale, default: DefinedNames()].add(file.catalog)
            if sources.contains(file.locale) { common.add(file.catalog) }
        }
    }

    /// The first text of each language that shows a name nobody defines.
    var undefined: [Undefined] {
        // Without a source nothing can be said of what others leave to it.
        guard !common.keys.isEmpty else { return [] }
        var found: [(table: String, undefined: Undefined)] = []
        var said: Set<[String]> = []
        var guesses: [String: NameGuesses] = [:]
        var known: Set<String> = []
        for file in files where !PseudoTag.isPseudo(file.locale) {
            let names = own[file.locale] ?? DefinedNames()
            for entry in file.catalog.entries {
                for name in kind.names(entry) {
                    let isDefined = [common, names].contains { $0.names.contains(name) || kind.isDefined(name, $0) }
                    guard !isDefined else {
                        if file.isSource { known.insert(file.table) }
                        continue
                    }
                    let place = kind.mustBeKnown ? [file.locale, file.table] : [file.locale]
                    guard said.insert(place + [name]).inserted else { continue }
                    let nearest = guesses[file.locale, default: NameGuesses(common, names)].nearest(name)
                    let one = Undefined(entry: entry, name: name, nearest: nearest, isInSource: file.isSource)
                    found.append((file.table, one))
                }
            }
        }
        return found.filter { !kind.mustBeKnown || known.contains($0.table) }.map(\.undefined)
    }
}
