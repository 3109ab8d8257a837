// One JSON document with everything about the risk of keys, without pictures.

import Audit
import Budgets
import Risk
import TextLayout

extension RiskReporter {
    static let json = RiskReporter(
        id: "json", summary: "one JSON document: every key in every language, with all details"
    ) { report, heading in
        JSONWriter.document { json in
            json.reserve((report.locales.count + report.pseudolocales.count + 1) * report.keys.count * cellBytes)
            json.tool(heading.toolVersion)
            json.field("title", heading.title)
            json.field("generated", heading.generated)
            json.field("source", report.source)
            json.object("summary") { summary(RiskTally(report), to: &$0) }
            json.lines("unread", report.unread) { unread($1, to: &$0) }
            json.texts("textSizes", report.steps)
            json.lines("locales", report.locales) { RiskReporter.locale($1, to: &$0) }
            json.lines("pseudolocales", report.pseudolocales) { RiskReporter.locale($1, to: &$0) }
            json.lines("catalogs", report.catalogs) { json, catalog in
                json.name("file", catalog.path)
                json.field("keys", catalog.keys)
                json.field("expected", catalog.expected.thousandths)
            }
            json.lines("boxes", report.rooms) { box($1, to: &$0) }
            let keys = RiskKeyJSON(report: report)
            json.lines("keys", report.keys) { keys.fields($1, to: &$0) }
        }
    }

    /// The minimum number of bytes of a text in a language: memory that is reserved but not written costs nothing, and
    /// moving written bytes costs twice.
    private static let cellBytes = 512

    private static func summary(_ tally: RiskTally, to json: inout JSONWriter) {
        json.field("keys", tally.keys)
        json.field("limited", tally.limited)
        json.field("shared", tally.shared)
        json.field("measured", tally.measured)
        json.field("broken", tally.broken)
        json.field("brokenKeys", tally.brokenKeys)
        json.field("brokenSource", tally.brokenSource)
        json.field("forecast", tally.forecast)
        json.field("expected", tally.expected.thousandths)
        json.numbers("riskiest", tally.riskiest(10).map(Double.init))
    }

    private static func unread(_ finding: Finding, to json: inout JSONWriter) {
        json.place(finding.location)
        json.field("message", finding.message)
    }

    private static func locale(_ locale: LocaleRisk, to json: inout JSONWriter) {
        json.field("locale", locale.tag)
        json.direction("direction", locale.direction)
        json.field("measured", locale.measured)
        json.field("broken", locale.broken)
        json.field("forecast", locale.forecast)
        json.field("expected", locale.expected.thousandths)
        json.field("basis", locale.basis.isEmpty ? nil : locale.basis)
    }

    private static func box(_ room: RiskRoom, to json: inout JSONWriter) {
        json.field("words", room.words)
        json.field("width", room.room.box.width)
        json.field("height", room.room.box.height)
        json.field("lines", room.room.box.lines)
        json.field("font", room.font)
        json.field("estimate", room.estimate)
    }
}
