// Writes a target in XLIFF, replacing it or adding a missing one.

import Catalogs

enum XLIFFTarget {
    /// Returns the change that sets the target of a unit or segment.
    static func splice(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice {
        let utf8 = entry.catalog.text.utf8
        let record = entry.catalog.records[entry.index]
        guard let target = record.value else { return try addition(value, for: entry) }
        // A translation may use the elements of its source, even if the old one had none.
        guard let source = record.details.source, source.form == .xmlMixed else {
            return spaced(try target.splice(value, in: utf8, entry: entry), target, record.details.source, utf8)
        }
        let old = target.form == .xmlEmpty ? 0..<0 : target.range.indices
        var bytes: [UInt8] = []
        try XMLText.encodeMixed(value, like: utf8, old, source.range.indices, entry: entry, to: &bytes)
        guard target.form == .xmlEmpty else { return Splice(target.range, bytes) }
        return spaced(XMLText.openEmpty(at: target.range, in: utf8, around: bytes), target, source, utf8)
    }

    /// Whether the bytes of such a change prove that it is a target with a value and nothing else.
    static func proves(
        _ bytes: [UInt8], from start: Int, at range: ByteRange, as value: [UInt8], _ entry: Entry,
        _ scratch: inout [UInt8]
    ) -> Bool {
        let utf8 = entry.catalog.text.utf8
        let record = entry.catalog.records[entry.index]
        if let target = record.value {
            return target.range == range
                && target.form.proves(bytes, from: start, as: value, like: utf8, range.indices, &scratch)
        }
        // An addition: a tag copied from the source's, the text, and an end tag.
        guard let source = record.details.source,
            let open = bytes.firstOffset(of: UInt8(ascii: ">"), in: start..<bytes.count),
            let close = bytes[open...].lastIndex(of: UInt8(ascii: "<")), bytes[open - 1] != UInt8(ascii: "/")
        else { return false }
        let inner = open + 1..<close
        let isMixed = source.form == .xmlMixed
        guard
            isMixed
                ? XMLProof.hasSameTags(bytes, inner, utf8, source.range.indices) : XMLProof.isText(bytes, inner)
        else { return false }
        scratch.removeAll(keepingCapacity: true)
        (isMixed ? Form.xmlMixed : .xmlText).decode(bytes, inner, entities: entry.catalog.entities, to: &scratch)
        return scratch == value
    }

    /// Returns the change with the white space setting of the source added, if it opens a target written `<target/>`.
    private static func spaced(_ splice: Splice, _ target: Field, _ source: Field?, _ utf8: [UInt8]) -> Splice {
        guard target.form == .xmlEmpty, let source,
            let space = spaceAttribute(of: tagStart(before: Int(source.start), utf8)..<Int(source.start), utf8)
        else { return splice }
        let end = Int(splice.range.start)
        guard spaceAttribute(of: tagStart(before: end, utf8)..<Int(splice.range.end), utf8) == nil else {
            return splice
        }
        return Splice(splice.range, space + splice.bytes)
    }

    private static func tagStart(before offset: Int, _ utf8: [UInt8]) -> Int {
        var start = max(0, offset - 1)
        while start > 0, utf8[start] != UInt8(ascii: "<") { start -= 1 }
        return start
    }

    /// Returns ` xml:space="preserve"` of a tag, with the space before it.
    private static func spaceAttribute(of tag: Range<Int>, _ utf8: [UInt8]) -> [UInt8]? {
        XMLTag(utf8, tag).attributes.first { utf8[$0.name].elementsEqual("xml:space".utf8) }.map {
            [0x20] + utf8[$0.name.lowerBound...$0.value.upperBound]
        }
    }

    /// Adds a missing target after its source, on its own line if the source is on its own line.
    private static func addition(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice {
        let utf8 = entry.catalog.text.utf8
        let record = entry.catalog.records[entry.index]
        guard let source = record.details.source else { throw .noPlace(entry) }
        let tagStart = tagStart(before: Int(source.start), utf8)
        let space = utf8[..<tagStart].trailing { $0 == 0x20 || $0 == 0x09 }
        var bytes: [UInt8] = []
        if space.startIndex > 0, utf8[space.startIndex - 1] == 0x0A {
            bytes += utf8.has("\r\n", at: space.startIndex - 2) ? [0x0D, 0x0A] : [0x0A]
            bytes += space
        }
        let tag = tagStart..<Int(source.start)
        let prefix = utf8[XMLTag(utf8, tag).prefix]
        bytes += [UInt8(ascii: "<")] + prefix + Array("target".utf8)
        bytes += spaceAttribute(of: tag, utf8) ?? []
        bytes.append(UInt8(ascii: ">"))
        if source.form == .xmlMixed {
            try XMLText.encodeMixed(value, like: utf8, 0..<0, source.range.indices, entry: entry, to: &bytes)
        } else {
            try XMLText.encode(value, like: utf8, 0..<0, entry: entry, to: &bytes)
        }
        bytes += Array("</".utf8) + prefix + Array("target>".utf8)
        return Splice(ByteRange(Int(record.anchor), Int(record.anchor)), bytes)
    }
}
