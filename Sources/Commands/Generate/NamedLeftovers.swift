// Files that 'generate --in-place' wrote for an explicitly named file, and that no search recognizes as catalogs.

import Catalogs
import Projects
import Pseudolocales

/// Recognizes `words.en-PSEUDO.json` beside `words.json`.
struct NamedLeftovers: Sendable {
    private static let signs = "._-"

    /// The lowercased tags of pseudo-locales that do not look like pseudo-locales.
    let tags: Set<String>

    init(_ pseudolocales: [Pseudolocale]) {
        tags = Set(pseudolocales.map { PseudoTag.folded($0.tag.string) })
    }

    /// The source of a file by its name, if it exists beside it; nil if the name contains no pseudo-locale.
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

    /// The source as a catalog file.
    func sourceFile(of path: String) -> CatalogFile? { source(of: path).flatMap { Project([$0]).files.first } }

    /// The format of such a file, which is the format of its source; nil for any other file.
    func format(of path: String) -> Format? { sourceFile(of: path)?.format }
}
