// What must hold of scanned XML: what is taken for a plain document is what expat takes it for.

import Basics
import Catalogs
import Platforms

/// The properties of the scanner of plain XML.
enum MarkupProperties {
    private static let most = 2048

    static let target = FuzzTarget("xml", most: most, seeds: seeds) { bytes, _ in
        let text = SourceText(bytes)
        let events = XMLDocument.plainEvents(of: text)
        try hold(XMLDocument.plainEvents(of: text, stretches: 3) == events, "in stretches it is another document")
        guard let plain = events else { return }
        let parsed = XMLDocument(parsing: text)
        try hold(parsed.isWhole, "what expat refuses is taken for plain")
        try hold(plain == parsed.events, "other events than expat's: \(plain), not \(parsed.events)")
    }

    private static func seeds() -> [[UInt8]] {
        Format.all.flatMap { Seeds.catalogs($0, most: most) }.filter { $0.first == UInt8(ascii: "<") }
    }
}
