// One document of JSON.

import Audit

extension CheckReporter {
    static let json = CheckReporter(
        id: "json", summary: "one JSON document: findings with all that is known of them, and what was looked at",
        tellsRemarks: false
    ) { report, _ in
        let finding = FindingJSON(report: report)
        var json = JSONWriter()
        json.object { json in
            json.object("tool") { json in
                json.field("name", "swell")
                json.field("version", report.toolVersion)
            }
            json.field("failOn", report.failOn?.rawValue)
            json.object("summary") { summary(of: report, to: &$0) }
            json.array("notes", report.notes) { $0.text($1) }
            json.array("staleBaseline", report.staleBaseline) { $0.text($1) }
            json.array("findings", report.result.findings) { json, one in
                json.line { finding.fields(one, to: &$0) }
            }
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }

    private static func summary(of report: CheckReport, to json: inout JSONWriter) {
        let tally = CheckTally(report)
        let result = report.result
        json.field("errors", tally.errors)
        json.field("warnings", tally.warnings)
        json.field("notes", tally.notes)
        json.field("files", tally.files)
        json.field("catalogs", result.catalogs)
        json.field("texts", result.texts)
        json.field("budgeted", result.budgeted)
        json.array("locales", result.locales) { $0.text($1) }
        json.field("suppressed", result.suppressed)
        json.field("baselined", report.baselined)
        json.field("older", report.older)
        json.field("hidden", report.hidden.count)
        json.field("hasTrouble", result.hasTrouble)
    }
}
