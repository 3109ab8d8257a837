// Which texts of layouts an app's code sets.

import Basics
import Layouts
import Platforms

extension SourceBytes {
    /// Returns those of some outlets whose texts the code of a platform sets, in a file that names their class.
    func assigned(_ outlets: Set<Outlet>, on platform: Platform) async -> Set<Outlet> {
        guard !outlets.isEmpty else { return [] }
        let owners = Dictionary(grouping: outlets, by: \.name)
        let assigned = await Workers.run(paths(of: platform), state: {}) { _, path -> [Outlet] in
            guard let bytes = bytes(of: path) else { return [] }
            return platform.assignedTexts(in: bytes).flatMap { name in
                (owners[name] ?? []).filter { bytes.firstOffset(of: Array($0.owner.utf8), in: bytes.indices) != nil }
            }
        }
        return Set(assigned.joined())
    }
}
