// The findings that are new since the merge base with a revision.

import Audit
import Basics
import Catalogs
import Configuration
import Git
import Projects
import Reports

/// The findings at the merge base with a revision.
struct Since {
    private let revision: String
    private let older: NewFindings
    private let files: OlderFiles

    /// Checks the files as they were at the merge base with a revision.
    init(_ revision: String, _ invocation: Invocation, _ check: CheckPlan) async throws {
        self.revision = revision
        let configuration = check.settings.configuration
        let fonts = configuration.fonts.files.map { FolderListing.beside(configuration.file, $0.value) }
        // File names identify catalogs, except those with an explicit format.
        let named = check.project.files.map(\.path).filter { !Format.mayRead($0) }.map(\.string)
        files = try OlderFiles(
            below: check.paths, since: revision,
            extra: check.sheets + fonts + named + [configuration.file].compactMap(\.self))
        older = NewFindings(since: try await files.check(check, invocation).audit())
    }

    /// Removes the older findings from a report, and adds a note about them.
    func narrow(_ report: inout CheckReport) {
        (report.result, report.older) = older.among(report.result, renames: files.renames)
        let older = report.older == 0 ? "no older findings" : "\(report.older.counted("older finding")) not shown"
        report.notes.append("compared with \(revision): \(older)")
        for module in files.snapshot.leftOut {
            report.notes.append(
                "the submodule '\(module)' is not compared, because its older commit is missing; "
                    + "'git -C \(module) fetch --unshallow' may fetch it")
        }
    }
}

extension OlderFiles {
    /// The configuration at the merge base.
    private func settings(_ invocation: Invocation, now: Settings, around paths: [String]) throws -> Settings {
        if invocation.has(Settings.isolated) { return now }
        if let given = invocation.value(of: Settings.config) { return try Settings(reading: path(given)) }
        // The search does not leave the repository.
        if let found = try Settings.file(around: paths), found.hasPrefix("\(snapshot.folder)/") {
            return try Settings(reading: found)
        }
        if let file = now.configuration.file, let same = try path(file) { return try Settings(reading: same) }
        // A configuration above the repository applies to both revisions.
        return try Settings(reading: Configuration.find(from: CatalogPath(repository.root).folder))
    }

    /// The same check at the merge base, with its older configuration if that is valid.
    fileprivate func check(_ check: CheckPlan, _ invocation: Invocation) throws -> CheckPlan {
        let (project, reading) = CheckPlan.read(
            paths, invocation.values(of: CheckPlan.locale), try check.settings.formats(invocation, command: "check"))
        func plan(_ settings: Settings) throws -> CheckPlan {
            try CheckPlan(
                invocation, settings, paths, project, reading,
                sheets: CheckPlan.sheets(invocation, settings).compactMap { try path($0) }, root: snapshot.folder,
                isOlder: true)
        }
        var old: CheckPlan
        do {
            old = try plan(settings(invocation, now: check.settings, around: paths))
        } catch let error as GitError {
            throw error
        } catch {
            old = try plan(check.settings)
        }
        old.plan.unmatched = .passedOver
        return old
    }
}
