// The page for a browser.

import Audit
import Risk

extension RiskReporter {
    static let html = RiskReporter(
        id: "html", summary: "one self-contained page for a browser: every text drawn in its box",
        drawsPictures: true
    ) { report, heading in
        ReportPage.render(
            report, title: heading.title, toolVersion: heading.toolVersion, generated: heading.generated,
            size: heading.step)
    }
}
