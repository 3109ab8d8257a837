// What a check is asked to look at, from its flags and the configuration.

import Audit
import Catalogs
import Configuration
import MessagePatterns
import Platform
import Reports

/// What a check is asked to look at; `swell check` and `swell baseline` share it.
struct CheckPlan {
    static let locale = Flag(
        name: "locale", value: "TAG", isRepeatable: true,
        summary: "Only this language, and its regional ones; may be repeated.")

    let paths: [String]
    let settings: Settings
    let project: Project
    let plan: AuditPlan

    init(_ invocation: Invocation) throws {
        paths = Settings.paths(invocation)
        settings = try Settings(invocation, around: paths)
        if invocation.has(Settings.isolated), invocation.has(Settings.config) {
            throw UsageError.conflict(Settings.config.name, Settings.isolated.name, command: "check")
        }
        project = Project(paths)
        plan = try Self.plan(invocation, settings, root: Self.root(of: paths, settings.configuration))
    }

    /// The plan of the configuration, with what flags say otherwise.
    private static func plan(_ invocation: Invocation, _ settings: Settings, root: String) throws -> AuditPlan {
        let configuration = settings.configuration
        var plan: AuditPlan
        do throws(InvalidAudit) {
            plan = try AuditPlan(
                configuration, root: root, today: Today.text, parser: settings.rules(.auto).parser)
        } catch {
            throw ConfigurationTrouble(error, in: configuration)
        }
        let locales = invocation.values(of: Self.locale)
        if !locales.isEmpty { plan.languages = LanguageRanges(locales) }
        if invocation.has(CheckFlags.finishedOnly) { plan.isFinishedOnly = true }
        return plan
    }

    /// The folder that paths in reports begin at: that of the repository, or else that of the configuration.
    private static func root(of paths: [String], _ configuration: Configuration) -> String {
        let first = Project.absolute(paths.first ?? ".")
        if let root = Repository.root(around: first) { return root }
        return Project.absolute(configuration.file.map { CatalogPath($0).folder } ?? ".")
    }
}
