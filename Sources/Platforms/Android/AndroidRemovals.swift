// What a generated file in another language omits: resources that only the source language needs.

import Catalogs

/// The untranslatable resources, collected while the file is read.
///
/// An app falls back to its source language resource by resource, and lint warns about copies.
struct AndroidRemovals {
    private(set) var ranges: [ByteRange] = []
    /// The end of the previous resource or comment.
    private var last: Int
    private var wasRemoved = false

    init(after offset: Int) { last = offset }

    /// Records a comment; one that `isTrailing` belongs to the resource before it on its line.
    mutating func note(comment: Range<Int>, isTrailing: Bool) {
        if isTrailing, wasRemoved { ranges.append(ByteRange(last, comment.upperBound)) }
        last = comment.upperBound
    }

    /// Records an element, and the comments directly before it, which are removed with it.
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
