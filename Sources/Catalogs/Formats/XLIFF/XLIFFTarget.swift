// A target of XLIFF, written where it stands or added where it is absent.

enum XLIFFTarget {
    /// The change that gives a unit or segment a new target.
    static func splice(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice {
        let utf8 = entry.catalog.text.utf8
        let record = entry.catalog.records[entry.index]
        guard let target = record.value else { return try addition(value, for: entry) }
        // A translation may use the elements of its source, even where the old one had none.
        guard let source = record.details.source, source.form == .xmlMixed else {
            return try target.splice(value, in: utf8, entry: entry)
        }
        let old = target.form == .xmlEmpty ? 0..<0 : target.range.indices
        var bytes: [UInt8] = []
        try XMLText.encodeMixed(value, like: utf8, old, source.range.indices, entry: entry, to: &bytes)
        return target.form == .xmlEmpty
            ? XMLText.openEmpty(at: target.range, in: utf8, around: bytes) : Splice(target.range, bytes)
    }

    /// An absent target is written after its source, on a line of its own where the source has one.
    private static func addition(_ value: [UInt8], for entry: Entry) throws(RewriteError) -> Splice {
        let utf8 = entry.catalog.text.utf8
        let record = entry.catalog.records[entry.index]
        guard let source = record.details.source else { throw .noPlace(entry) }
        var tagStart = Int(source.start) - 1
        while tagStart > 0, utf8[tagStart] != UInt8(ascii: "<") { tagStart -= 1 }
        let space = utf8[..<tagStart].trailing { $0 == 0x20 || $0 == 0x09 }
        var bytes: [UInt8] = []
        if space.startIndex > 0, utf8[space.startIndex - 1] == 0x0A {
            bytes += utf8.has("\r\n", at: space.startIndex - 2) ? [0x0D, 0x0A] : [0x0A]
            bytes += space
        }
        let tag = XMLTag(utf8, tagStart..<Int(source.start))
        let prefix = utf8[tag.prefix]
        bytes += [UInt8(ascii: "<")] + prefix + Array("target".utf8)
        if let space = tag.attributes.first(where: { utf8[$0.name].elementsEqual("xml:space".utf8) }) {
            bytes += [0x20] + utf8[space.name.lowerBound...space.value.upperBound]
        }
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
