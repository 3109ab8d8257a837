// What a document consists of, one thing after the other.

/// One event, and the bytes it covers.
package struct XMLEvent: Equatable, Sendable {
    package enum Kind: Sendable {
        case elementStart
        /// Of no length where the element was written `<a/>`.
        case elementEnd
        case comment
        /// To an entity that XML does not predefine.
        case entityReference
    }

    package let kind: Kind
    package let start: UInt32
    package let length: UInt32

    package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
}
