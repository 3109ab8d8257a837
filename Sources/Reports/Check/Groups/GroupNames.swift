// What findings of a group have in common.

import Audit
import Budgets
import Comparison

/// The cause that findings share, if each text says little more about it: nothing is lost, and nothing crashes.
///
/// Translations share it in all files. Code does so in one file, and so do errors.
struct SoftCause: Hashable {
    private let cause: FindingCause
    private let severity: Severity
    private let path: String?

    init?(_ finding: Finding, _ causes: inout CauseReader) {
        guard finding.harm >= .wrongText, finding.gap == nil, finding.room == nil, finding.budget == nil,
            finding.picture == nil
        else { return nil }
        cause = causes.cause(of: finding)
        severity = finding.severity
        let isOfTranslations = finding.subject?.locale != nil && finding.severity < .error
        path = isOfTranslations ? nil : finding.location.path
    }
}

/// The key and the message that findings share, usually one for each language.
struct SameKey: Hashable {
    private let rule: String
    private let severity: Severity
    private let message: String
    private let key: String
    private let variant: String

    init?(_ finding: Finding) {
        guard finding.picture == nil, finding.gap == nil, let subject = finding.subject else { return nil }
        (rule, severity, message) = (finding.rule, finding.severity, Self.words(of: finding))
        (key, variant) = (subject.key, subject.variant)
    }

    /// The message, without the language at its end.
    static func words(of finding: Finding) -> String {
        guard let locale = finding.subject?.locale, finding.message.hasSuffix(" in \(locale)") else {
            return finding.message
        }
        return String(finding.message.dropLast(" in \(locale)".count))
    }
}

/// The message that findings about texts of many files share, such as fuzzy matches that somebody took over.
struct SameFault: Hashable {
    private let rule: String
    private let severity: Severity
    private let message: String

    init?(_ finding: Finding) {
        guard finding.subject?.locale != nil, finding.gap == nil, finding.room == nil, finding.budget == nil,
            finding.picture == nil
        else { return nil }
        (rule, severity, message) = (finding.rule, finding.severity, finding.message)
    }
}

/// The texts that languages lack, each as a finding of its own.
struct SameGap: Hashable {
    private let severity: Severity
    private let message: String
    private let keys: [String]

    init?(_ finding: Finding) {
        guard let gap = finding.gap, gap.locales.count == 1, gap.count > 1, !gap.keys.isEmpty, finding.subject == nil
        else { return nil }
        severity = finding.severity
        message = Self.words(of: finding, in: "…")
        keys = gap.keys
    }

    /// The message, with other words in place of the language.
    static func words(of finding: Finding, in languages: String) -> String {
        let language = finding.gap?.locales.first ?? ""
        return finding.message.replacing(" in '\(language)'", with: " in \(languages)", maxReplacements: 1)
    }
}

/// What people see in languages that lack texts, each others, and the help.
struct Lag: Hashable {
    private let severity: Severity
    private let consequence: String
    private let help: String?

    init?(_ finding: Finding) {
        guard let gap = finding.gap, gap.locales.count == 1, gap.count > 1, !gap.keys.isEmpty, finding.subject == nil
        else { return nil }
        (severity, consequence, help) = (finding.severity, Self.consequence(of: finding), finding.help)
    }

    /// What people see, as the message ends with it: `users see the source text`.
    static func consequence(of finding: Finding) -> String {
        finding.message.split(separator: "; ").last.map(String.init) ?? ""
    }
}

/// The message that findings about whole files share, such as a mark that readers stumble over.
struct SameFileFault: Hashable {
    private let rule: String
    private let severity: Severity
    private let message: String

    init?(_ finding: Finding) {
        guard finding.subject == nil, finding.gap == nil, finding.room == nil, finding.picture == nil else {
            return nil
        }
        (rule, severity, message) = (finding.rule, finding.severity, finding.message)
    }
}

/// The limit that the languages of a key share.
struct KeyLimit: Hashable {
    private let limit: SameLimit
    private let key: String

    init?(_ finding: Finding) {
        guard let limit = SameLimit(finding, path: ""), let subject = finding.subject else { return nil }
        (self.limit, key) = (limit, subject.key)
    }
}

/// The limit that texts of a file share.
struct SameLimit: Hashable {
    private let rule: String
    private let severity: Severity
    private let path: String
    private let budget: BudgetOrigin

    init?(_ finding: Finding) { self.init(finding, path: finding.location.path) }

    fileprivate init?(_ finding: Finding, path: String) {
        guard finding.subject != nil, let budget = finding.budget, finding.room != nil else { return nil }
        (rule, severity, self.path) = (finding.rule, finding.severity, path)
        self.budget = budget
    }
}

/// The message that findings of a file share, apart from their keys.
struct SameMessage: Hashable {
    private let rule: String
    private let severity: Severity
    private let path: String
    private let locale: String?
    private let message: String
    private let help: String?
    /// The label and file of each related location.
    private let related: [String]

    init?(_ finding: Finding) {
        guard let subject = finding.subject, finding.room == nil, finding.budget == nil, finding.picture == nil,
            finding.related.count <= 1
        else { return nil }
        (rule, severity, path) = (finding.rule, finding.severity, finding.location.path)
        (locale, message, help) = (subject.locale, Self.pattern(of: finding), finding.help)
        related = finding.related.flatMap { [$0.words, $0.location.path] }
    }

    /// The message, with an ellipsis in place of the key.
    static func pattern(of finding: Finding) -> String {
        guard let key = finding.subject?.key, !key.isEmpty, finding.message.utf8.contains(UInt8(ascii: "\"")) else {
            return finding.message
        }
        return finding.message.replacing("\"\(key)\"", with: "\"…\"")
    }
}
