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
        for index in byBadness {
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
}
