// One JSON document.

import Audit

extension CheckReporter {
    static let json = CheckReporter(
        id: "json", summary: "one JSON document: findings with all their details, and what was checked",
        includesRemarks: false
    ) { report, _ in
        let finding = FindingJSON(report: report)
        return JSONWriter.document { json in
            json.tool(report.toolVersion)
            json.field("failOn", report.failOn?.rawValue)
            json.object("summary") { summary(of: report, to: &$0) }
            json.texts("notes", report.notes)
            json.texts("staleBaseline", report.staleBaseline)
            json.lines("findings", report.result.findings) { finding.fields($1, to: &$0) }
        }
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
        json.texts("locales", result.locales)
        json.field("suppressed", result.suppressed)
        json.field("baselined", report.baselined)
        json.field("older", report.older)
        json.field("hidden", report.hidden.count)
        json.field("hasTrouble", result.hasTrouble)
    }
}
