// One change of a text: which bytes go, which come.

/// Bytes to put in the place of a range of a text.
struct Splice: Sendable {
    /// The range of the UTF-8 text that is replaced; empty for an insertion.
    let range: ByteRange
    /// What takes its place, as UTF-8.
    let bytes: [UInt8]

    init(_ range: ByteRange, _ bytes: [UInt8]) {
        self.range = range
        self.bytes = bytes
    }

    /// Splices by place; several at one place keep the order they were asked for in.
    static func inOrder(_ splices: [Splice]) -> [Splice] {
        // Formats read from the front to the back: nearly always there is nothing to sort.
        let isSorted = zip(splices, splices.dropFirst()).allSatisfy { $0.range.start <= $1.range.start }
        guard !isSorted else { return splices }
        return splices.enumerated().sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
            .map(\.element)
    }
}

/// Many splices in the order of their places, without an array for each.
struct SpliceList: Sendable, Sequence {
    private(set) var ranges: [ByteRange] = []
    private(set) var bytes: [UInt8] = []
    private var ends: [UInt32] = []

    init() {}

    /// The splices by place; several at one place keep the order they were asked for in.
    init(inOrder splices: [Splice]) {
        for splice in Splice.inOrder(splices) { append(splice) }
    }

    /// Lists that follow one another, with more splices among them; what lies inside of the range of one of those is
    /// left out.
    static func merged(_ lists: [SpliceList], with more: [Splice]) -> [SpliceList] {
        var others = Splice.inOrder(more)[...]
        var end: UInt32 = 0
        var merged: [SpliceList] = []
        for list in lists {
            guard let first = list.ranges.first, let last = list.ranges.last else { continue }
            let among = others.prefix { $0.range.start <= last.start }
            others = others.dropFirst(among.count)
            // Most lists have none among them, and are left as they are.
            guard !among.isEmpty || first.start < end else {
                merged.append(list)
                continue
            }
            merged.append(list.merged(with: among, after: &end))
        }
        if !others.isEmpty { merged.append(SpliceList(inOrder: Array(others))) }
        return merged
    }

    /// The list with others among it; what lies before `end`, where the last of them before it ended, is left out.
    private func merged(with others: ArraySlice<Splice>, after end: inout UInt32) -> SpliceList {
        var merged = SpliceList()
        var others = others
        for (range, place) in self {
            while let other = others.first, other.range.start <= range.start {
                merged.append(other)
                end = other.range.end
                others.removeFirst()
            }
            if range.start >= end { merged.append(range, bytes[place]) }
        }
        return merged
    }

    var isEmpty: Bool { ranges.isEmpty }

    /// The splice that was appended last.
    var last: Splice? {
        ranges.last.map { Splice($0, Array(bytes[(ends.count > 1 ? Int(ends[ends.count - 2]) : 0)...])) }
    }

    mutating func append(_ splice: Splice) { append(splice.range, splice.bytes[...]) }

    private mutating func append(_ range: ByteRange, _ content: ArraySlice<UInt8>) {
        bytes += content
        ranges.append(range)
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// Appends the bytes that `write` appends, for the range it returns; nothing where it throws.
    mutating func append<Failure>(_ write: (inout [UInt8]) throws(Failure) -> ByteRange) throws(Failure) {
        let start = bytes.count
        do throws(Failure) {
            let range = try write(&bytes)
            ranges.append(range)
            ends.append(UInt32(truncatingIfNeeded: bytes.count))
        } catch {
            bytes.removeSubrange(start...)
            throw error
        }
    }

    /// Gives back the room that was kept for more.
    mutating func trim() {
        (ranges, bytes, ends) = (Self.exact(ranges), Self.exact(bytes), Self.exact(ends))
    }

    private static func exact<Element>(_ array: [Element]) -> [Element] {
        // All empty arrays share their storage, and making one so would write into it.
        guard !array.isEmpty else { return [] }
        return [Element](unsafeUninitializedCapacity: array.count) { buffer, count in
            count = buffer.initialize(fromContentsOf: array)
        }
    }

    /// Each range, and where in `bytes` stands what takes its place.
    func makeIterator() -> some IteratorProtocol<(range: ByteRange, bytes: Range<Int>)> {
        ranges.indices.lazy.map { index in
            (range: ranges[index], bytes: (index > 0 ? Int(ends[index - 1]) : 0)..<Int(ends[index]))
        }.makeIterator()
    }

    /// How many bytes a text has more afterwards.
    var growth: Int { bytes.count - ranges.reduce(0) { $0 + Int($1.end - $1.start) } }
}

/// Why a value could not be put into a catalog, which is as it was there.
public enum RewriteError: Error, Sendable {
    /// The file has no place for a value of this entry.
    case noPlace(Entry)
    /// Other entries have their value in the very same place, and were to keep theirs or get another.
    case sharedPlace(Entry)
    /// The file is no string catalog, or a broken one, and can't gain or lose a language.
    case noLanguages(path: String, format: String)
    /// The format can't hold this character at all, not even escaped.
    case unwritableCharacter(Entry, Unicode.Scalar)
    /// The platform would refuse the whole file for several arguments that are not all numbered.
    case unnumberedArguments(Entry)

    /// The entry that could not be written; nil where it is the whole file.
    public var entry: Entry? {
        switch self {
        case .noPlace(let entry), .sharedPlace(let entry), .unwritableCharacter(let entry, _),
            .unnumberedArguments(let entry):
            entry
        case .noLanguages: nil
        }
    }

    /// The error in words.
    public var message: String {
        switch self {
        case .noPlace(let entry):
            "\(entry.catalog.path): the value of \"\(entry.key)\" has no place of its own to be written to"
        case .sharedPlace(let entry):
            "\(entry.catalog.path): \"\(entry.key)\" shares its values with other keys, and can't get one of its own"
        case .noLanguages(let path, let format):
            "\(path): this \(format) file can't gain or lose a language; expected a string catalog without "
                + "faults, or languages at the root without faults, aliases and braces around them; else give each "
                + "language a file of its own"
        case .unwritableCharacter(let entry, let scalar):
            "\(entry.catalog.path): \(codePoint(scalar.value)) can't be written in the value of \"\(entry.key)\": "
                + "\(entry.catalog.format.id) has no way to hold it"
        case .unnumberedArguments(let entry):
            "\(entry.catalog.path): the new value of \"\(entry.key)\" has several arguments, not each with its number, "
                + "which aapt2 refuses"
        }
    }
}

extension Field {
    /// The splice that writes `value` where this field stands, in the manner of what stood there.
    func splice(_ value: [UInt8], in utf8: [UInt8], entry: Entry) throws(RewriteError) -> Splice {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(value.count + 16)
        let replaced = try write(value, in: utf8, entry: entry, to: &bytes)
        return Splice(replaced, bytes)
    }

    /// Appends `value` in the manner of what stands in this field; returns the range that it takes the place of.
    func write(
        _ value: [UInt8], in utf8: [UInt8], entry: Entry, to bytes: inout [UInt8]
    ) throws(RewriteError) -> ByteRange {
        switch form {
        case .plain:
            bytes += value
        case .openStepDouble, .openStepSingle:
            let quote = form == .openStepDouble ? UInt8(ascii: "\"") : UInt8(ascii: "'")
            OpenStepText.encode(value, quote: quote, like: utf8, range.indices, to: &bytes)
        case .openStepBare:
            OpenStepText.encodeBare(value, to: &bytes)
        case .openStepShorthand:
            let splice = OpenStepText.spliceShorthand(value, at: range)
            bytes += splice.bytes
            return splice.range
        case .xmlText, .xmlPropertyList:
            try XMLText.encode(
                value, like: utf8, range.indices, isPropertyList: form == .xmlPropertyList, entry: entry, to: &bytes)
        case .xmlMixed:
            try XMLText.encodeMixed(value, like: utf8, range.indices, entry: entry, to: &bytes)
        case .androidText, .androidMixed:
            AndroidWriter.write(value, like: utf8, range.indices, form: form, entry: entry, to: &bytes)
        case .xmlEmpty:
            let splice = try XMLText.spliceEmpty(value, at: range, in: utf8, entry: entry)
            bytes += splice.bytes
            return splice.range
        case .json, .jsonASCII:
            JSONText.encode(value, like: utf8, range.indices, isASCII: form == .jsonASCII, to: &bytes)
        case .yamlPlain, .yamlPlainInFlow:
            YAMLWriting.encodePlain(value, inFlow: form == .yamlPlainInFlow, like: utf8, range.indices, to: &bytes)
        case .yamlSingle:
            return YAMLWriting.encodeSingle(value, at: range, to: &bytes)
        case .yamlDouble:
            YAMLQuoted.encodeDouble(value, to: &bytes)
        case .yamlBlock:
            YAMLWriting.encodeBlock(value, like: utf8, range.indices, to: &bytes)
        case .fluent:
            return try FluentText.encode(value, like: utf8, range.indices, entry: entry, to: &bytes)
        case .properties, .propertiesSpaced, .propertiesBare:
            PropertiesText.encode(
                value, like: utf8, range.indices, after: form, encoding: entry.catalog.text.encoding, to: &bytes)
        case .qtText:
            try QtText.encode(value, like: utf8, range.indices, entry: entry, to: &bytes)
        case .po:
            POText.encode(value, like: utf8, range.indices, source: nil, to: &bytes)
        case .xmlBase64:
            Base64.encode(value, to: &bytes)
        case .xmlAttribute:
            try XMLText.encodeAttribute(value, like: utf8, range.indices, entry: entry, to: &bytes)
        case .yamlComment, .fluentComment, .poContext, .poComments, .xmlComment, .openStepComment, .propertiesComment,
            .binaryASCII, .binaryUTF16, .pooled:
            throw .noPlace(entry)
        }
        return range
    }
}
