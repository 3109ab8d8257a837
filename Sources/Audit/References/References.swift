// The names by which the texts of a project reference each other, and whether they are defined.

import Basics
import Catalogs
import Comparison
import Projects
import Pseudolocales

/// The texts of one kind of file, and the names that they reference.
struct References {
    /// A text that references an undefined name.
    struct Undefined {
        let entry: Entry
        let name: String
        /// The most similar defined name, if there is one.
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

    /// The first text of each language that references an undefined name.
    var undefined: [Undefined] {
        // Without a source it is unknown which names are defined there.
        guard !common.keys.isEmpty else { return [] }
        var found: [(table: String, undefined: Undefined)] = []
        var reported: Set<[String]> = []
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
                    guard reported.insert(place + [name]).inserted else { continue }
                    let nearest = guesses[file.locale, default: NameGuesses(common, names)].nearest(name)
                    let one = Undefined(entry: entry, name: name, nearest: nearest, isInSource: file.isSource)
                    found.append((file.table, one))
                }
            }
        }
        return found.filter { !kind.mustBeKnown || known.contains($0.table) }.map(\.undefined)
    }
}
