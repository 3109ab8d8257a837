// The events that expat found in a document, where the shim left them: a copy would double them.

internal import CExpat

/// One event, and the bytes it covers.
struct XMLEvent {
    enum Kind {
        case elementStart, elementEnd, comment, entityReference
    }

    let kind: Kind
    let start: UInt32
    let length: UInt32

    var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
}

/// The events of a document in their order.
struct XMLEvents: RandomAccessCollection {
    /// Holds what the shim took, and frees it.
    private final class Owner {
        private let result: cexpat_events

        init(_ result: cexpat_events) { self.result = result }

        deinit {
            var result = result
            cexpat_free(&result)
        }
    }

    private let owner: Owner
    /// What the owner holds, without a step through it for each event.
    private let events: UnsafeBufferPointer<cexpat_event>
    /// What stands before the bytes that were read.
    private let offset: UInt32

    init(_ result: cexpat_events, offset: Int) {
        owner = Owner(result)
        events = UnsafeBufferPointer(start: result.events, count: result.count)
        self.offset = UInt32(truncatingIfNeeded: offset)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { events.count }

    subscript(position: Int) -> XMLEvent {
        precondition(position < events.count)
        let event = withExtendedLifetime(owner) { events[position] }
        let kind: XMLEvent.Kind =
            switch cexpat_kind(event.kind) {
            case CEXPAT_ELEMENT_START: .elementStart
            case CEXPAT_ELEMENT_END: .elementEnd
            case CEXPAT_COMMENT: .comment
            default: .entityReference
            }
        return XMLEvent(kind: kind, start: event.start + offset, length: event.length)
    }
}
