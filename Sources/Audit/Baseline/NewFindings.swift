// Which findings are new: those that an earlier audit did not have.

import Comparison

/// Findings of an earlier audit, by what makes two the same, wherever in the file they stand.
public struct NewFindings: Sendable {
    private struct Identity: Hashable {
        let rule: String
        /// What was a warning and is an error now is new.
        let severity: Severity
        let path: String
        let subject: Finding.Subject?
        let text: String
        /// What is said of a file as a whole.
        let message: String?

        init(_ finding: Finding, path: String) {
            (rule, severity, self.path, subject) = (finding.rule, finding.severity, path, finding.subject)
            text = finding.textHash
            message = finding.subject == nil ? finding.message : nil
        }
    }

    private var known: [Identity: Int] = [:]

    /// What an earlier audit found.
    public init(since older: [Finding]) {
        for finding in older { known[Identity(finding, path: finding.location.relativePath), default: 0] += 1 }
    }

    /// The findings that are new, in their order; `renames` has the old path of each file that has a new one.
    public func among(_ findings: [Finding], renames: [String: String] = [:]) -> [Finding] {
        var left = known
        return findings.filter { finding in
            let path = finding.location.relativePath
            // What can't be read can't be compared either.
            if finding.isTrouble { return true }
            let identity = Identity(finding, path: renames[path] ?? path)
            guard let count = left[identity], count > 0 else { return true }
            left[identity] = count - 1
            return false
        }
    }
}
