// The conflict markers that version control leaves in a file.

import Basics

enum MergeConflict {
    /// The merge conflict that explains all faults of a file; nil if it has none.
    package static func fault(in utf8: [UInt8], of faults: FaultList) -> FaultList? {
        guard let start = line(utf8, "<<<<<<< ", from: 0), let middle = line(utf8, "=======", from: start),
            line(utf8, ">>>>>>> ", from: middle) != nil
        else { return nil }
        let effect = faults.first.first { $0.effect != .none }?.effect ?? .none
        var merge = FaultList()
        merge.append(ReadingFault(at: start, .mergeConflict, effect: effect))
        return merge
    }

    /// The offset of the next line that begins with a marker.
    private static func line(_ utf8: [UInt8], _ mark: StaticString, from start: Int) -> Int? {
        var at = start
        while let found = utf8.firstOffset(of: mark, from: at) {
            if found == 0 || utf8[found - 1] == 0x0A || utf8[found - 1] == 0x0D { return found }
            at = found + 1
        }
        return nil
    }
}
