// `//` and `/* */` in JSON, which its letter does not know.

import Basics

package enum JSONComment {
    /// Where the comment ends that begins at an offset: there, where it is never closed; nil where none begins.
    package static func end(in utf8: [UInt8], at start: Int) -> Int? {
        if utf8.has("//", at: start) {
            return utf8[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? utf8.count
        }
        guard utf8.has("/*", at: start) else { return nil }
        return utf8.firstOffset(of: "*/", in: start + 2..<utf8.count).map { $0 + 2 } ?? start
    }
}
