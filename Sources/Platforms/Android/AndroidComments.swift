// Which comments belong to which resource.

/// The comments of one level of a file, met one after the other.
struct AndroidComments {
    /// The comments that wait for the resource they stand before.
    private var pending: Range<Int>?
    /// Where the last resource ended.
    private var last: Int

    init(after offset: Int) { last = offset }

    /// Keeps a comment for what follows; false where it stands on the line of what came before, and is about that.
    ///
    /// Comments that no blank line parts are one.
    mutating func keep(_ comment: Range<Int>, in utf8: [UInt8]) -> Bool {
        if let start = pending?.lowerBound, let end = pending?.upperBound {
            pending = Self.lines(utf8, end..<comment.lowerBound) < 2 ? start..<comment.upperBound : comment
            return true
        }
        guard Self.lines(utf8, last..<comment.lowerBound) > 0 else {
            last = comment.upperBound
            return false
        }
        pending = comment
        return true
    }

    /// The comments before a resource that begins now.
    mutating func take() -> Range<Int>? {
        defer { pending = nil }
        return pending
    }

    /// Notes where a resource ends.
    mutating func end(at offset: Int) { last = offset }

    private static func lines(_ utf8: [UInt8], _ range: Range<Int>) -> Int {
        utf8[range].reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
    }
}
