// The numbers of a list inside a text: `1) …; 2) …`.

import Basics

enum ListNumbers {
    /// Returns the numbers before a closing bracket that begin after a space, or at the start.
    static func all(in utf8: [UInt8]) -> Set<[UInt8]> {
        var numbers: Set<[UInt8]> = []
        for at in utf8.indices where utf8[at] == UInt8(ascii: ")") {
            guard let number = number(before: at, in: utf8) else { continue }
            let start = at - number.count
            if start == 0 || utf8[start - 1].isSpace { numbers.insert(number) }
        }
        return numbers
    }

    /// Returns the number before a closing bracket; nil if another character is before it, or a long number.
    static func number(before bracket: Int, in utf8: [UInt8]) -> [UInt8]? {
        let digits = utf8[..<bracket].reversed().prefix(while: \.isDigit)
        return 1...longest ~= digits.count ? digits.reversed() : nil
    }

    /// Lists in texts have fewer than a hundred lines.
    private static let longest = 2
}
