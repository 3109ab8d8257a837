// `swell` alone: a first look at the app in the current folder.

import Audit
import Basics
import Projects
import Reports

/// A look at the app in the current folder, for a user who does not know yet what to type.
enum FirstLook {
    /// Shows what is there; false if the current folder has no catalog, so that help is of more use.
    static func show(_ console: Console) async throws -> Bool {
        let here = Project.absolute(".")
        // To search all of a home folder or a disk takes minutes, and finds the catalogs of many apps.
        guard here != "/", here != Console.variable("HOME") else { return false }
        let check = try CheckPlan(Invocation([], flags: Command.check.allFlags, command: "check"))
        guard !check.project.files.isEmpty else { return false }
        let report = CheckReport(
            try await check.audit(), toolVersion: Swell.version, failOn: nil, folder: here, root: check.plan.root)
        let glance = ProjectGlance(
            report, platforms: check.project.files.map(\.format.platform.name),
            isConfigured: check.settings.configuration.file != nil)
        try console.write(glance.text(console.style))
        return true
    }
}
