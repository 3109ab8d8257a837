// What a branch brought: the findings that were not there where it began.

import Audit
import Catalogs
import Configuration
import Git
import Platform

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

    private var known: [Identity: Int] = [:]
    /// The old path of each file that has a new one.
    private let renames: [String: String]

    /// Checks the files as they were where the branch left a revision.
    init(_ revision: String, _ invocation: Invocation, _ check: CheckPlan) async throws {
        let repository = try GitRepository(around: check.paths.first ?? ".")
        let commit = try repository.mergeBase(with: revision)
        renames = try repository.renames(since: commit)
        let root = repository.root
        func relative(_ path: String) -> String? {
            let whole = Project.absolute(path)
            return whole == root ? "" : whole.hasPrefix(root + "/") ? String(whole.dropFirst(root.utf8.count + 1)) : nil
        }
        let paths = check.paths.compactMap(relative)
        let extra = (check.sheets + [check.settings.configuration.file].compactMap(\.self)).compactMap(relative)
        let snapshot = try Snapshot(
            of: repository, at: commit, below: paths, extra: Set(extra + renames.values))
        // What is elsewhere now is looked at where it was.
        let moved = renames.filter { rename in
            paths.contains { $0.isEmpty || rename.key == $0 || rename.key.hasPrefix("\($0)/") }
        }
        let places = (paths + moved.values.sorted()).map { path in
            path.isEmpty ? snapshot.folder : "\(snapshot.folder)/\(path)"
        }
        let old = try check.old(
            invocation, paths: places.filter { FolderListing.exists($0) }, root: snapshot.folder)
        let result = try await old.audit()
        for finding in result.findings {
            known[Identity(finding, path: finding.location.relativePath), default: 0] += 1
        }
    }

    /// The findings that were not there, in their order.
    func new(among findings: [Finding]) -> [Finding] {
        var left = known
        return findings.filter { finding in
            let path = finding.location.relativePath
            // What can't be read can't be compared either.
            if finding.isTrouble { return true }
            let identity = Identity(finding, path: renames[path] ?? path)
            guard let count = left[identity], count > 0 else { return true }
            left[identity] = count - 1
            return false
        }
    }
}
