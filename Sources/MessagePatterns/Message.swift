// A value as text, placeholders, markup and branches.

import Basics

/// A message taken apart; its parts, one after the other, are its text to the byte.
public struct Message: Hashable, Sendable {
    /// A piece of a message.
    public struct Part: Hashable, Sendable {
        /// What it is.
        public let kind: Kind
        let start: UInt32
        let end: UInt32

        /// Where it stands in the message's bytes.
        public var range: Range<Int> { Int(start)..<Int(end) }
    }

    /// What a piece of a message is.
    public enum Kind: UInt8, Sendable {
        /// Words for people: the only kind that may be changed.
        case text
        /// Something that is replaced when the message is shown.
        case placeholder
        /// Tags, entities, escapes, the targets of links.
        case markup
        /// A word that stays: an address, a path, a color, a locked word.
        case locked
        /// `{n, plural, one {`
        case branchStart
        /// `} other {`
        case branchNext
        /// `}}`
        case branchEnd
    }

    /// Its text.
    public private(set) var utf8: [UInt8] = []
    /// Its pieces, in order and without gaps.
    public private(set) var parts: [Part] = []

    /// The empty message.
    public init() {}

    /// Takes a text apart.
    public init(_ text: String, _ syntax: Syntax = .auto) {
        utf8 = Array(text.utf8)
        parse(.ofOneText(syntax))
    }

    /// The message as a string.
    public var text: String { String(decoding: utf8, as: UTF8.self) }

    // MARK: Taking apart

    /// Becomes the text that `write` appends, taken apart.
    public mutating func parse(_ parser: MessageParser, _ write: (inout [UInt8]) -> Void) {
        utf8.removeAll(keepingCapacity: true)
        write(&utf8)
        parse(parser)
    }

    /// Becomes the same text as another, taken apart anew.
    public mutating func parse(_ parser: MessageParser, textOf other: Message) {
        utf8.removeAll(keepingCapacity: true)
        utf8 += other.utf8
        parse(parser)
    }

    private mutating func parse(_ parser: MessageParser) {
        parts.removeAll(keepingCapacity: true)
        parser.parse(utf8, into: &parts)
    }

    // MARK: Putting together

    /// Becomes empty, keeping its storage.
    public mutating func clear() {
        utf8.removeAll(keepingCapacity: true)
        parts.removeAll(keepingCapacity: true)
    }

    /// Appends a part of another message as it is.
    public mutating func append(_ part: Part, of other: Message) {
        append(part.kind) { $0.append(other.utf8, part.range) }
    }

    /// Appends what `write` appends, as a part of a kind; nothing where that is nothing.
    public mutating func append(_ kind: Kind, _ write: (inout [UInt8]) -> Void) {
        let start = utf8.count
        write(&utf8)
        guard utf8.count > start else { return }
        parts.append(Part(kind: kind, start: start, end: utf8.count))
    }

    // MARK: Asking

    /// Whether what must not change is the same as in another message.
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

    /// Whether a formatter would find no specifier in this message's text that it does not find in another's: text
    /// that is put after a literal percent sign may look like one.
    public func addsNoSpecifiers(to other: Message) -> Bool {
        let own = literalSpecifiers
        guard !own.isEmpty else { return true }
        // There may be thousands, each another.
        let known = Set(other.literalSpecifiers)
        return own.allSatisfy(known.contains)
    }

    /// What a formatter would take for specifiers in what counts as text.
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
