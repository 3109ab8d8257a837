// A finding in words.

import Audit
import Budgets
import Platform

extension Finding.Location {
    /// The path as CI servers compare it: without a step that leads nowhere.
    var repositoryPath: String { relativePath.hasPrefix("./") ? String(relativePath.dropFirst(2)) : relativePath }
}

extension Finding.Subject {
    /// The key and its branch: `photos [plural.one]`.
    var keyWords: String {
        let name = key.isEmpty ? "\"\"" : VisibleText.clipped(key, to: FindingWords.most)
        return variant.isEmpty ? name : "\(name) [\(VisibleText.clipped(variant, to: FindingWords.most))]"
    }

    /// The key, its branch and the language: `photos [plural.one] (de)`.
    var words: String {
        guard let locale else { return keyWords }
        return "\(keyWords) (\(VisibleText.clipped(locale, to: FindingWords.most)))"
    }
}

/// Words findings, each on one line and safe to show.
struct FindingWords {
    /// How many characters of a text are shown where a report is for reading; reports with all of it are for programs.
    static let most = 2_000

    let report: CheckReport

    /// What is wrong with what: `photos (de): needs 23 characters, has 20 (.swell.yml:4:3)`.
    func statement(_ finding: Finding) -> String {
        let message = VisibleText.clipped(finding.message, to: Self.most)
        var words = finding.subject.map { "\($0.words): \(message)" } ?? message
        if let evidence = evidence(finding) { words += " (\(evidence))" }
        return words
    }

    /// Who says the limit, and where; what is needed and what there is stands in the message.
    func evidence(_ finding: Finding) -> String? {
        finding.budget.map { origin in
            let words = origin.words.isEmpty ? "" : "\(VisibleText.clipped(origin.words, to: 200)), "
            return words + place(origin.place, in: report.relative(origin.file))
        }
    }

    /// The statement, and the way out where there is one.
    func advice(_ finding: Finding) -> String { advice(finding, statement(finding)) }

    /// A finding's statement, and the way out where there is one.
    func advice(_ finding: Finding, _ statement: String) -> String {
        guard let help = finding.help else { return statement }
        return "\(statement); \(VisibleText.clipped(help, to: Self.most))"
    }

    /// What else is concerned.
    static func words(_ related: Finding.Related) -> String {
        related.words.isEmpty ? "see here" : VisibleText.clipped(related.words, to: most)
    }

    /// A limit as it was written: `the limit: CHAR LIMIT=40`.
    static func words(_ origin: BudgetOrigin) -> String {
        origin.words.isEmpty ? "the limit" : "the limit: \(VisibleText.clipped(origin.words, to: 200))"
    }

    /// A place in a file.
    func place(_ place: Place?, in path: String) -> String {
        let path = path.isEmpty ? "\"\"" : VisibleText.clipped(path, to: Self.most)
        return place.map { "\(path):\($0)" } ?? path
    }
}
