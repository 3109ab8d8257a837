// The day it is.

import Platform

enum Today {
    /// The day it is in this place, as `2026-12-31`.
    static var text: String {
        var now = time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        let numbers = [Int(parts.tm_year) + 1900, Int(parts.tm_mon) + 1, Int(parts.tm_mday)]
        return numbers.map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: "-")
    }
}
