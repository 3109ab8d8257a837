// The same fault in several forms of one plural, which has one cause.

import Comparison

/// Joins findings that say the same about several forms of a plural.
enum FormGroups {
    private struct Name: Hashable {
        let rule: String
        let severity: Severity
        let path: String
        let locale: String?
        let key: String
        let message: String
        let help: String?
    }

    /// Returns findings, with one for all forms of a text that have the same fault, at the place of the first.
    static func joined(_ findings: [Finding]) -> [Finding] {
        var forms: [Name: [String]] = [:]
        for finding in findings {
            guard let name = name(of: finding), let form = finding.form, forms[name]?.contains(form) != true else {
                continue
            }
            forms[name, default: []].append(form)
        }
        guard forms.contains(where: { $0.value.count > 1 }) else { return findings }
        return findings.compactMap { finding in
            guard let name = name(of: finding), let all = forms[name], all.count > 1 else { return finding }
            guard all.first == finding.form else { return nil }
            var finding = finding
            finding.message += ", in \(all.count) forms: \(all.joined(separator: ", "))"
            return finding
        }
    }

    private static func name(of finding: Finding) -> Name? {
        guard let subject = finding.subject, finding.form != nil, finding.room == nil, finding.budget == nil,
            finding.picture == nil, finding.cause == nil, finding.assumption == nil
        else { return nil }
        return Name(
            rule: finding.rule, severity: finding.severity, path: finding.location.path, locale: subject.locale,
            key: subject.key, message: finding.message, help: finding.help)
    }
}

extension Finding {
    /// The form of a plural that it is about; nil if it is about something else, or about a plural in a longer text.
    fileprivate var form: String? {
        guard let variant = subject?.variant, variant.hasPrefix("plural.") else { return nil }
        return variant.contains("/") ? nil : String(variant.dropFirst("plural.".count))
    }
}
