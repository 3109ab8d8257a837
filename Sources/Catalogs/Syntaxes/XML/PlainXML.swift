// The events of a plain document, found by looking at each byte once. expat takes five times as long, which was half of the time
// of listing a file. Whatever is not plain is left to it, and so is all that may be a fault: it alone says what is wrong.

/// A scanner of documents that declare nothing: elements with attributes, text, references to characters, comments and
/// sections.
struct PlainXML {
    private let bytes: [UInt8]
    private let kinds = ByteKind.all
    private var at: Int
    private var events: [XMLEvent] = []
    /// The names of the elements that are open.
    private var open: [Range<Int>] = []
    /// The names of the attributes of the tag at hand.
    private var attributes: [Range<Int>] = []

    /// The events of a document, which is valid UTF-8, from its first `<` on; nil where it is not plain.
    static func events(of utf8: [UInt8], from start: Int) -> [XMLEvent]? {
        var scanner = PlainXML(utf8, at: start)
        return scanner.readDocument() ? scanner.events : nil
    }

    private init(_ bytes: [UInt8], at start: Int) {
        self.bytes = bytes
        at = start
    }

    // MARK: The document

    private mutating func readDocument() -> Bool {
        guard skipDeclaration(), skipDocumentType() else { return false }
        // A text with its tags is about as long as this, and growing copies.
        events.reserveCapacity((bytes.count - at) / 24)
        var hasRoot = false
        while open.isEmpty ? skipSpaceAround() : skipText() {
            guard at < bytes.count else { return hasRoot && open.isEmpty }
            let next = at + 1 < bytes.count ? bytes[at + 1] : 0
            switch next {
            case UInt8(ascii: "/"):
                guard readEnd() else { return false }
            case UInt8(ascii: "!"):
                guard readComment() || !open.isEmpty && skipSection() else { return false }
            default:
                guard !open.isEmpty || !hasRoot, readStart() else { return false }
                hasRoot = true
            }
        }
        return false
    }

    /// `<?xml version="1.0" encoding="…" standalone="…"?>`, which need not be there.
    private mutating func skipDeclaration() -> Bool {
        guard skip("<?xml") else { return true }
        guard skipSpace(), skip("version="), let version = readQuoted(), bytes.has("1.0", at: version.lowerBound),
            version.count == 3
        else { return false }
        if skipSpace(), skip("encoding=") {
            guard let name = readQuoted(), let first = name.first, isByte(.beginsName, at: first),
                name.allSatisfy({ isByte(.isOfName, at: $0) && bytes[$0] != UInt8(ascii: ":") })
            else { return false }
            _ = skipSpace()
        }
        if skip("standalone=") {
            guard skip("\"yes\"") || skip("\"no\"") else { return false }
            _ = skipSpace()
        }
        return skip("?>")
    }

    /// `<!DOCTYPE TS>`, without declarations, which need not be there.
    private mutating func skipDocumentType() -> Bool {
        _ = skipSpace()
        guard skip("<!DOCTYPE") else { return true }
        guard skipSpace(), readName() != nil else { return false }
        if skipSpace(), !skip(">") {
            if skip("PUBLIC") {
                guard skipSpace(), readQuoted() != nil else { return false }
            } else {
                guard skip("SYSTEM") else { return false }
            }
            guard skipSpace(), readQuoted() != nil else { return false }
            _ = skipSpace()
            return skip(">")
        }
        return bytes[at - 1] == UInt8(ascii: ">") || skip(">")
    }

    /// What stands between quotes of the head: letters, digits and signs of names and addresses alone.
    private mutating func readQuoted() -> Range<Int>? {
        guard skip("\"") else { return nil }
        let start = at
        while at < bytes.count, isByte(.isOfName, at: at) || "/ +,".utf8.contains(bytes[at]) { at += 1 }
        let end = at
        return skip("\"") ? start..<end : nil
    }

    // MARK: Tags

    private mutating func readStart() -> Bool {
        let start = at
        at += 1
        guard open.count < XMLDocument.deepest, let name = readName() else { return false }
        attributes.removeAll(keepingCapacity: true)
        while true {
            let isApart = skipSpace()
            guard at < bytes.count else { return false }
            switch bytes[at] {
            case UInt8(ascii: ">"):
                at += 1
                append(.elementStart, from: start)
                open.append(name)
                return true
            case UInt8(ascii: "/"):
                guard skip("/>") else { return false }
                append(.elementStart, from: start)
                append(.elementEnd, from: at)
                return true
            default:
                guard isApart, readAttribute() else { return false }
            }
        }
    }

    private mutating func readAttribute() -> Bool {
        guard let name = readName(), attributes.allSatisfy({ !bytes.has(bytes, $0, in: name) }) else { return false }
        attributes.append(name)
        _ = skipSpace()
        guard skip("=") else { return false }
        _ = skipSpace()
        guard at < bytes.count else { return false }
        let quote = bytes[at]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
        at += 1
        while skipLetters() {
            switch bytes[at] {
            case quote:
                at += 1
                return true
            case UInt8(ascii: "<"): return false
            default:
                guard skipSign() else { return false }
            }
        }
        return false
    }

    private mutating func readEnd() -> Bool {
        let start = at
        at += 2
        guard let name = open.popLast(), bytes.has(bytes, name, in: at..<min(at + name.count, bytes.count)) else {
            return false
        }
        at += name.count
        _ = skipSpace()
        guard skip(">") else { return false }
        append(.elementEnd, from: start)
        return true
    }

    private mutating func append(_ kind: XMLEvent.Kind, from start: Int) {
        events.append(
            XMLEvent(
                kind: kind, start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: at - start)))
    }

    // MARK: Comments and sections

    private mutating func readComment() -> Bool {
        let start = at
        guard skip("<!--") else { return false }
        while skipLetters() {
            if skip("--") {
                guard skip(">") else { return false }
                append(.comment, from: start)
                return true
            }
            guard skipAny() else { return false }
        }
        return false
    }

    private mutating func skipSection() -> Bool {
        guard skip("<![CDATA[") else { return false }
        while skipLetters() {
            if skip("]]>") { return true }
            guard skipAny() else { return false }
        }
        return false
    }

    // MARK: Text

    /// Goes to the next tag of an element's content.
    private mutating func skipText() -> Bool {
        while skipLetters() {
            switch bytes[at] {
            case UInt8(ascii: "<"): return true
            case UInt8(ascii: "]") where bytes.has("]]>", at: at): return false
            default:
                guard skipSign() else { return false }
            }
        }
        return false
    }

    /// Goes over what means itself, to a sign that may not; false at the document's end.
    private mutating func skipLetters() -> Bool {
        at = endOfLetters()
        return at < bytes.count
    }

    private func endOfLetters() -> Int {
        let (bytes, kinds) = (bytes.span, kinds.span)
        var end = at
        while end < bytes.count, !kinds[Int(bytes[end])].contains(.isSign) { end += 1 }
        return end
    }

    /// Goes over a sign in text or in an attribute: a reference as a whole.
    private mutating func skipSign() -> Bool { bytes[at] == UInt8(ascii: "&") ? skipReference() : skipAny() }

    /// Goes over a byte that means itself; false where XML has no such character.
    private mutating func skipAny() -> Bool {
        let byte = bytes[at]
        guard byte >= 0x20 || Self.isSpace(byte) else { return false }
        // U+FFFE and U+FFFF.
        guard byte != 0xEF || bytes[at + 1] != 0xBF || bytes[at + 2] < 0xBE else { return false }
        at += 1
        return true
    }

    /// `&amp;` and its like, or a character's number.
    private mutating func skipReference() -> Bool {
        let start = at
        // The longest number that means something has so many digits.
        while at < bytes.count, at - start < 10, bytes[at] != UInt8(ascii: ";") { at += 1 }
        guard skip(";") else { return false }
        if bytes[start + 1] != UInt8(ascii: "#") {
            var character: [UInt8] = []
            return XMLText.decodeReference(bytes, start..<at, to: &character)
        }
        let isHex = bytes[start + 2] == UInt8(ascii: "x")
        let digits = String(decoding: bytes[(start + (isHex ? 3 : 2))..<at - 1], as: UTF8.self)
        // A sign before the digits would be taken for part of a number.
        guard digits.utf8.allSatisfy({ hexValue($0) != nil }), let value = UInt32(digits, radix: isHex ? 16 : 10),
            Unicode.Scalar(value) != nil
        else { return false }
        return value >= 0x20 ? value & 0xFFFE != 0xFFFE : value == 0x09 || value == 0x0A || value == 0x0D
    }

    // MARK: Names and space

    private mutating func readName() -> Range<Int>? {
        let start = at
        guard at < bytes.count, isByte(.beginsName, at: at) else { return nil }
        while at < bytes.count, isByte(.isOfName, at: at) { at += 1 }
        return start..<at
    }

    private mutating func skip(_ word: StaticString) -> Bool {
        guard bytes.has(word, at: at) else { return false }
        at += word.utf8CodeUnitCount
        return true
    }

    /// Goes over blank space; whether there was any.
    private mutating func skipSpace() -> Bool {
        let start = at
        while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 }
        return at > start
    }

    /// Goes over what may stand around the root: space, up to a tag or the end.
    private mutating func skipSpaceAround() -> Bool {
        _ = skipSpace()
        return at == bytes.count || bytes[at] == UInt8(ascii: "<")
    }

    private func isByte(_ kind: ByteKind, at offset: Int) -> Bool { kinds[Int(bytes[offset])].contains(kind) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }
}

/// What a byte may be in a plain document.
private struct ByteKind: OptionSet {
    let rawValue: UInt8

    /// A name may begin with it.
    static let beginsName = ByteKind(rawValue: 1)
    /// A name may have it.
    static let isOfName = ByteKind(rawValue: 2)
    /// It has to be looked at in text, in an attribute, in a comment or in a section.
    static let isSign = ByteKind(rawValue: 4)

    /// The kinds of all bytes.
    static let all: [ByteKind] = (UInt8.min...UInt8.max).map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: ":"):
            [.beginsName, .isOfName]
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): .isOfName
        case UInt8(ascii: "-"): [.isOfName, .isSign]
        case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0xEF:
            .isSign
        case 0x20..., 0x09, 0x0A, 0x0D: []
        default: .isSign
        }
    }
}
