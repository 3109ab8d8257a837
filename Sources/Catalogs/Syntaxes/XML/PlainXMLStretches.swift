// A large document scanned on all cores: each scanner begins at a tag, inside of elements that it does not know, and when
// all are done the ends fit the beginnings, or the document is not plain.

import Basics

extension PlainXML {
    /// From this many bytes on a document is scanned on all cores.
    private static let large = 1 << 20

    /// The events of a document, which is valid UTF-8, from an offset on; nil where it is not plain.
    package static func events(of utf8: [UInt8], from start: Int) -> [XMLEvent]? {
        events(of: utf8, from: start, stretches: utf8.count < large ? 1 : Workers.count)
    }

    /// The same, scanned in as many stretches.
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

    /// Where tags begin, so that about the same number of bytes stands before each.
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

    /// The events of all stretches; nil where they are not those of one plain document.
    private static func joined(_ stretches: [PlainXML?]) -> [XMLEvent]? {
        guard var whole = stretches.first.flatMap(\.self) else { return nil }
        for stretch in stretches.dropFirst() where !whole.open.isEmpty {
            guard let stretch, whole.append(stretch) else { return nil }
        }
        // What stands behind the outermost element was taken for content.
        guard whole.readContent(upTo: whole.bytes.count), whole.isAtEnd else { return nil }
        return whole.events
    }

    /// Goes on with what was scanned from here on, up to where the outermost element ends; false where it does not fit.
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
