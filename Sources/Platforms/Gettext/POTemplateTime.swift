// When the messages of a PO file were taken from the code: `POT-Creation-Date: 2024-05-31 18:20+0200`.

import Basics
import Catalogs

enum POTemplateTime {
    /// Returns the time in minutes, to compare it with others; nil if the header has none.
    static func minutes(of catalog: Catalog) -> Int? {
        POHeader(beginning: catalog.text.utf8)?["POT-Creation-Date"].flatMap { minutes(Array($0.utf8)) }
    }

    private static func minutes(_ date: [UInt8]) -> Int? {
        let numbers = date.split(omittingEmptySubsequences: true) { !$0.isDigit }.compactMap {
            Int(String(decoding: $0, as: UTF8.self))
        }
        guard numbers.count >= 5, (1900...9999).contains(numbers[0]), (1...12).contains(numbers[1]),
            (1...31).contains(numbers[2]), numbers[3] < 24, numbers[4] < 60
        else { return nil }
        let time = (days(numbers[0], numbers[1], numbers[2]) * 24 + numbers[3]) * 60 + numbers[4]
        guard numbers.count == 6, numbers[5] < 2400 else { return time }
        let offset = numbers[5] / 100 * 60 + numbers[5] % 100
        // Only the offset of the zone has a sign behind the time.
        return date.contains(UInt8(ascii: "+")) ? time - offset : time + offset
    }

    /// Returns the number of days since a fixed one; a year begins in March, so that leap days are its last.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
        return year * 365 + year / 4 - year / 100 + year / 400 + (month * 153 + 2) / 5 + day
    }
}
