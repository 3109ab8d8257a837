// What a branch brought: the findings that were not there where it began.

import Audit
import Basics
import Catalogs
import Configuration
import Git
import Projects
import Reports

/// Findings that were there where a branch left a revision.
struct Since {
    private let revision: String
    private let older: NewFindings
    private let files: OlderFiles

    /// Checks the files as they were where the branch left a revision.
    init(_ revision: String, _ invocation: Invocation, _ check: CheckPlan) async throws {
        self.revision = revision
        let configuration = check.settings.configuration
        let fonts = configuration.fonts.files.map { FolderListing.beside(configuration.file, $0.value) }
        // Names tell which files are catalogs, but for those that a person says are.
        let named = check.project.files.map(\.path).filter { !Format.mayRead($0) }.map(\.string)
        files = try OlderFiles(
            below: check.paths, since: revision,
            extra: check.sheets + fonts + named + [configuration.file].compactMap(\.self))
        older = NewFindings(since: try await files.check(check, invocation).audit())
    }

    /// Takes the findings that were there out of a report, and says so in it.
    func narrow(_ report: inout CheckReport) {
        (report.result, report.older) = older.among(report.result, renames: files.renames)
        let older = report.older == 0 ? "no older findings" : "\(report.older.counted("older finding")) not shown"
        report.notes.append("compared with \(revision): \(older)")
        for module in files.snapshot.leftOut {
            report.notes.append(
                "the submodule '\(module)' is not compared, since its commit of then is not here; "
                    + "'git -C \(module) fetch --unshallow' may bring it")
        }
    }
}

extension OlderFiles {
    /// The configuration of then.
    private func settings(_ invocation: Invocation, now: Settings, around paths: [String]) throws -> Settings {
        if invocation.has(Settings.isolated) { return now }
        if let given = invocation.value(of: Settings.config) { return try Settings(reading: path(given)) }
        // It is looked for no further up than the repository goes.
        if let found = try Settings.file(around: paths), found.hasPrefix("\(snapshot.folder)/") {
            return try Settings(reading: found)
        }
        if let file = now.configuration.file, let same = try path(file) { return try Settings(reading: same) }
        // What stands above the repository holds for then as for now.
        return try Settings(reading: Configuration.find(from: CatalogPath(repository.root).folder))
    }

    /// The check that a check of today would have been then, as far as its configuration of then can be followed.
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
