// The data common to all keys of a page: languages, catalogs, boxes and text sizes.

import Audit
import Budgets
import Risk
import TextLayout

/// Writes the data common to all keys of a page.
struct PageHead {
    let report: RiskReport
    let title: String
    let toolVersion: String
    let generated: String?
    /// The initial text size; nil for the default size.
    let size: String?

    func json(_ findings: PageFindings, _ pictures: PagePictures, _ paths: PagePaths) -> PageJSON {
        var json = PageJSON()
        json.object { json in
            json.field("format", 1)
            json.key("title")
            json.text(title)
            json.field("source", report.source)
            json.field("tool", toolVersion)
            json.field("unicode", LibraryVersions.current.unicode)
            json.field("icu", LibraryVersions.current.icu)
            json.field("harfBuzz", LibraryVersions.current.harfBuzz)
            json.field("generated", generated)
            json.field("size", size)
            json.field("unread", report.unread) { $0.text(paths.folder.relative(RiskWords.unread($1))) }
            json.field("locales", report.locales) { write($1, to: &$0) }
            json.field("pseudolocales", report.pseudolocales) { write($1, to: &$0) }
            json.field("catalogs", report.catalogs) { json, catalog in
                json.object { json in
                    json.field("path", paths.folder.relative(catalog.path))
                    json.field("keys", catalog.keys)
                    json.field("expected", catalog.expected)
                }
            }
            json.field("paths", paths.paths) { $0.text($1) }
            let tally = RiskTally(report)
            json.field("words", tally.words)
            // Rounded as in the words, because sums of rounded chances may differ.
            json.field("expected", RiskWords.expected(tally.expected))
            json.field("riskiest", tally.riskiest(10)) { $0.number($1) }
            json.field("order", PageNumber.text(tally.ranked))
            json.field("steps", report.steps) { $0.text($1) }
            json.field("metrics", pictures.metrics) { json, metrics in
                json.list { json in
                    for number in [
                        metrics.size, metrics.lineHeight, metrics.ascent, metrics.letters, metrics.tracking,
                    ] { json.number(number) }
                }
            }
            json.field("rooms", Array(report.rooms.enumerated())) { json, room in
                write(room.element, pictures.usual[room.offset], to: &json)
            }
            json.field("bare", pictures.usual.last ?? []) { $0.number($1) }
            findings.write(to: &json)
        }
        return json
    }

    private func write(_ locale: LocaleRisk, to json: inout PageJSON) {
        json.object { json in
            json.field("tag", locale.tag)
            if locale.direction == .rightToLeft { json.field("rtl", 1) }
            json.field("expected", locale.expected)
            json.field("measured", locale.measured)
            json.field("broken", locale.broken)
            json.field("forecast", locale.forecast)
            json.field("basis", locale.basis)
        }
    }

    private func write(_ room: RiskRoom, _ usual: [Int], to json: inout PageJSON) {
        let box = room.room.box
        json.object { json in
            json.field("words", room.words)
            json.field("font", room.font)
            json.field("estimate", room.estimate)
            json.field("style", room.room.name ?? room.room.style?.rawValue)
            if let width = box.width, width < .infinity { json.field("width", max(0, width)) }
            if let lines = box.lines, lines > 0 { json.field("lines", lines) }
            if let height = box.height, height < .infinity { json.field("height", height) }
            if room.room.unit != .points { json.field("unit", room.room.unit.symbol) }
            if room.room.sizes != .fixed { json.field("grows", 1) }
            json.field("usual", usual) { $0.number($1) }
        }
    }
}
