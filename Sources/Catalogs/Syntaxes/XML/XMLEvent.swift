// The parts of a document, in order.

/// One event, and the bytes it covers.
package struct XMLEvent: Equatable, Sendable {
    package enum Kind: Sendable {
        case elementStart
        /// Empty if the element is written `<a/>`.
        case elementEnd
        case comment
        /// A reference to an entity that XML does not predefine.
        case entityReference
    }

    package let kind: Kind
    package let start: UInt32
    package let length: UInt32

    package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
}
