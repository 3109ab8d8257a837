// The findings of an audit, indexed by key and language.

import Audit
import Projects

/// The findings of an audit, indexed by key and language.
struct FindingIndex {
    private struct Name: Hashable {
        let catalog: Int
        let key: String
        let locale: String
    }

    private var positions: [Name: [Int]] = [:]

    init(_ findings: [Finding], _ catalogs: [KeyedCatalog], _ read: ReadProject) {
        var owners: [String: [Int]] = [:]
        for (number, catalog) in catalogs.enumerated() {
            for file in catalog.files.sorted() {
                owners[read.project.files[file].path.string, default: []].append(number)
            }
        }
        for (position, finding) in findings.enumerated() {
            guard let subject = finding.subject, let locale = subject.locale else { continue }
            for catalog in owners[finding.location.path] ?? [] {
                let name = Name(catalog: catalog, key: subject.key, locale: KeyedCatalog.folded(locale))
                positions[name, default: []].append(position)
            }
        }
    }

    /// The positions of the findings about a key in a language, in any branch.
    func positions(catalog: Int, key: String, locale: String) -> [Int] {
        positions.isEmpty
            ? [] : positions[Name(catalog: catalog, key: key, locale: KeyedCatalog.folded(locale))] ?? []
    }
}
