// A value split into text, placeholders, markup and branches.

import Basics

/// A parsed message; its parts in sequence are its text, byte for byte.
public struct Message: Hashable, Sendable {
    /// A part of a message.
    public struct Part: Hashable, Sendable {
        /// The kind of part.
        public let kind: Kind
        let start: UInt32
        let end: UInt32

        /// Its range in the message's bytes.
        public var range: Range<Int> { Int(start)..<Int(end) }
    }

    /// The kinds of parts.
    public enum Kind: UInt8, Sendable {
        /// Natural-language text: the only kind that may change.
        case text
        /// A placeholder, which is replaced when the message is shown.
        case placeholder
        /// Tags, entities, escapes, link targets.
        case markup
        /// A word that must not change: an address, a path, a color, a locked word.
        case locked
        /// `{n, plural, one {`
        case branchStart
        /// `} other {`
        case branchNext
        /// `}}`
        case branchEnd
    }

    /// Its text in UTF-8.
    public private(set) var utf8: [UInt8] = []
    /// Its parts, in order and without gaps.
    public private(set) var parts: [Part] = []

    /// Creates an empty message.
    public init() {}

    /// Parses a text.
    public init(_ text: String, _ syntax: Syntax = .auto) {
        utf8 = Array(text.utf8)
        parse(.ofOneText(syntax))
    }

    /// The text as a string.
    public var text: String { String(decoding: utf8, as: UTF8.self) }

    // MARK: Parsing

    /// Replaces the message by the text that `write` appends, and parses it.
    public mutating func parse(_ parser: MessageParser, _ write: (inout [UInt8]) -> Void) {
        utf8.removeAll(keepingCapacity: true)
        write(&utf8)
        parse(parser)
    }

    /// Replaces the message by the text of another one, and parses it.
    public mutating func parse(_ parser: MessageParser, textOf other: Message) {
        utf8.removeAll(keepingCapacity: true)
        utf8 += other.utf8
        parse(parser)
    }

    private mutating func parse(_ parser: MessageParser) {
        parts.removeAll(keepingCapacity: true)
        parser.parse(utf8, into: &parts)
    }

    // MARK: Building

    /// Removes everything, but keeps the storage.
    public mutating func clear() {
        utf8.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
    }

    /// Appends a part of another message unchanged.
    public mutating func append(_ part: Part, of other: Message) {
        append(part.kind) { $0.append(other.utf8, part.range) }
    }

    /// Appends what `write` appends as a part of a kind, unless that is empty.
    public mutating func append(_ kind: Kind, _ write: (inout [UInt8]) -> Void) {
        let start = utf8.count
        write(&utf8)
        guard utf8.count > start else { return }
        parts.append(Part(kind: kind, start: start, end: utf8.count))
    }

    // MARK: Comparing

    /// Whether all parts that must not change equal those of another message.
    public func keepsParts(of other: Message) -> Bool {
        var next = 0
        for part in parts where part.kind != .text {
            while next < other.parts.count, other.parts[next].kind == .text { next += 1 }
            guard next < other.parts.count, other.parts[next].kind == part.kind,
                utf8.has(other.utf8, other.parts[next].range, in: part.range)
            else { return false }
            next += 1
        }
        return other.parts[next...].allSatisfy { $0.kind == .text }
    }

    /// Whether a formatter would find the same specifiers in the text of both messages: text after a literal percent
    /// sign may look like one.
    public func addsNoSpecifiers(to other: Message) -> Bool {
        let own = literalSpecifiers
        guard !own.isEmpty else { return true }
        // There may be thousands of different ones.
        let known = Set(other.literalSpecifiers)
        return own.allSatisfy(known.contains)
    }

    /// The specifiers that a formatter would find in the text.
    private var literalSpecifiers: [ArraySlice<UInt8>] {
        var found: [ArraySlice<UInt8>] = []
        guard utf8.has(UInt8(ascii: "%")) else { return found }
        for part in parts where part.kind == .text {
            for offset in part.range where utf8[offset] == UInt8(ascii: "%") {
                if let specifier = FormatSpecifier(utf8, at: offset, end: utf8.count) {
                    found.append(utf8[specifier.range])
                }
            }
        }
        return found
    }
}

extension Message.Part {
    init(kind: Message.Kind, start: Int, end: Int) {
        self.init(kind: kind, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    }
}
