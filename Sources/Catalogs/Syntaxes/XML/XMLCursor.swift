// Iterates over the events of a document by element.

package struct XMLCursor {
    package let utf8: [UInt8]
    private let events: [XMLEvent]
    private var at = 0

    package init(_ utf8: [UInt8], _ events: [XMLEvent]) {
        self.utf8 = utf8
        self.events = events
    }

    /// The next event; nil at the end of the document or of its well-formed part.
    package mutating func next() -> XMLEvent? {
        guard at < events.count else { return nil }
        at += 1
        return events[at - 1]
    }

    /// The tag that an event begins with.
    package func tag(_ event: XMLEvent) -> XMLTag { XMLTag(utf8, event.range) }

    /// The next child of the current element; nil at its end, or at the end of the well-formed part.
    package mutating func nextChild() -> XMLEvent? {
        while let event = next(), event.kind != .elementEnd {
            if event.kind == .elementStart { return event }
        }
        return nil
    }

    /// The end of the last event read.
    package var end: Int { at > 0 ? events[at - 1].range.upperBound : 0 }

    /// Whether the last event read is the end of an element; false if the document stops being well-formed there.
    package var isAtElementEnd: Bool { at > 0 && events[at - 1].kind == .elementEnd }

    /// Skips to the end of the element that has just begun.
    package mutating func skip() {
        var depth = 1
        while depth > 0, let event = next() {
            switch event.kind {
            case .elementStart: depth += 1
            case .elementEnd: depth -= 1
            case .comment, .entityReference: break
            }
        }
    }

    /// Skips to the end of the element that has just begun, and returns its content; nil if the document stops being
    /// well-formed.
    package mutating func content(of tag: XMLTag, _ start: XMLEvent) -> Field? {
        var depth = 1
        var form = Form.xmlText
        while let event = next() {
            switch event.kind {
            case .elementStart:
                depth += 1
                form = .xmlMixed
            case .elementEnd:
                depth -= 1
            case .comment, .entityReference: break
            }
            guard depth == 0 else { continue }
            if tag.isEmpty { return Field(start.range.upperBound - 2, start.range.upperBound - 2, .xmlEmpty) }
            return Field(start.range.upperBound, event.range.lowerBound, form)
        }
        return nil
    }
}
