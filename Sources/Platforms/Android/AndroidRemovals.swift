// What a file made to be of another language is without: what only the app's own language holds.

import Catalogs

/// The resources that are not to be translated, gathered while the file is read.
///
/// An app falls back to its own language resource by resource, and lint warns of copies.
struct AndroidRemovals {
    private(set) var ranges: [ByteRange] = []
    /// Where what stands before ended.
    private var last: Int
    private var wasRemoved = false

    init(after offset: Int) { last = offset }

    /// Notes a comment; one that `isTrailing` is about what stands before it on its line.
    mutating func note(comment: Range<Int>, isTrailing: Bool) {
        if isTrailing, wasRemoved { ranges.append(ByteRange(last, comment.upperBound)) }
        last = comment.upperBound
    }

    /// Notes an element, and the comments right before it, which go where it goes.
    mutating func note(element: Range<Int>, comments: Range<Int>?, isTranslated: Bool, in utf8: [UInt8]) {
        wasRemoved = !isTranslated
        if wasRemoved {
            var start = comments?.lowerBound ?? last
            if comments != nil { while start > 0, utf8[start - 1] <= 0x20 { start -= 1 } }
            ranges.append(ByteRange(start, element.upperBound))
        }
        last = element.upperBound
    }
}
