// Checks small apps with single rules.

import Audit
import Catalogs
import Configuration
import Platforms
import Projects
import TestSupport

/// The findings of single rules.
enum AuditedApp {
    /// Returns the findings of some rules in the catalogs at some paths, also those in texts that nobody sees.
    static func findings(of rules: Set<String>, in paths: [String]) async throws -> [Finding] {
        let configuration = try Configuration.read(Array(settings(turningOn: rules).utf8), file: "/.swell.yml")
        var plan = try AuditPlan(configuration, root: "/", today: "2026-12-31")
        plan.listsUnseen = true
        return try await Audit(plan).run(Project(paths)).findings.filter { rules.contains($0.rule) }
    }

    /// Returns a configuration that turns optional rules on.
    static func settings(turningOn rules: Set<String>) -> String {
        let optional = Rule.all.filter { $0.isOptional && rules.contains($0.id) }
        let lines = optional.map { "\($0.id): \($0.severity.rawValue)" }
        return lines.isEmpty ? "" : "rules: {\(lines.joined(separator: ", "))}\n"
    }

    /// Returns a rule's findings in texts of one language, by the position of the text.
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
