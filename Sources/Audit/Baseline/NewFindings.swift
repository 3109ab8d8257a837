// Which findings are new: those that an earlier audit did not report.

import Comparison

/// The findings of an earlier audit, compared by identity, wherever in the file they are.
public struct NewFindings: Sendable {
    private struct Identity: Hashable {
        let rule: String
        /// A warning that has become an error is new.
        let severity: Severity
        let path: String
        let subject: Finding.Subject?
        let text: String
        /// The message of a finding about a whole file.
        let message: String?

        init(_ finding: Finding, path: String) {
            (rule, severity, self.path, subject) = (finding.rule, finding.severity, path, finding.subject)
            text = finding.textHash
            message = finding.subject == nil ? finding.message : nil
        }
    }

    private struct MissingName: Hashable {
        let path: String
        let language: String
        let key: String
        let severity: Severity
    }

    private var known: [Identity: Int] = [:]
    private var missing: Set<MissingName> = []

    /// Creates the comparison from an earlier audit.
    public init(since older: AuditResult) {
        for finding in older.single {
            known[Identity(finding, path: finding.location.relativePath), default: 0] += 1
        }
        for gap in older.missing.gaps {
            for text in gap.texts { missing.insert(name(of: text, in: gap, gap.relativePath)) }
        }
    }

    /// The result with only the new findings, and the number of known findings and missing texts; `renames` maps the
    /// new path of each renamed file to its old path.
    public func among(_ result: AuditResult, renames: [String: String] = [:]) -> (new: AuditResult, known: Int) {
        var left = known
        return result.narrowed { finding in
            let path = finding.location.relativePath
            // Files that cannot be read cannot be compared either.
            if finding.isTrouble { return true }
            let identity = Identity(finding, path: renames[path] ?? path)
            guard let count = left[identity], count > 0 else { return true }
            left[identity] = count - 1
            return false
        } missing: { gap in
            let path = renames[gap.relativePath] ?? gap.relativePath
            return { !missing.contains(name(of: $0, in: gap, path)) }
        }
    }

    private func name(of text: MissingText, in gap: LanguageGap, _ path: String) -> MissingName {
        MissingName(path: path, language: gap.language, key: text.entry?.key ?? "", severity: text.severity)
    }
}
