// Findings of a rule that have one cause, such as the same message in several languages of a table: each group is one.

import Basics
import Comparison

/// Findings of a rule with one cause, which are one finding.
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
        self.findings = findings.filter { $0.cause != nil }
        findings.removeAll { $0.cause != nil }
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
        switch finding.cause {
        case .reason(let reason):
            return Name(
                table: "", rule: finding.rule, severity: finding.severity,
                subject: Finding.Subject(locale: nil, key: "", variant: ""), message: reason, help: nil)
        case .inLanguage(let words):
            return Name(
                table: "", rule: finding.rule, severity: finding.severity,
                subject: Finding.Subject(locale: finding.subject?.locale, key: "", variant: ""), message: words,
                help: nil)
        case .sameMessage(let table):
            guard let subject = finding.subject, subject.locale != nil else { return nil }
            return Name(
                table: table, rule: finding.rule, severity: finding.severity,
                subject: Finding.Subject(locale: nil, key: subject.key, variant: subject.variant),
                message: finding.message, help: finding.help)
        case nil: return nil
        }
    }

    /// The finding for a group; nil if it is alone.
    private static func finding(of group: [Finding]) -> Finding? {
        guard group.count > 1, let first = group.first, let name = name(of: first) else { return nil }
        let languages = Set(group.compactMap { $0.subject?.locale }).sorted()
        if case .sameMessage = first.cause { return finding(first, name, of: group, in: languages) }
        let marks = FindingMarks([name.rule, name.table, name.subject.locale ?? "", "", name.message, ""], [])
        return Finding(
            rule: name.rule, severity: name.severity, location: first.location, subject: first.subject,
            message: "\(first.message), as with \((group.count - 1).counted("more finding")) of this rule",
            help: first.help, related: first.related, texts: first.texts,
            gap: .init(
                locales: languages,
                keys: Array(group.compactMap { $0.subject?.key }.unique.prefix(Finding.Gap.mostKeys)),
                count: group.count),
            fingerprint: marks.fingerprint, textHash: marks.textHash)
    }

    /// The finding for the same message in several languages of a table; nil if it is in one language.
    private static func finding(
        _ first: Finding, _ name: Name, of group: [Finding], in languages: [String]
    ) -> Finding? {
        guard languages.count > 1 else { return nil }
        let marks = FindingMarks([name.rule, name.table, "", name.subject.key, name.subject.variant, ""], [])
        return Finding(
            rule: name.rule, severity: name.severity, location: first.location, subject: name.subject,
            message: "\(name.message), in \(languages.count) languages: \(languages.firstOfMany)", help: name.help,
            related: first.related,
            gap: .init(locales: languages, keys: [name.subject.key], count: group.count),
            fingerprint: marks.fingerprint, textHash: marks.textHash)
    }
}
