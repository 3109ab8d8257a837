// Lines that Xcode shows in the editor when a build phase prints them.

import Audit
import Basics

extension CheckReporter {
    static let xcode = CheckReporter(
        id: "xcode", summary: "lines that Xcode shows in the editor when a build phase prints them",
        includesRemarks: false
    ) { report, _ in
        let words = FindingWords(report: report)
        var output: [UInt8] = []
        func append(_ path: String, _ place: Place?, _ kind: String, _ message: String) {
            // Xcode recognizes only lines with a line and column as diagnostics.
            let place = place ?? Place(line: 1, column: 1)
            output += "\(words.place(place, in: report.places.absolute(path))): \(kind): \(message)\n".utf8
        }
        for finding in report.result.findings {
            let message = "\(words.advice(finding)) [\(VisibleText.escaped(finding.rule))]"
            append(finding.location.path, finding.location.place, finding.severity.rawValue, message)
            if let budget = finding.budget { append(budget.file, budget.place, "note", FindingWords.words(budget)) }
            for related in finding.places {
                append(related.location.path, related.location.place, "note", FindingWords.words(related))
            }
        }
        return output
    } troubles: { troubles, places in
        troubles.reduce(into: []) { output, trouble in
            let place = trouble.place ?? Place(line: 1, column: 1)
            output += VisibleText.escaped("\(places.absolute(trouble.file)):\(place): error: \(trouble.words)").utf8
            output.append(UInt8(ascii: "\n"))
        }
    }
}
