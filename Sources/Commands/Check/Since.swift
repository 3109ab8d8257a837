// What a branch brought: the findings that were not there where it began.

import Audit
import Basics
import Catalogs
import Comparison
import Configuration
import Git
import Projects
import Reports

/// Findings that were there where a branch left a revision.
struct Since {
    /// What makes two findings the same, wherever in the file they stand.
    private struct Identity: Hashable {
        let rule: String
        /// What was a warning and is an error now is new.
        let severity: Severity
        let path: String
        let subject: Finding.Subject?
        let text: String
        /// What is said of a file as a whole.
        let message: String?

        init(_ finding: Finding, path: String) {
            rule = finding.rule
            severity = finding.severity
            self.path = path
            subject = finding.subject
            text = finding.textHash
            message = finding.subject == nil ? finding.message : nil
        }
    }

    private let revision: String
    private var known: [Identity: Int] = [:]
    private let files: OlderFiles

    /// Checks the files as they were where the branch left a revision.
    init(_ revision: String, _ invocation: Invocation, _ check: CheckPlan) async throws {
        self.revision = revision
        let repository = try GitRepository(aroundAll: check.paths)
        let commit = try repository.mergeBase(with: revision)
        let renames = try repository.renames(since: commit)
        let paths = check.paths.compactMap(repository.relative)
        let configuration = check.settings.configuration
        let fonts = configuration.fonts.files.map { FolderListing.beside(configuration.file, $0.value) }
        // Names tell which files are catalogs, but for those that a person says are.
        let named = check.project.files.map(\.path).filter { !Format.mayRead($0) }.map(\.string)
        let extra = (check.sheets + fonts + named + [configuration.file].compactMap(\.self))
            .compactMap(repository.relative)
        let snapshot = try Snapshot(
            of: repository, at: commit, below: paths, extra: Set(extra + renames.values))
        files = OlderFiles(repository: repository, snapshot: snapshot, renames: renames)
        // What is elsewhere now is looked at where it was.
        let moved = renames.filter { rename in
            paths.contains { $0.isEmpty || rename.key == $0 || rename.key.hasPrefix("\($0)/") }
        }
        let places = (paths + moved.values.sorted()).map { path in
            path.isEmpty ? snapshot.folder : "\(snapshot.folder)/\(path)"
        }
        let old = try files.check(check, invocation, paths: places.filter { FolderListing.exists($0) })
        let result = try await old.audit()
        for finding in result.findings {
            known[Identity(finding, path: finding.location.relativePath), default: 0] += 1
        }
    }

    /// Takes the findings that were there out of a report, and says so in it.
    func narrow(_ report: inout CheckReport) {
        let findings = report.result.findings
        report.result.findings = new(among: findings)
        report.older = findings.count - report.result.findings.count
        let older = report.older == 0 ? "no older findings" : "\(report.older.counted("older finding")) not shown"
        report.notes.append("compared with \(revision): \(older)")
        for module in files.snapshot.leftOut {
            report.notes.append(
                "the submodule '\(module)' is not compared, since its commit of then is not here; "
                    + "'git -C \(module) fetch --unshallow' may bring it")
        }
    }

    /// The findings that were not there, in their order.
    private func new(among findings: [Finding]) -> [Finding] {
        var left = known
        return findings.filter { finding in
            let path = finding.location.relativePath
            // What can't be read can't be compared either.
            if finding.isTrouble { return true }
            let identity = Identity(finding, path: files.renames[path] ?? path)
            guard let count = left[identity], count > 0 else { return true }
            left[identity] = count - 1
            return false
        }
    }
}
