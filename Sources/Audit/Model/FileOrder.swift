// The order in which findings are reported.

import Projects

/// Sorts findings by the files of a project.
package struct FileOrder: Sendable {
    private var ranks: [String: Int] = [:]

    init(_ project: Project? = nil) {
        for (index, file) in (project?.files ?? []).enumerated() { ranks[file.path.string] = index }
    }

    /// Sorts by file and place, catalogs first; findings in one place keep their order.
    func sorted(_ findings: [Finding]) -> [Finding] {
        let order = findings.indices.map { index in
            let location = findings[index].location
            let (line, column) = (location.place?.line ?? 0, location.place?.column ?? 0)
            let rank = ranks[location.path]
            return (rank ?? ranks.count, rank == nil ? location.path : "", line, column, index)
        }
        return order.sorted { $0 < $1 }.map { findings[$0.4] }
    }
}
