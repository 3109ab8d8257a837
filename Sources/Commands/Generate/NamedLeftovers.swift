// What 'generate --in-place' made of a file that was named to it, and that no walk takes for a catalog.

import Catalogs
import Projects
import Pseudolocales

/// Knows `words.en-PSEUDO.json` beside `words.json`.
struct NamedLeftovers: Sendable {
    private static let signs = "._-"

    /// Languages that are pseudo-locales though their tags do not show it, in small letters.
    let tags: Set<String>

    init(_ pseudolocales: [Pseudolocale]) {
        tags = Set(pseudolocales.map { PseudoTag.folded($0.tag.string) })
    }

    /// The file that one was made of by its name, if it stands beside it; nil where the name has no pseudo-locale in it.
    func source(of path: String) -> String? {
        let name = CatalogPath(path)
        let stem = name.stem
        for index in stem.indices.dropFirst() where Self.signs.contains(stem[index]) {
            let tag = String(stem[stem.index(after: index)...])
            guard PseudoTag.isPseudo(tag) || tags.contains(PseudoTag.folded(tag)) else { continue }
            let source = name.folder + stem[..<index] + name.name.dropFirst(stem.count)
            return Project.exists(source) ? source : nil
        }
        return nil
    }

    /// The same as a catalog's file.
    func sourceFile(of path: String) -> CatalogFile? { source(of: path).flatMap { Project([$0]).files.first } }

    /// The format of such a file, which is its source's; nil for any other file.
    func format(of path: String) -> Format? { sourceFile(of: path)?.format }
}
