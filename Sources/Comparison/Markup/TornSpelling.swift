// Characters that belong together but have spaces between them: `% 1 $ @`, `& lt;`, `</ b>`.

import Basics

extension [UInt8] {
    /// Returns the first range of the characters in order, with a space somewhere between them, that `isRight` accepts.
    func firstTorn(_ signs: [UInt8], where isRight: (Range<Int>) -> Bool = { _ in true }) -> Range<Int>? {
        guard let first = signs.first else { return nil }
        var from = startIndex
        while let start = firstOffset(of: first, in: from..<endIndex) {
            var at = start + 1
            let isWhole = signs.dropFirst().allSatisfy { sign in
                at = endOfSpaces(from: at)
                guard at < endIndex, self[at] == sign else { return false }
                at += 1
                return true
            }
            if isWhole, at - start > signs.count, isRight(start..<at) { return start..<at }
            from = start + 1
        }
        return nil
    }

    /// Returns the end of the spaces at an offset, including no-break spaces, which French uses before punctuation.
    func endOfSpaces(from start: Int) -> Int {
        var at = start
        while at < endIndex {
            switch self[at] {
            case 0x20: at += 1
            case 0xC2 where self[at...].starts(with: [0xC2, 0xA0]): at += 2
            case 0xE2 where self[at...].starts(with: [0xE2, 0x80, 0xAF]): at += 3
            default: return at
            }
        }
        return at
    }
}
