// Properties of scanned XML: what the scanner treats as a plain document, expat reads identically.

import Basics
import Catalogs
import Platforms

/// The properties of the scanner of plain XML.
enum MarkupProperties {
    private static let most = 2048

    static let target = FuzzTarget("xml", most: most, seeds: seeds) { bytes, _ in
        let text = SourceText(bytes)
        let events = XMLDocument.plainEvents(of: text)
        try hold(XMLDocument.plainEvents(of: text, stretches: 3) == events, "in stretches the events differ")
        guard let plain = events else { return }
        let parsed = XMLDocument(parsing: text)
        try hold(parsed.isWhole, "a document that expat rejects counts as plain")
        try hold(plain == parsed.events, "the events differ from expat's: \(plain), not \(parsed.events)")
    }

    private static func seeds() -> [[UInt8]] {
        Format.all.flatMap { Seeds.catalogs($0, most: most) }.filter { $0.first == UInt8(ascii: "<") }
    }
}
