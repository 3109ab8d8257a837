// Lines and columns in a source file.

import Basics

extension SyntaxTree {
    /// Counts the lines of the file, once for all its places; a byte order mark has no column.
    public func lines() -> PlaceMarks {
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        return PlaceMarks(bytes, start: hasMark ? 3 : 0)
    }
}
