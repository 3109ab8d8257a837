// A YAML document as libyaml reads it: one flat list of nodes, each with its place in the bytes.

internal import CYAML
import Basics

/// A node, or the end of one.
package struct YAMLEvent {
    package enum Kind { case scalar, sequence, mapping, alias, end }
    package enum Style { case plain, single, double, literal, folded }

    package let kind: Kind
    package let style: Style
    /// The byte range; for a scalar, including its quotes or its `|`.
    package let range: Range<Int>
    /// For a scalar: the range of its text in the texts.
    package let text: Range<Int>
    /// Whether it has the tag `!!str`, which makes any scalar a text.
    package let isTaggedText: Bool
    /// Whether it has a tag that makes it something else.
    package let hasOtherTag: Bool
    /// Whether an anchor or a tag precedes it.
    package let hasProperties: Bool
    /// Whether it is in brackets or braces.
    package let isFlow: Bool
    /// For a sequence or mapping: the index of its end.
    package fileprivate(set) var end = 0

    fileprivate init(_ event: cyaml_event, _ utf8: [UInt8]) {
        kind =
            switch cyaml_kind(event.kind) {
            case CYAML_SCALAR: .scalar
            case CYAML_SEQUENCE_START: .sequence
            case CYAML_MAPPING_START: .mapping
            case CYAML_ALIAS_NODE: .alias
            default: .end
            }
        style =
            switch cyaml_style(event.style) {
            case CYAML_SINGLE_QUOTED: .single
            case CYAML_DOUBLE_QUOTED: .double
            case CYAML_LITERAL: .literal
            case CYAML_FOLDED: .folded
            default: .plain
            }
        let start = min(Int(event.start), utf8.count)
        let end = max(start, min(Int(event.end), utf8.count))
        range = kind == .scalar ? Self.afterProperties(utf8, start, end)..<end : start..<end
        hasProperties = range.lowerBound > start
        text = Int(event.text_offset)..<Int(event.text_offset) + Int(event.text_length)
        isTaggedText = cyaml_tag(event.tag) == CYAML_TEXT_TAG
        hasOtherTag = cyaml_tag(event.tag) == CYAML_OTHER_TAG
        isFlow = event.is_flow != 0
    }
}

extension YAMLEvent {
    package var isQuoted: Bool { style == .single || style == .double }

    /// Whether it is a block scalar, on the lines below `|` or `>`.
    package var isBlock: Bool { style == .literal || style == .folded }

    /// The name by which aliases refer to a node; nil if it has none.
    fileprivate static func anchor(of event: cyaml_event, _ utf8: [UInt8]) -> [UInt8]? {
        var at = Int(event.start)
        let end = min(Int(event.end), utf8.count)
        // Before a tag or after it.
        while at < end, utf8[at] == UInt8(ascii: "!") {
            while at < end, !utf8[at].isSpace { at += 1 }
            while at < end, utf8[at].isSpace { at += 1 }
        }
        guard at < end, utf8[at] == UInt8(ascii: "&") else { return nil }
        let name = utf8[(at + 1)...].prefix {
            $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
        }
        return Array(name)
    }

    /// Skips `&anchor` and `!tag` before a scalar.
    fileprivate static func afterProperties(_ utf8: [UInt8], _ start: Int, _ end: Int) -> Int {
        var at = start
        while at < end, utf8[at] == UInt8(ascii: "&") || utf8[at] == UInt8(ascii: "!") {
            while at < end, !utf8[at].isSpace { at += 1 }
            while at < end, utf8[at].isSpace || utf8[at] == UInt8(ascii: "#") {
                // A comment may be between them and the scalar on the next line.
                let isComment = utf8[at] == UInt8(ascii: "#")
                at += 1
                if isComment { while at < end, !YAMLQuoted.isBreak(utf8[at]) { at += 1 } }
            }
        }
        return at
    }
}

/// The first document of a file.
package struct YAMLEvents {
    static let depthLimit = 64
    /// The maximum number of nodes and their ends: enough for more than a million texts.
    static let eventLimit = 8_000_000

    package private(set) var events: [YAMLEvent] = []
    package private(set) var texts: [UInt8] = []
    /// Why reading stopped before the end, if it did.
    package private(set) var fault: ReadingFault?
    /// Whether there are line endings that only YAML 1.1 recognizes, or a byte order mark inside the file, outside
    /// quotes: other programs see different lines and columns, so nothing that depends on them is written.
    package private(set) var hasOddLines = false

    package init(_ utf8: [UInt8]) {
        var result = utf8.withUnsafeBufferPointer {
            cyaml_read(
                $0.baseAddress, UInt32(truncatingIfNeeded: $0.count), UInt32(Self.depthLimit), Self.eventLimit,
                CYAML_SHARED_VALUES)
        }
        defer { cyaml_free(&result) }
        texts = Array(UnsafeBufferPointer(start: result.texts, count: result.texts_length))
        events.reserveCapacity(result.count)
        var open: [Int] = []
        var anchors: Set<[UInt8]> = []
        var undefined: ReadingFault?
        for event in UnsafeBufferPointer(start: result.events, count: result.count) {
            let node = YAMLEvent(event, utf8)
            switch node.kind {
            case .sequence, .mapping: open.append(events.count)
            case .end: if let start = open.popLast() { events[start].end = events.count }
            case .scalar, .alias: break
            }
            if let name = YAMLEvent.anchor(of: event, utf8) { anchors.insert(name) }
            if node.kind == .alias, undefined == nil { undefined = Self.undefined(node, anchors, utf8) }
            events.append(node)
        }
        // Nodes still open when reading stopped end there.
        for start in open { events[start].end = events.count }
        fault = Self.fault(result, utf8) ?? undefined
        hasOddLines = ["\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}"].contains { isBare($0, in: utf8) }
    }

    /// Whether a character occurs outside quotes and not at the beginning of the file.
    private func isBare(_ character: StaticString, in utf8: [UInt8]) -> Bool {
        var at = utf8.has("\u{FEFF}", at: 0) ? 3 : 0
        while let found = utf8.firstOffset(of: character, from: at) {
            let next = events.firstIndexInSorted { $0.range.lowerBound > found }
            guard next > 0 else { return true }
            let node = events[next - 1]
            guard node.isQuoted, node.range.contains(found) else { return true }
            at = found + 1
        }
        return false
    }

    /// The fault of an alias without an anchor before it, which libyaml's parser does not check.
    private static func undefined(_ alias: YAMLEvent, _ anchors: Set<[UInt8]>, _ utf8: [UInt8]) -> ReadingFault? {
        let name = Array(utf8[alias.range].dropFirst())
        guard !anchors.contains(name) else { return nil }
        let words = String(decoding: name, as: UTF8.self).shortened
        return ReadingFault(
            at: alias.range.lowerBound,
            .unexpected(found: "the alias '*\(words)'", expected: "'&\(words)' before it, or quotes around a text"),
            effect: .voidsFile)
    }

    /// Where the root's document ends: at its `...`, or at the end of the file; nil if the root is a scalar.
    package var rootEnd: Int? {
        guard let root = events.first, root.end > 0, root.end < events.count else { return nil }
        return events[root.end].range.lowerBound
    }

    /// The index after a node and its descendants.
    package func next(after index: Int) -> Int {
        switch events[index].kind {
        case .sequence, .mapping: events[index].end + 1
        case .scalar, .alias, .end: index + 1
        }
    }

    /// Whether there is a node at an index, not the end of its parent.
    package func isNode(_ index: Int) -> Bool { index < events.count && events[index].kind != .end }

    private static func fault(_ result: cyaml_events, _ utf8: [UInt8]) -> ReadingFault? {
        let offset = min(Int(result.offset), utf8.count)
        let words = result.message.map { String(cString: $0) } ?? ""
        let problem: Fault.Problem
        switch result.status {
        case CYAML_OK: return nil
        case CYAML_TAB:
            problem = .unexpected(found: "a tab", expected: "spaces, because YAML does not allow tabs for indentation")
        case CYAML_TOO_DEEP: problem = .tooDeep(limit: depthLimit)
        case CYAML_SECOND_DOCUMENT:
            problem = .unexpected(found: "a second document", expected: "only one, because apps ignore any other")
            return ReadingFault(at: offset, problem)
        case CYAML_TOO_MANY, CYAML_NO_MEMORY: problem = .unreadable(.tooLarge)
        default: problem = .malformedYAML(words, expected: YAMLAdvice.expected(after: words, at: offset, in: utf8))
        }
        return ReadingFault(at: offset, problem, effect: .voidsFile)
    }
}
