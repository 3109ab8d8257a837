// `//` and `/* */` comments in JSON, which the standard does not allow.

import Basics

package enum JSONComment {
    /// The end of the comment that begins at an offset; that offset if it is never closed; nil if none begins there.
    package static func end(in utf8: [UInt8], at start: Int) -> Int? {
        if utf8.has("//", at: start) {
            return utf8[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? utf8.count
        }
        guard utf8.has("/*", at: start) else { return nil }
        return utf8.firstOffset(of: "*/", in: start + 2..<utf8.count).map { $0 + 2 } ?? start
    }
}
