// Findings that are the same in several languages of a table, and minor ones of one language, each group reported as one.

import Basics
import Comparison

/// Findings about keys of a table, of which the same one in many languages is one finding, and minor ones, of which
/// those of one language are one.
struct LanguageGroups: Sendable {
    /// The findings one by one.
    private(set) var findings: [Finding] = []

    private struct Name: Hashable {
        let table: String
        let rule: String
        let severity: Severity
        let subject: Finding.Subject
        let message: String
        let help: String?
    }

    /// Moves the findings that may be grouped out of some findings.
    init(takingFrom findings: inout [Finding]) {
        self.findings = findings.filter(\.isGrouped)
        findings.removeAll(where: \.isGrouped)
    }

    init() {}

    /// The findings that pass a filter.
    func filter(_ isWanted: (Finding) -> Bool) -> LanguageGroups {
        var rest = self
        rest.findings = findings.filter(isWanted)
        return rest
    }

    /// One finding for each group, at its first place in an order.
    func grouped(in order: FileOrder) -> [Finding] {
        var places: [Name: Int] = [:]
        var groups: [[Finding]] = []
        for finding in order.sorted(findings) {
            guard let name = Self.name(of: finding) else {
                groups.append([finding])
                continue
            }
            let place = places[name] ?? groups.count
            if place == groups.count {
                places[name] = place
                groups.append([])
            }
            groups[place].append(finding)
        }
        return groups.flatMap { group in Self.finding(of: group).map { [$0] } ?? group }
    }

    private static func name(of finding: Finding) -> Name? {
        if finding.isMinor {
            return Name(
                table: "", rule: finding.rule, severity: finding.severity,
                subject: Finding.Subject(locale: finding.subject?.locale, key: "", variant: ""), message: "", help: nil)
        }
        guard let table = finding.table, let subject = finding.subject, subject.locale != nil else { return nil }
        return Name(
            table: table, rule: finding.rule, severity: finding.severity,
            subject: Finding.Subject(locale: nil, key: subject.key, variant: subject.variant),
            message: finding.message, help: finding.help)
    }

    /// The finding for a group; nil if it is in one language.
    private static func finding(of group: [Finding]) -> Finding? {
        if var first = group.first, first.isMinor {
            guard group.count > 1 else { return nil }
            let verb = group.count == 2 ? "looks" : "look"
            first.message += "; \((group.count - 1).counted("more text")) in this language only \(verb) different"
            return first
        }
        let languages = Set(group.compactMap { $0.subject?.locale }).sorted()
        guard languages.count > 1, let first = group.first, let name = name(of: first) else { return nil }
        let marks = FindingMarks([name.rule, name.table, "", name.subject.key, name.subject.variant, ""], [])
        return Finding(
            rule: name.rule, severity: name.severity, location: first.location, subject: name.subject,
            message: "\(name.message), in \(languages.count) languages: \(languages.firstOfMany)", help: name.help,
            related: first.related,
            gap: .init(locales: languages, keys: [name.subject.key], count: group.count),
            fingerprint: marks.fingerprint, textHash: marks.textHash)
    }
}
