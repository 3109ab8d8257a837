// The current date.

import Basics

enum Today {
    /// The current local date, as `2026-12-31`.
    static var text: String {
        let now = now
        return joined([now.tm_year + 1900, now.tm_mon + 1, now.tm_mday], "-")
    }

    /// The current local date and time, as `2026-12-31 23:59`.
    static var textWithTime: String {
        let now = now
        return joined([now.tm_year + 1900, now.tm_mon + 1, now.tm_mday], "-") + " "
            + joined([now.tm_hour, now.tm_min], ":")
    }

    private static var now: tm {
        var now = time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        return parts
    }

    private static func joined(_ numbers: [Int32], _ separator: String) -> String {
        numbers.map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: separator)
    }
}
