// An audit: every text of a project before every rule.

import Catalogs
import Configuration
import Platform
import Pseudolocales
import Synchronization

/// Puts the catalogs of a project before the rules.
public struct Audit: Sendable {
    /// Entries that are looked at in one go: enough that a large file keeps all cores busy to its end.
    private static let sliceLength = 4096

    private let plan: AuditPlan

    /// An audit by a plan.
    public init(_ plan: AuditPlan) { self.plan = plan }

    /// What is wrong with a project.
    public func run(_ project: Project) async throws -> AuditResult {
        let read = try await ReadProject(project) { plan.isWanted($0) }
        var result = AuditResult()
        var findings = project.files.isEmpty ? [] : try await examineTexts(read, &result)
        findings += try await examineTables(read, &result)
        findings += examineProject(read, &result)
        result.catalogs = read.wanted.count
        result.findings = Self.sorted(findings, project)
        return result
    }

    private func examineTexts(_ read: ReadProject, _ result: inout AuditResult) async throws -> [Finding] {
        // Language by language: who has measured texts of one is quicker at the next.
        let byLanguage = read.wanted.sorted { one, other in
            let (mine, theirs) = (
                read.project.files[one].path.locale ?? "", read.project.files[other].path.locale ?? ""
            )
            return (mine, one) < (theirs, other)
        }
        let slices = byLanguage.flatMap { file -> [Slice] in
            let count = read.tables[file]?.catalog.entries.count ?? 0
            return stride(from: 0, to: count, by: Self.sliceLength).map {
                Slice(file: file, entries: $0..<min($0 + Self.sliceLength, count))
            }
        }
        let pool = ExaminerPool(plan)
        var findings: [Finding] = []
        var locales: Set<String> = []
        try await InOrder.run(slices, { _, slice in pool.examine(slice, of: read) }) { _, output in
            findings += output.findings
            locales.formUnion(output.locales)
            result.texts += output.texts
            result.suppressed += output.suppressed
        }
        result.locales = locales.sorted()
        return findings
    }

    private func examineTables(_ read: ReadProject, _ result: inout AuditResult) async throws -> [Finding] {
        let plan = plan
        let rules = Rule.all.enumerated().compactMap {
            index, rule -> (Int, @Sendable (TableSubject, inout Findings) -> Void)? in
            guard case .table(let check) = rule.check, !plan.rules.isOff(index) else { return nil }
            return (index, check)
        }
        var found: [Finding] = []
        try await InOrder.run(
            read.wanted,
            { _, file -> (found: [Finding], suppressed: Int) in
                guard let subject = read.subject(file) else { return ([], 0) }
                var findings = Findings()
                for (index, check) in rules {
                    findings.rule = index
                    check(subject, &findings)
                }
                var resolver = Resolver(plan, source: subject.source)
                let found = resolver.resolve(findings.drafts.filter { $0.entry == nil || plan.isWanted($0.language) })
                return (found, resolver.suppressed)
            }
        ) { _, output in
            found += output.found
            result.suppressed += output.suppressed
        }
        return found
    }

    private func examineProject(_ read: ReadProject, _ result: inout AuditResult) -> [Finding] {
        var findings = Findings()
        for (index, rule) in Rule.all.enumerated() where !plan.rules.isOff(index) {
            findings.rule = index
            if case .project(let check) = rule.check { check(read.subject, &findings) }
            guard rule.id == "catalog-fault" else { continue }
            for fault in read.faults { findings.add(path: fault.path, at: fault.place, fault.message) }
        }
        var resolver = Resolver(plan)
        defer { result.suppressed += resolver.suppressed }
        return resolver.resolve(findings.drafts)
    }

    /// By file, place and rule; what else is equal stays in its order.
    private static func sorted(_ findings: [Finding], _ project: Project) -> [Finding] {
        var ranks: [String: Int] = [:]
        for (index, file) in project.files.enumerated() { ranks[file.path.string] = index }
        let keyed = findings.enumerated().map { index, finding in
            let place = finding.location.place
            return (
                (ranks[finding.location.path] ?? project.files.count, place?.line ?? 0, place?.column ?? 0), index,
                finding
            )
        }
        return keyed.sorted { $0.0 != $1.0 ? $0.0 < $1.0 : $0.1 < $1.1 }.map(\.2)
    }
}

/// Examiners that are free: one for each thread at work.
private final class ExaminerPool: Sendable {
    private let plan: AuditPlan
    private let free = Mutex<[Examiner]>([])

    init(_ plan: AuditPlan) { self.plan = plan }

    func examine(_ slice: Slice, of project: ReadProject) -> Examiner.Output {
        var examiner = free.withLock { $0.popLast() } ?? Examiner(plan)
        let output = examiner.examine(slice, of: project)
        free.withLock { $0.append(examiner) }
        return output
    }
}
