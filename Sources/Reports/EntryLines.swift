// Entries as lines of JSON, one object per line.

import Audit
import Catalogs

/// Writes entries as NDJSON, straight from their bytes.
public struct EntryLines {
    private let finder: PlaceFinder
    private let head: [UInt8]
    private let path: CatalogPath
    private let sites: KeySites?
    private var scratch: [UInt8] = []

    /// A writer for the entries of one catalog, in their order.
    public init(_ catalog: Catalog) { self.init(catalog, nil) }

    /// The same; if code was read, with the places in it where keys are used.
    package init(_ catalog: Catalog, _ sites: KeySites?) {
        self.sites = sites
        path = CatalogPath(catalog.path)
        finder = catalog.text.placeFinder()
        var head = Array("{\"file\":\"".utf8)
        JSONOutput.appendEscaped(Array(catalog.path.utf8), to: &head)
        head += Array("\",\"format\":\"\(catalog.format)\",\"locale\":\"".utf8)
        self.head = head
    }

    /// Appends one entry; `source` is the entry it translates, if its own catalog does not contain the source text.
    public mutating func append(_ entry: Entry, source: Entry?, to output: inout [UInt8]) {
        output += head
        if !appendEscaped(.locale, of: entry, to: &output) { output.append(literal: "none") }
        output.append(literal: "\",\"key\":\"")
        appendEscaped(.key, of: entry, to: &output)
        output.append(literal: "\",\"variant\":\"")
        appendEscaped(.variant, of: entry, to: &output)
        output.append(literal: "\",\"value\":")
        append(.value, of: entry, to: &output)
        output.append(literal: ",\"source\":")
        if let source, !entry.holdsSource {
            append(.value, of: source, to: &output)
        } else {
            append(.source, of: entry, to: &output)
        }
        output.append(literal: ",\"comment\":")
        append(.comment, of: entry, to: &output)
        output.append(literal: ",\"state\":")
        append(.state, of: entry, to: &output)
        output.append(literal: entry.isTranslatable ? ",\"translatable\":true" : ",\"translatable\":false")
        if let place = finder.place(at: entry.offset) {
            output.append(literal: ",\"line\":")
            output.append(decimal: place.line)
            output.append(literal: ",\"column\":")
            output.append(decimal: place.column)
        } else {
            output.append(literal: ",\"line\":null,\"column\":null")
        }
        if let range = entry.storedRange {
            output.append(literal: ",\"bytes\":[")
            output.append(decimal: range.lowerBound)
            output.append(literal: ",")
            output.append(decimal: range.upperBound)
            output.append(literal: "]")
        } else {
            output.append(literal: ",\"bytes\":null")
        }
        if let sites { append(sites.all(of: entry.key, in: path), to: &output) }
        output.append(literal: "}\n")
    }

    private func append(_ sites: [KeySite], to output: inout [UInt8]) {
        output.append(literal: ",\"uses\":")
        var json = JSONWriter()
        json.list { json in
            for site in sites { json.object { $0.use(site) } }
        }
        output += json.bytes
    }

    private mutating func append(_ part: Entry.Part, of entry: Entry, to output: inout [UInt8]) {
        scratch.removeAll(keepingCapacity: true)
        guard entry.append(part, to: &scratch) else { return output.append(literal: "null") }
        output.append(UInt8(ascii: "\""))
        JSONOutput.appendEscaped(scratch, to: &output)
        output.append(UInt8(ascii: "\""))
    }

    @discardableResult
    private mutating func appendEscaped(_ part: Entry.Part, of entry: Entry, to output: inout [UInt8]) -> Bool {
        scratch.removeAll(keepingCapacity: true)
        let isThere = entry.append(part, to: &scratch)
        JSONOutput.appendEscaped(scratch, to: &output)
        return isThere
    }
}

extension JSONWriter {
    /// Writes the fields of a place in code where a key is used.
    mutating func use(_ site: KeySite) {
        place(site.location)
        field("how", site.how)
        if let role = site.role { field("role", role.rawValue) }
    }
}

extension Array where Element == UInt8 {
    mutating func append(decimal number: Int) {
        guard number >= 10 else { return append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number)) }
        append(decimal: number / 10)
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }

    mutating func append(lines: [String]) {
        for line in lines { self += "\(line)\n".utf8 }
    }

    /// Appends a byte as two digits.
    mutating func append(hexadecimal byte: UInt8) {
        for digit in [byte >> 4, byte & 0xF] { append(digit < 10 ? 0x30 + digit : 0x37 + digit) }
    }
}
