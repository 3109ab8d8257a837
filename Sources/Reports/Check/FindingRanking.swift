// Which findings matter most.

import Audit
import Comparison

/// Ranks findings: one of each cause comes before the second of any, the most harmful first, and notes last.
struct FindingRanking {
    private struct Rank: Comparable {
        /// Whether a catalog could not be read, which decides the exit code regardless of other findings.
        let isTrouble: Bool
        let isNote: Bool
        /// The number of findings with the same cause before it.
        let turn: Int
        let severity: Severity
        let harm: Harm
        /// Its position among all.
        let index: Int

        static func < (one: Self, other: Self) -> Bool {
            if one.isTrouble != other.isTrouble { return one.isTrouble }
            if one.isNote != other.isNote { return other.isNote }
            if one.turn != other.turn { return one.turn < other.turn }
            if one.severity != other.severity { return one.severity > other.severity }
            return (one.harm, one.index) < (other.harm, other.index)
        }
    }

    /// The positions of the findings, most important first.
    let order: [Int]

    init(_ findings: [Finding]) {
        let harms = Dictionary(Rule.all.map { ($0.id, $0.harm) }) { first, _ in first }
        var turns: [FindingCause: Int] = [:]
        // The worst finding of a cause gets turn 0.
        let byBadness = findings.indices.sorted { one, other in
            (findings[other].severity, one) < (findings[one].severity, other)
        }
        var ranks: [Rank] = []
        for index in Self.inTurn(byBadness, findings) {
            let finding = findings[index]
            let cause = FindingCause(finding)
            ranks.append(
                Rank(
                    isTrouble: finding.isTrouble && turns[cause] == nil, isNote: finding.severity == .note,
                    turn: turns[cause, default: 0],
                    severity: finding.severity, harm: harms[finding.rule] ?? .wrongText, index: index))
            turns[cause, default: 0] += 1
        }
        order = ranks.sorted().map(\.index)
    }

    private struct Place: Hashable {
        let cause: FindingCause
        let name: String
    }

    /// Returns the positions of findings with those about new keys, then those in new files before others of the same
    /// cause: a change of the source breaks a key in every language.
    private static func inTurn(_ order: [Int], _ findings: [Finding]) -> [Int] {
        var (keys, files): ([Place: Int], [Place: Int]) = ([:], [:])
        var repeats = [(key: Int, file: Int)](repeating: (0, 0), count: findings.count)
        for index in order {
            let cause = FindingCause(findings[index])
            let file = Place(cause: cause, name: findings[index].location.path)
            repeats[index].file = files[file, default: 0]
            files[file, default: 0] += 1
            guard let name = findings[index].subject?.key else { continue }
            let key = Place(cause: cause, name: name)
            repeats[index].key = keys[key, default: 0]
            keys[key, default: 0] += 1
        }
        return order.enumerated().sorted { one, other in
            let (first, second) = (findings[one.element].severity, findings[other.element].severity)
            guard first == second else { return first > second }
            let (own, others) = (repeats[one.element], repeats[other.element])
            return (own.key, own.file, one.offset) < (others.key, others.file, other.offset)
        }.map(\.element)
    }
}
