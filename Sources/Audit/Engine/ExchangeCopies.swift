// Files for translators whose texts are in catalogs of the project, which would be checked twice.

import Catalogs
import Projects

extension ReadProject {
    /// The files that were exported from catalogs of the project, and from nothing else, if it has their translations,
    /// too.
    func findCopies() -> [Int] {
        let files = project.files.indices.filter { project.files[$0].format.layout == .sourceAndTarget }
        guard !files.isEmpty else { return [] }
        let catalogs = project.files.indices.filter { tables[$0] != nil && !files.contains($0) }
            .map { project.files[$0] }
        let paths = Set(catalogs.map(\.path.string))
        return files.filter { index in
            guard let catalog = tables[index]?.catalog else { return false }
            // Xcode also exports the names in `Info.plist`, as a catalog that need not exist.
            let sources = catalog.format.type.originals(of: catalog)
                .map { original in (original, catalogs.first { "/\($0.path.string)".hasSuffix("/\(original)") }) }
                .filter { original, source in source != nil || !original.hasSuffix("InfoPlist.xcstrings") }
                .map(\.1)
            let language = catalog.entries.first?.locale
            return sources.allSatisfy { $0 != nil }
                && sources.compactMap(\.self).contains { source in
                    source.format.layout == .allInOne || project.stringCatalog(of: source) != nil
                        || language.map { paths.contains(source.path(in: $0)) } ?? false
                }
        }
    }

    /// The remark about these files; nil if there are none.
    func remarkOnCopies(among wanted: [Int]) -> String? {
        let names = wanted.filter(copies.contains).map { project.files[$0].path.string }
        guard let first = names.first else { return nil }
        let verb = names.count > 1 ? "are copies" : "is a copy"
        return "\(first)\((names.count - 1).andMore) \(verb) for translators of catalogs in the project, and "
            + "\(names.count > 1 ? "were" : "was") not checked; name a file to check it"
    }
}
