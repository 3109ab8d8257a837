// A finding as JSON, with everything known about it.

import Audit

/// Writes the fields of findings, always the same fields in the same order; unknown values are null.
struct FindingJSON {
    let report: CheckReport

    func fields(_ finding: Finding, to json: inout JSONWriter) {
        json.field("rule", finding.rule)
        json.field("severity", finding.severity.rawValue)
        location(finding.location, to: &json)
        json.field("locale", finding.subject?.locale)
        json.name("key", finding.subject?.key)
        json.field("variant", finding.subject?.variant)
        json.field("message", finding.message)
        json.field("help", finding.help)
        json.field("text", finding.texts?.text)
        json.field("source", finding.texts?.source)
        json.room(finding.room)
        json.object("budget", finding.budget) { $0.origin($1, file: report.places.relative($1.file)) }
        json.object("picture", finding.picture) { json, picture in
            json.texts("lines", picture.lines)
            json.field("lost", picture.lost)
            json.field("branch", picture.branch)
        }
        json.objects("related", finding.places) { json, related in
            json.field("words", related.words)
            location(related.location, to: &json)
        }
        json.object("missing", finding.gap) { json, gap in
            json.texts("locales", gap.locales)
            json.texts("keys", gap.keys)
            json.field("count", gap.count)
        }
        json.field("fingerprint", finding.fingerprint)
        json.field("textHash", finding.textHash)
    }

    private func location(_ location: Finding.Location, to json: inout JSONWriter) {
        json.place(location)
        json.field("endLine", location.end?.line)
        json.field("endColumn", location.end?.column)
    }
}
