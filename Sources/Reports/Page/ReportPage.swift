// A report as one self-contained HTML file: no network, no font, no server.

import Audit
import Risk

/// Writes a report as one HTML file, with every text drawn from the outlines that were measured.
public enum ReportPage {
    /// Returns the bytes of the file, the same for the same report; `generated` is its date, shown only if given, and `size`
    /// its initial text size.
    public static func render(
        _ report: RiskReport, title: String, toolVersion: String, generated: String? = nil, size: String? = nil
    ) -> [UInt8] {
        let findings = PageFindings(report)
        var pictures = PagePictures(report)
        var paths = PagePaths(PageFolder(report))
        let keys = PageKeys(report, findings: findings)
        var data: [UInt8] = []
        var drawn: [UInt8] = []
        for key in report.keys {
            data += keys.data(of: key, &paths, pictures.glyphs).bytes
            data.append(UInt8(ascii: "\n"))
            keys.draw(key, &pictures, into: &drawn)
            drawn.append(UInt8(ascii: "\n"))
        }
        let screens = PageScreens(report, &pictures, paths.folder)
        let head = PageHead(report: report, title: title, toolVersion: toolVersion, generated: generated, size: size)
        let blocks =
            block("report-head", head.json(findings, pictures, paths).bytes)
            + block("report-glyphs", pictures.glyphs.json().bytes)
            + block("report-keys", data) + block("report-pictures", drawn)
            + (screens.isEmpty
                ? []
                : block("report-screens", screens.list) + block("report-drawings", screens.drawings)
                    + (screens.hasPhotos ? block("report-photos", screens.photos) : []))
        return PageSkin.filled([
            ("policy", [Array(PageSkin.policy.utf8)]), ("title", [escaped(title)]), ("style", [PageSkin.style]),
            ("data", blocks), ("script", [PageSkin.script]),
        ])
    }

    /// A data block for the script, which a browser does not run, in pieces.
    private static func block(_ id: String, _ json: [UInt8]) -> [[UInt8]] {
        [Array("<script type=\"application/json\" id=\"\(id)\">\n".utf8), json, Array("</script>\n".utf8)]
    }

    /// A text, escaped for HTML.
    private static func escaped(_ text: String) -> [UInt8] {
        Array(VisibleText.escaped(text).utf8).flatMap { byte -> [UInt8] in
            switch byte {
            case UInt8(ascii: "<"): Array("&lt;".utf8)
            case UInt8(ascii: "&"): Array("&amp;".utf8)
            default: [byte]
            }
        }
    }
}
