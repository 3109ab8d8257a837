// Pictures of a key for a ticket.

import Audit
import Risk

extension RiskReporter {
    static let svg = RiskReporter(
        id: "svg", summary: "a picture of one key for a ticket: its text and the languages in which it breaks",
        drawsPictures: true, showsOneKey: true
    ) { report, heading in strip(report, heading, isReadyForPNG: false) }

    static let pngReady = RiskReporter(
        id: "png-ready", summary: "the same without a style sheet, opaque and twice as large, ready to convert to PNG",
        drawsPictures: true, showsOneKey: true
    ) { report, heading in strip(report, heading, isReadyForPNG: true) }

    private static func strip(_ report: RiskReport, _ heading: RiskHeading, isReadyForPNG: Bool) -> [UInt8] {
        guard let key = report.keys.first else { return [] }
        let locales = heading.locales.isEmpty ? nil : heading.locales
        return SVGStrip.render(key, of: report, locales: locales, step: heading.step, isReadyForPNG: isReadyForPNG)
    }
}
