// The number of findings, and how much was checked.

import Audit
import Comparison

/// The number of findings of a check.
struct CheckTally {
    let errors: Int
    let warnings: Int
    let notes: Int
    let files: Int

    init(_ report: CheckReport) { self.init(report.result.findings, files: report.files.count) }

    /// Counts all findings of a report, including hidden ones.
    init(all report: CheckReport) {
        let findings = report.result.findings + report.hidden
        self.init(findings, files: Set(findings.map(\.location.path)).count)
    }

    init(_ findings: [Finding], files: Int) {
        func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
        errors = count(.error)
        warnings = count(.warning)
        notes = count(.note)
        self.files = files
    }

    /// `2 errors, 1 warning and 3 notes in 2 files`.
    var words: String {
        severities.isEmpty ? "no findings" : "\(severities) in \(files.counted("file"))"
    }

    /// `2 errors, 1 warning and 3 notes`; empty if there are none.
    var severities: String { counted("") }

    /// `2 more errors, 1 more warning and 3 more notes`; empty if there are none.
    var more: String { counted("more ") }

    private func counted(_ prefix: String) -> String {
        let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
        return parts.map { $0.0.counted(prefix + $0.1) }.listed()
    }
}

extension CheckReport {
    /// What was checked: `checked 120 texts in 4 catalogs and 2 languages (de, fr), 40 of them with a limit`.
    var scope: String {
        var words = "checked \(result.texts.counted("text")) in \(result.catalogs.counted("catalog"))"
        if !result.locales.isEmpty {
            let names = result.locales.prefix(Self.mostNamed).map { VisibleText.clipped($0, to: 100) }
            let more = (result.locales.count - names.count).andMore
            words += " and \(result.locales.count.counted("language")) (\(names.joined(separator: ", "))\(more))"
        }
        return words + limits + code
    }

    /// The number of source files, in words; empty if there are none.
    private var code: String {
        result.sourceFiles == 0 ? "" : ", and \(result.sourceFiles.counted("source file"))"
    }

    /// The maximum number of languages to list; more are only counted.
    private static let mostNamed = 12

    /// The number of texts with a limit, in words.
    private var limits: String {
        switch (result.texts, result.budgeted) {
        case (1, 0): ", without a limit"
        case (1, _): ", with a limit"
        case (_, 0): ", none with a limit"
        case (_, let count): ", \(count) of them with a limit"
        }
    }

    /// The findings that are not shown, in words; nil if all are shown.
    private func unshown(countingHidden: Bool) -> String? {
        let parts = [
            (result.suppressed, "suppressed"), (baselined, "in the baseline"),
            (countingHidden ? hidden.count : 0, hiddenWords),
        ].filter { $0.0 > 0 }
        return parts.isEmpty ? nil : "not shown: " + parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }

    var hiddenWords: String { "beyond --max-findings: \(CheckTally(hidden, files: 0).severities)" }

    /// The catalogs that could not be read, or only in part: the first ones by name.
    private var troubleWords: String {
        var paths: [String] = []
        for finding in troubles where !paths.contains(finding.location.path) {
            guard paths.count < Self.mostUnread else {
                return "catalogs could not be read, or only in part: \(paths.joined(separator: ", ")) and more"
            }
            paths.append(finding.location.path)
        }
        switch paths.count {
        case 0: return "a catalog could not be read, or only in part"
        case 1: return "a catalog could not be read, or only in part: \(paths.joined())"
        default: return "catalogs could not be read, or only in part: \(paths.listed())"
        }
    }

    /// The maximum number of catalogs to list in one line.
    private static let mostUnread = 3

    /// Remarks besides the findings, one line each.
    func remarks(countingHidden: Bool = true) -> [String] {
        let trouble = result.hasTrouble ? [troubleWords] : []
        let stale = shownStale { "in the baseline, but no longer found: \($0)" }
        return ([unshown(countingHidden: countingHidden)].compactMap(\.self) + trouble + stale + notes).map {
            VisibleText.clipped($0, to: FindingWords.most)
        }
    }
}
