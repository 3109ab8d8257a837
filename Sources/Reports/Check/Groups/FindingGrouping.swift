// Which findings people read as one.

import Audit
import Budgets
import Comparison

/// Divides findings into groups.
struct FindingGrouping {
    /// How much findings must have in common.
    enum Detail {
        /// Groups have the same message or limit.
        case full
        /// Groups may also have the same cause, if the texts themselves say little more about it, or the same message or
        /// limit in many languages.
        case brief
    }

    /// The groups, by their first findings.
    let groups: [FindingGroup]

    /// The minimum number of findings with one message or limit.
    private static let fewestAlike = 4
    /// The minimum number of findings with one cause.
    private static let fewestOfCause = 3
    /// The minimum number of languages in which a key has one message or limit.
    private static let fewestLanguages = 2

    init(_ findings: [Finding], _ detail: Detail) {
        var pass = GroupingPass(findings)
        var causes = CauseReader()
        if detail == .brief {
            pass.take(.cause, fewest: Self.fewestOfCause) { SoftCause($0, &causes) }
            pass.take(.fault, fewest: Self.fewestAlike, keys: Self.fewestAlike) { SameFault($0) }
            pass.take(.key, fewest: Self.fewestOfCause, places: Self.fewestOfCause) { SameFileFault($0) }
            pass.take(.limit, fewest: Self.fewestLanguages, places: Self.fewestLanguages) { KeyLimit($0) }
            pass.take(.lag, fewest: Self.fewestOfCause) { Lag($0) }
        }
        pass.take(.key, fewest: Self.fewestLanguages, places: Self.fewestLanguages) { SameKey($0) }
        pass.take(.gap, fewest: Self.fewestLanguages) { SameGap($0) }
        pass.take(.limit, fewest: Self.fewestAlike) { SameLimit($0) }
        pass.take(.message, fewest: Self.fewestAlike) { SameMessage($0) }
        groups = pass.finished
    }
}

/// Takes groups out of findings, one kind after the other.
private struct GroupingPass {
    private let findings: [Finding]
    private var isTaken: [Bool]
    private var groups: [FindingGroup] = []

    init(_ findings: [Finding]) {
        self.findings = findings
        isTaken = Array(repeating: false, count: findings.count)
    }

    /// The groups, and each remaining finding alone, in order.
    var finished: [FindingGroup] {
        let rest = findings.indices.filter { !isTaken[$0] }.map { FindingGroup(.single, [$0], shown: $0) }
        return (groups + rest).sorted { $0.members[0] < $1.members[0] }
    }

    /// Takes the groups of findings with one name that have enough members, and enough of them in different files or
    /// languages, and about different keys.
    mutating func take<Name: Hashable>(
        _ kind: FindingGroup.Kind, fewest: Int, places: Int = 1, keys: Int = 1, name: (Finding) -> Name?
    ) {
        guard findings.count >= fewest else { return }
        var known: [Name: Int] = [:]
        var found: [[Int]] = []
        for index in findings.indices where !isTaken[index] {
            guard let name = name(findings[index]) else { continue }
            let place = known[name] ?? found.count
            if place == found.count {
                known[name] = place
                found.append([])
            }
            found[place].append(index)
        }
        for members in found where members.count >= fewest {
            guard places == 1 || Set(members.map { FilePlace(findings[$0]) }).count >= places else { continue }
            guard keys == 1 || Set(members.map { findings[$0].subject?.key }).count >= keys else { continue }
            groups.append(FindingGroup(kind, members, shown: shown(of: members, kind)))
            for member in members { isTaken[member] = true }
        }
    }

    /// The position of the finding to show: of texts with one limit, the one with the largest excess.
    private func shown(of members: [Int], _ kind: FindingGroup.Kind) -> Int {
        func excess(_ index: Int) -> Double { findings[index].room.map { $0.need - $0.has } ?? 0 }
        return kind == .limit ? members.max { excess($0) < excess($1) } ?? members[0] : members[0]
    }
}

/// A file, or a language of a multilingual file.
private struct FilePlace: Hashable {
    let path: String
    let locale: String?

    init(_ finding: Finding) { (path, locale) = (finding.location.path, finding.subject?.locale) }
}
