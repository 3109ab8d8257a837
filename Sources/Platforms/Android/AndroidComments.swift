// Which comments belong to which resource.

/// The comments at one level of a file, in order.
struct AndroidComments {
    /// The comments before the next resource.
    private var pending: Range<Int>?
    /// The end of the last resource.
    private var last: Int

    init(after offset: Int) { last = offset }

    /// Keeps a comment for the next resource; returns false if it follows a resource on the same line and belongs to
    /// that.
    ///
    /// Comments without a blank line between them are one, unless each has a limit: then the first one is that of a
    /// section, or of a resource that was removed.
    mutating func keep(_ comment: Range<Int>, in utf8: [UInt8]) -> Bool {
        if let before = pending {
            let isOne =
                Self.lines(utf8, before.upperBound..<comment.lowerBound) < 2
                && !(Self.hasLimit(utf8, before) && Self.hasLimit(utf8, comment))
            pending = isOne ? before.lowerBound..<comment.upperBound : comment
            return true
        }
        guard Self.lines(utf8, last..<comment.lowerBound) > 0 else {
            last = comment.upperBound
            return false
        }
        pending = comment
        return true
    }

    /// Returns the comments before a resource that begins now, and removes them.
    mutating func take() -> Range<Int>? {
        defer { pending = nil }
        return pending
    }

    /// Records the end of a resource.
    mutating func end(at offset: Int) { last = offset }

    private static func hasLimit(_ utf8: [UInt8], _ comment: Range<Int>) -> Bool {
        utf8.firstOffset(of: "CHAR LIMIT", in: comment) != nil
    }

    private static func lines(_ utf8: [UInt8], _ range: Range<Int>) -> Int {
        utf8[range].reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
    }
}
