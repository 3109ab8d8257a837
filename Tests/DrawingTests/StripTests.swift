// Strips of one key.

import Audit
import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif
import Reports
import TestSupport
import Testing
import TextLayout

@Suite("Strips of a key", .enabled(if: StripSample.hasFonts))
struct StripTests {
    @Test("are XML, reproducible, and draw the measured glyphs", arguments: [1, 2])
    func wellFormed(_ lines: Int) throws {
        let (key, report) = try StripSample.report(Box(width: 96, lines: lines))
        let folder = ProcessInfo.processInfo.environment["SWELL_STRIPS"]
        for (name, step, isReady) in [("own", nil, false), ("large", "ax5", false), ("png", nil, true)] {
            let svg = SVGStrip.render(key, of: report, locales: nil, step: step, isReadyForPNG: isReady)
            #expect(svg == SVGStrip.render(key, of: report, locales: nil, step: step, isReadyForPNG: isReady))
            let text = String(decoding: svg, as: UTF8.self)
            #expect(XMLParser(data: Data(svg)).parse())
            #expect(text.contains("<title id=\"t\">settings.title</title>"))
            #expect(!text.contains("currentColor") && !text.contains("<script"))
            #expect(text.contains("<style>") == !isReady)
            if let folder { try Data(svg).write(to: URL(filePath: folder).appending(path: "\(name)\(lines).svg")) }
        }
    }

    @Test("show hostile keys as text")
    func hostile() throws {
        let hidden = "</title><script>alert(1)</script>\u{0}\u{202E}\u{FFFF}\"'&"
        let (key, report) = try StripSample.report(Box(width: 96), key: hidden)
        for isReady in [false, true] {
            let svg = SVGStrip.render(key, of: report, locales: ["ar", "xx"], step: "<x>", isReadyForPNG: isReady)
            #expect(XMLParser(data: Data(svg)).parse())
            let text = String(decoding: svg, as: UTF8.self)
            #expect(!text.contains("<script") && !text.contains("\u{202E}") && !text.contains("\0"))
        }
    }
}
