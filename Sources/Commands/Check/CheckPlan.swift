// What a check is asked to look at, from its flags and the configuration.

import Audit
import Catalogs
import Configuration
import MessagePatterns
import Platform

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
        project = Project(paths)
        do throws(InvalidAudit) {
            plan = try AuditPlan(
                settings.configuration, root: Project.absolute("."), today: Today.text,
                parser: settings.rules(.auto).parser)
        } catch {
            throw ConfigurationTrouble(error, in: settings.configuration)
        }
    }
}
