// Checks small and real apps with one rule.

import Audit
import Catalogs
import Configuration
import Foundation
import Projects
import TestSupport

enum Audited {
    /// Returns the findings of a rule under some paths, also those in texts that nobody sees.
    static func findings(_ rule: String, in paths: [String]) async throws -> [Finding] {
        let configuration = try Configuration.read(
            Array(AuditedApp.settings(turningOn: [rule]).utf8), file: "/.swell.yml")
        var plan = try AuditPlan(configuration, root: Corpora.root.path, today: "2026-12-31")
        plan.listsUnseen = true
        return try await Audit(plan).run(Project(paths)).findings.filter { $0.rule == rule }
    }

    /// Returns the findings of a rule in some files, each as language, key, branch and severity.
    static func lines(_ rule: String, _ files: [(path: String, text: String)]) async throws -> [String] {
        let folder = try TemporaryFolder()
        for file in files { try folder.write(file.text, to: file.path) }
        return try await findings(rule, in: [folder.url.path]).map(line)
    }

    /// Returns a finding as one line.
    static func line(_ finding: Finding) -> String {
        let subject = finding.subject
        return "\(subject?.locale ?? "") \(subject?.key ?? "") \(subject?.variant ?? ""): \(finding.severity)"
    }
}
