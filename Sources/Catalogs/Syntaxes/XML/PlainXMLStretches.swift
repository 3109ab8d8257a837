// Scans a large document on all cores: each scanner begins at a tag, inside elements that it does not know. When all
// are done, their ends must match their beginnings, or the document is not plain.

import Basics

extension PlainXML {
    /// Documents of at least this many bytes are scanned on all cores.
    private static let large = 1 << 20

    /// The events of a document, which must be valid UTF-8, from an offset on; nil if it is not plain.
    package static func events(of utf8: [UInt8], from start: Int) -> [XMLEvent]? {
        events(of: utf8, from: start, stretches: utf8.count < large ? 1 : Workers.count)
    }

    /// The same, scanned in `count` stretches.
    package static func events(of utf8: [UInt8], from start: Int, stretches count: Int) -> [XMLEvent]? {
        var first = PlainXML(utf8, at: start)
        guard first.readHead() else { return nil }
        let ends = cuts(of: utf8, from: first.at, count) + [utf8.count]
        let head = first
        let scanned = Workers.now(ends.count) { index -> PlainXML? in
            var scanner = index == 0 ? head : PlainXML(utf8, at: ends[index - 1], isInside: true)
            return scanner.readContent(upTo: ends[index]) ? scanner : nil
        }
        guard ends.count > 1 else { return scanned[0].flatMap { $0.isAtEnd ? $0.events : nil } }
        return joined(scanned) ?? (count > 1 ? events(of: utf8, from: start, stretches: 1) : nil)
    }

    /// Offsets of tags that split the document into parts of about the same size.
    private static func cuts(of utf8: [UInt8], from start: Int, _ count: Int) -> [Int] {
        var cuts: [Int] = []
        for number in 1..<max(count, 1) {
            let wanted = start + (utf8.count - start) / count * number
            guard let tag = utf8.firstOffset(of: UInt8(ascii: "<"), in: wanted..<utf8.count), tag > cuts.last ?? start
            else { continue }
            cuts.append(tag)
        }
        return cuts
    }

    /// The events of all stretches; nil if they do not form one plain document.
    private static func joined(_ stretches: [PlainXML?]) -> [XMLEvent]? {
        guard var whole = stretches.first.flatMap(\.self) else { return nil }
        for stretch in stretches.dropFirst() where !whole.open.isEmpty {
            guard let stretch, whole.append(stretch) else { return nil }
        }
        // Text after the outermost element was read as content.
        guard whole.readContent(upTo: whole.bytes.count), whole.isAtEnd else { return nil }
        return whole.events
    }

    /// Appends a stretch that follows, up to the end of the outermost element; returns false if it does not match.
    private mutating func append(_ next: PlainXML) -> Bool {
        guard at == next.start, open.count + next.depth <= XMLDocument.deepest else { return false }
        for (name, count) in next.ended {
            guard let own = open.popLast(), bytes.has(bytes, own, in: name) else { return false }
            guard open.isEmpty else { continue }
            events += next.events[..<count]
            at = events.last?.range.upperBound ?? at
            return true
        }
        events += next.events
        open += next.open
        at = next.at
        return true
    }
}
