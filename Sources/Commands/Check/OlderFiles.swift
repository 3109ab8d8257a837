// The files that a check reads, as they were where a branch began.

import Basics
import Catalogs
import Configuration
import Git
import Projects

/// The files that a check reads, as they were where a branch began.
struct OlderFiles {
    let repository: GitRepository
    let snapshot: Snapshot
    /// The old path of each file that has a new one.
    let renames: [String: String]

    /// What stands for a file of today: its older version, or itself where git does not keep it; nil where it was not
    /// there then.
    func path(_ path: String) throws(GitError) -> String? {
        guard let relative = repository.relative(path) else { return path }
        let old = "\(snapshot.folder)/\(renames[relative] ?? relative)"
        if FolderListing.exists(old) { return old }
        return try repository.isIgnored(relative) ? path : nil
    }

    /// The configuration of then.
    func settings(_ invocation: Invocation, now: Settings, around paths: [String]) throws -> Settings {
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
    func check(_ check: CheckPlan, _ invocation: Invocation, paths: [String]) throws -> CheckPlan {
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

extension GitRepository {
    /// A path from the root of the repository on; nil where it leads elsewhere.
    func relative(_ path: String) -> String? {
        let whole = Project.absolute(path)
        return whole == root ? "" : whole.hasPrefix(root + "/") ? String(whole.dropFirst(root.count + 1)) : nil
    }

    /// The repository that all of some paths are in.
    init(aroundAll paths: [String]) throws(GitError) {
        var first: GitRepository?
        var seen: Set<String> = []
        for path in paths.isEmpty ? ["."] : paths {
            // Git is asked once for each folder that looks like a repository.
            guard seen.insert(Repository.root(around: Project.absolute(path)) ?? "").inserted else { continue }
            let found = try GitRepository(around: path)
            if let first, first.root != found.root { throw .severalRepositories(first.root, found.root) }
            first = first ?? found
        }
        if let first { self = first } else { try self.init(around: ".") }
    }
}
