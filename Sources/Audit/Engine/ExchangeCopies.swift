// Files for translators whose texts are in catalogs of the project, which would be checked twice.

import Catalogs
import Projects

extension ReadProject {
    /// The files that were exported from string catalogs of the project, and from nothing else.
    func findCopies() -> [Int] {
        var sources: [String] = []
        for (index, file) in project.files.enumerated() where tables[index] != nil {
            let isSource = file.format.layout == .allInOne || project.stringCatalog(of: file) != nil
            if isSource { sources.append("/\(file.path.string)") }
        }
        guard !sources.isEmpty else { return [] }
        return project.files.indices.filter { index in
            guard project.files[index].format.layout == .sourceAndTarget, let catalog = tables[index]?.catalog else {
                return false
            }
            let originals = catalog.format.type.originals(of: catalog)
            return !originals.isEmpty
                && originals.allSatisfy { original in sources.contains { $0.hasSuffix("/\(original)") } }
        }
    }

    /// The remark about these files; nil if there are none.
    func remarkOnCopies(among wanted: [Int]) -> String? {
        let names = wanted.filter(copies.contains).map { project.files[$0].path.string }
        guard let first = names.first else { return nil }
        let verb = names.count > 1 ? "are copies" : "is a copy"
        return "\(first)\((names.count - 1).andMore) \(verb) for translators of string catalogs in the project, and "
            + "\(names.count > 1 ? "were" : "was") not checked; name a file to check it"
    }
}
