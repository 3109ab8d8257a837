// Small apps put before single rules.

import Audit
import Catalogs
import Configuration
import TestSupport

/// What one rule finds in texts.
enum AuditedApp {
    /// What some rules find in the catalogs of some folders.
    static func findings(of rules: Set<String>, in paths: [String]) async throws -> [Finding] {
        var plan = try AuditPlan(Configuration.read([], file: "/.swell.yml"), root: "/", today: "2026-12-31")
        for rule in rules { plan.rules.turnOn(rule) }
        return try await Audit(plan).run(Project(paths)).findings.filter { rules.contains($0.rule) }
    }

    /// What a rule finds in texts of one language, by the position of the text.
    static func findings(of rule: String, inTexts texts: [String], locale: String = "fr") async throws -> [Int: Finding]
    {
        let folder = try TemporaryFolder()
        let lines = texts.enumerated().map { "\"\($0)\" = \"\($1)\";\n" }
        try folder.write(lines.joined(), to: "\(locale).lproj/Localizable.strings")
        var found: [Int: Finding] = [:]
        for finding in try await findings(of: [rule], in: [folder.url.path]) {
            if let index = finding.subject.flatMap({ Int($0.key) }) { found[index] = finding }
        }
        return found
    }
}
