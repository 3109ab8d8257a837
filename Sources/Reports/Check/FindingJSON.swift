// A finding as JSON, with everything that is known of it.

import Audit
import Basics

/// Writes the fields of findings, always the same in the same order; what is not known is null.
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
        json.field("need", finding.room?.need)
        json.field("has", finding.room?.has)
        json.field("unit", finding.room?.unit)
        budget(of: finding, to: &json)
        picture(of: finding, to: &json)
        json.array("related", finding.related) { json, related in
            json.object { json in
                json.field("words", related.words)
                location(related.location, to: &json)
            }
        }
        json.field("fingerprint", finding.fingerprint)
        json.field("textHash", finding.textHash)
    }

    private func location(_ location: Finding.Location, to json: inout JSONWriter) {
        json.name("file", location.relativePath)
        json.field("line", location.place?.line)
        json.field("column", location.place?.column)
        json.field("endLine", location.end?.line)
        json.field("endColumn", location.end?.column)
    }

    private func budget(of finding: Finding, to json: inout JSONWriter) {
        guard let budget = finding.budget else { return json.null("budget") }
        json.object("budget") { json in
            json.name("file", report.places.relative(budget.file))
            json.field("line", budget.place?.line)
            json.field("column", budget.place?.column)
            json.field("source", budget.source.id)
            json.field("words", budget.words)
        }
    }

    private func picture(of finding: Finding, to json: inout JSONWriter) {
        guard let picture = finding.picture else { return json.null("picture") }
        json.object("picture") { json in
            json.array("lines", picture.lines) { $0.text($1) }
            json.field("lost", picture.lost)
            json.field("branch", picture.branch)
        }
    }
}
