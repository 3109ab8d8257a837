// The marks that version control leaves in a file where two changes of it meet.

import Basics

enum MergeConflict {
    /// The fault of a file with faults that a merge left in it: all of those follow from it; nil where there is none.
    package static func fault(in utf8: [UInt8], of faults: FaultList) -> FaultList? {
        guard let start = line(utf8, "<<<<<<< ", from: 0), let middle = line(utf8, "=======", from: start),
            line(utf8, ">>>>>>> ", from: middle) != nil
        else { return nil }
        let effect = faults.first.first { $0.effect != .none }?.effect ?? .none
        var merge = FaultList()
        merge.append(ReadingFault(at: start, .mergeConflict, effect: effect))
        return merge
    }

    /// Where the next line stands that begins with a mark.
    private static func line(_ utf8: [UInt8], _ mark: StaticString, from start: Int) -> Int? {
        var at = start
        while let found = utf8.firstOffset(of: mark, from: at) {
            if found == 0 || utf8[found - 1] == 0x0A || utf8[found - 1] == 0x0D { return found }
            at = found + 1
        }
        return nil
    }
}
