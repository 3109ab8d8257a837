// The events of a plain document, found by examining each byte once. expat takes twice as long, and runs on a single
// core: that was half of the time of listing a file. Documents that are not plain are left to expat, and so is anything
// that may be an error: only expat reports what is wrong.

import Basics

/// A scanner of documents without declarations: elements with attributes, text, character references, comments and
/// CDATA sections.
struct PlainXML {
    package let bytes: [UInt8]
    private let kinds = ByteKind.all
    package var at: Int
    package var events: [XMLEvent] = []
    /// The names of the open elements.
    package var open: [Range<Int>] = []
    /// The names of the current tag's attributes.
    private var attributes: [Range<Int>] = []

    /// Where the scanner began, and whether that is inside unknown elements.
    package let start: Int
    package let isInside: Bool
    /// Whether the outermost element has begun.
    var hasRoot = false
    /// The elements that ended here but began earlier: their names, and how many events preceded their end.
    private(set) var ended: [(name: Range<Int>, events: Int)] = []
    /// The maximum number of open elements.
    package private(set) var depth = 0

    package init(_ bytes: [UInt8], at start: Int, isInside: Bool = false) {
        self.bytes = bytes
        self.start = start
        self.isInside = isInside
        at = start
    }

    /// Tags with more attributes are left to expat, because each attribute is compared with those before it.
    private static let mostAttributes = 32

    // MARK: The document

    /// Reads up to an offset at which a tag begins, or to the document's end; returns false if something is not plain.
    package mutating func readContent(upTo limit: Int) -> Bool {
        // A text with its tags has about this length, and growing copies the array.
        events.reserveCapacity((limit - at) / 24)
        while true {
            let isOutside = open.isEmpty && !isInside
            let isThere = isOutside ? skipSpaceAround() : skipText()
            guard at < limit else { return at == limit }
            guard isThere else { return false }
            let next = at + 1 < bytes.count ? bytes[at + 1] : 0
            switch next {
            case UInt8(ascii: "/"):
                guard readEnd() else { return false }
            case UInt8(ascii: "!"):
                guard readComment() || !isOutside && skipSection() else { return false }
            default:
                guard !isOutside || !hasRoot, readStart() else { return false }
                hasRoot = true
            }
        }
    }

    /// Whether it has read a whole document.
    package var isAtEnd: Bool { at == bytes.count && hasRoot && open.isEmpty }

    // MARK: Tags

    private mutating func readStart() -> Bool {
        let start = at
        at += 1
        guard open.count < XMLDocument.deepest, let name = readName() else { return false }
        depth = max(depth, open.count + 1)
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
        guard let name = readName(), attributes.count < Self.mostAttributes,
            attributes.allSatisfy({ !bytes.has(bytes, $0, in: name) })
        else { return false }
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
        guard let name = readName() else { return false }
        _ = skipSpace()
        guard skip(">") else { return false }
        append(.elementEnd, from: start)
        if let own = open.popLast() { return bytes.has(bytes, own, in: name) }
        ended.append((name, events.count))
        return isInside
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

    /// Moves to the next tag of an element's content.
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

    /// Skips literal characters up to a special one; returns false at the document's end.
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

    /// Skips a special character in text or in an attribute, or a whole reference.
    private mutating func skipSign() -> Bool { bytes[at] == UInt8(ascii: "&") ? skipReference() : skipAny() }

    /// Skips a literal byte; returns false if XML does not allow the character.
    private mutating func skipAny() -> Bool {
        let byte = bytes[at]
        guard byte >= 0x20 || Self.isSpace(byte) else { return false }
        // U+FFFE and U+FFFF.
        guard byte != 0xEF || bytes[at + 1] != 0xBF || bytes[at + 2] < 0xBE else { return false }
        at += 1
        return true
    }

    /// Skips `&amp;` and the like, or a numeric reference; does not move if it is invalid.
    private mutating func skipReference() -> Bool {
        // The longest valid number has this many digits.
        let longest = at..<min(at + 11, bytes.count)
        guard let last = bytes.firstOffset(of: UInt8(ascii: ";"), in: longest), isReference(at..<last + 1) else {
            return false
        }
        at = last + 1
        return true
    }

    private func isReference(_ range: Range<Int>) -> Bool {
        guard bytes[range.lowerBound + 1] == UInt8(ascii: "#") else {
            var character: [UInt8] = []
            return XMLText.decodeReference(bytes, range, to: &character)
        }
        let isHex = bytes[range.lowerBound + 2] == UInt8(ascii: "x")
        let digits = String(
            decoding: bytes[(range.lowerBound + (isHex ? 3 : 2))..<range.upperBound - 1], as: UTF8.self)
        // Otherwise a sign before the digits would be parsed as part of the number.
        guard digits.utf8.allSatisfy({ $0.hexValue != nil }), let value = UInt32(digits, radix: isHex ? 16 : 10),
            Unicode.Scalar(value) != nil
        else { return false }
        return value >= 0x20 ? value & 0xFFFE != 0xFFFE : value == 0x09 || value == 0x0A || value == 0x0D
    }

    // MARK: Names and space

    mutating func readName() -> Range<Int>? {
        let start = at
        guard at < bytes.count, isByte(.beginsName, at: at) else { return nil }
        while at < bytes.count, isByte(.isOfName, at: at) { at += 1 }
        return start..<at
    }

    package mutating func skip(_ word: StaticString) -> Bool {
        guard bytes.has(word, at: at) else { return false }
        at += word.utf8CodeUnitCount
        return true
    }

    /// Skips white space; returns whether there was any.
    package mutating func skipSpace() -> Bool {
        let start = at
        while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 }
        return at > start
    }

    /// Skips what may surround the root: white space up to a tag or the end.
    private mutating func skipSpaceAround() -> Bool {
        _ = skipSpace()
        return at == bytes.count || bytes[at] == UInt8(ascii: "<")
    }

    package func isByte(_ kind: ByteKind, at offset: Int) -> Bool { kinds[Int(bytes[offset])].contains(kind) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }
}
