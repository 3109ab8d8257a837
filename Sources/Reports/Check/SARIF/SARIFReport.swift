// A SARIF run, within the limits of the tools that read it.

import Audit

/// Writes one SARIF 2.1.0 run.
struct SARIFReport {
    /// The number of results that GitHub accepts: it rejects a file with more as a whole.
    private static let mostResults = 25_000
    /// The size of a gzipped file that GitHub accepts, with a small margin.
    private static let mostBytes = 9_800_000
    /// The maximum gzipped size of a result without its texts: always the same words, and a few numbers.
    private static let bytesOfFrame = 60
    /// The maximum number of remarks besides the results.
    private static let mostRemarks = 100

    let report: CheckReport
    let rules: SARIFRules

    init(_ report: CheckReport) {
        self.report = report
        rules = SARIFRules(report)
    }

    var bytes: [UInt8] {
        JSONWriter.document { json in
            json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            json.field("version", "2.1.0")
            json.list("runs") { json in json.object { run(to: &$0) } }
        }
    }

    private func run(to json: inout JSONWriter) {
        json.object("tool") { json in
            json.object("driver") { json in
                json.field("name", "swell")
                json.field("version", report.toolVersion)
                json.objects("rules", rules.all) { rules.append($1, to: &$0) }
            }
        }
        json.object("originalUriBaseIds") { json in
            json.object("SRCROOT") { json in
                json.object("description") { $0.field("text", "The root of the repository") }
            }
        }
        json.field("columnKind", "unicodeCodePoints")
        let left = results(to: &json)
        invocation(leftOut: left, to: &json)
        json.object("properties") { json in
            json.field("suppressed", report.result.suppressed)
            json.field("baselined", report.baselined)
            json.field("leftOut", left + report.hidden.count)
        }
    }

    /// Writes the results that fit and returns the number of those that do not.
    private func results(to json: inout JSONWriter) -> Int {
        let findings = report.result.findings
        // The number of a finding among those with its fingerprint must not depend on what is omitted.
        var counter = FingerprintCounter()
        let occurrences = findings.map { counter.next($0) }
        let result = SARIFResult(report: report)
        var written = 0
        json.list("results") { json in
            var size = json.textBytes
            for index in report.worstFirst.prefix(Self.mostResults) {
                var one = JSONWriter()
                let rule = rules.index(of: findings[index].rule)
                one.object { result.append(findings[index], rule: rule, occurrence: occurrences[index], to: &$0) }
                size += one.textBytes + Self.bytesOfFrame
                guard size <= Self.mostBytes else { break }
                json.line(one)
                written += 1
            }
        }
        return findings.count - written
    }

    /// Writes the remarks.
    private func invocation(leftOut: Int, to json: inout JSONWriter) {
        let all = report.remarks()
        var remarks = all.prefix(Self.mostRemarks).map { ("note", VisibleText.clipped($0, to: 300)) }
        let more = all.count - remarks.count
        if more > 0 { remarks.append(("note", "\(more.counted("more remark")) omitted")) }
        if leftOut > 0 {
            let words = "\(leftOut.counted("less important finding")) omitted: "
            remarks.append(("warning", words + "GitHub accepts at most 25,000 results and 10 MB"))
        }
        json.list("invocations") { json in
            json.object { json in
                json.field("executionSuccessful", !report.result.hasTrouble)
                json.objects("toolExecutionNotifications", remarks) { json, remark in
                    json.field("level", remark.0)
                    json.object("message") { $0.field("text", remark.1) }
                }
            }
        }
    }
}
