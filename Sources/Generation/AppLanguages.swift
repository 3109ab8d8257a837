// The number of languages of an app, whichever of its tables are translated.

import Projects
import Pseudolocales

/// The languages of the files below each root of language folders.
struct AppLanguages: Sendable {
    private var languages: [String: Set<String>] = [:]

    /// The languages of a project.
    init(in project: Project) {
        for file in project.files {
            guard let root = file.slot?.root, let tag = file.slot?.tag, !PseudoTag.isPseudo(tag) else { continue }
            languages[root, default: []].insert(PseudoTag.folded(tag))
        }
    }

    /// The number of languages in the same root as a file.
    func count(around file: CatalogFile) -> Int { file.slot?.root.flatMap { languages[$0]?.count } ?? 0 }
}
