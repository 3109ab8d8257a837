// Which findings matter most.

import Audit
import Comparison

/// Ranks groups of findings: the most severe first, and of one severity, one of each cause before the second of any,
/// the most harmful first.
struct FindingRanking {
    private struct Rank: Comparable {
        /// Whether a catalog could not be read, which decides the exit code regardless of other findings.
        let isTrouble: Bool
        let severity: Severity
        /// The number of groups with the same cause before it.
        let turn: Int
        let harm: Harm
        /// Its position among all.
        let index: Int

        static func < (one: Self, other: Self) -> Bool {
            if one.isTrouble != other.isTrouble { return one.isTrouble }
            if one.severity != other.severity { return one.severity > other.severity }
            return (one.turn, one.harm, one.index) < (other.turn, other.harm, other.index)
        }
    }

    /// What groups take turns by.
    private struct Turn: Hashable {
        let severity: Severity
        let cause: FindingCause
    }

    /// The groups, most important first.
    let groups: [FindingGroup]

    init(_ groups: [FindingGroup], _ findings: [Finding]) {
        var causes = CauseReader()
        let turns = groups.map { group in
            let finding = findings[group.shown]
            return Turn(severity: finding.severity, cause: causes.cause(of: finding))
        }
        var counts: [Turn: Int] = [:]
        var ranks: [Rank] = []
        for index in Self.inTurn(groups, findings, turns) {
            let finding = findings[groups[index].shown]
            let turn = counts[turns[index], default: 0]
            counts[turns[index]] = turn + 1
            ranks.append(
                Rank(
                    isTrouble: finding.isTrouble && turn == 0, severity: finding.severity, turn: turn,
                    harm: finding.harm, index: index))
        }
        self.groups = ranks.sorted().map { groups[$0.index] }
    }

    private struct Place: Hashable {
        let turn: Turn
        let name: String
    }

    /// Returns the positions of groups with those about new keys, then those in new files before others of the same
    /// cause: a change of the source breaks a key in every language.
    private static func inTurn(_ groups: [FindingGroup], _ findings: [Finding], _ turns: [Turn]) -> [Int] {
        var (keys, files): ([Place: Int], [Place: Int]) = ([:], [:])
        let repeats = zip(groups, turns).map { group, turn in
            let finding = findings[group.shown]
            let file = Place(turn: turn, name: finding.location.path)
            defer { files[file, default: 0] += 1 }
            guard let name = finding.subject?.key else { return (key: 0, file: files[file, default: 0]) }
            let key = Place(turn: turn, name: name)
            defer { keys[key, default: 0] += 1 }
            return (key: keys[key, default: 0], file: files[file, default: 0])
        }
        return groups.indices.sorted { one, other in
            (repeats[one].key, repeats[one].file, one) < (repeats[other].key, repeats[other].file, other)
        }
    }
}
