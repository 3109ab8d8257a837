// `%1`, `%L2`, `%n`, `%Ln`: what Qt replaces, whatever follows it, as in `%1ms`.

import Basics

extension Recognizer {
    static let qtPlace = Recognizer.placeholder(triggers: "%", features: .qt) { $0.qtPlaceEnd() }
}

extension Scanner {
    /// Returns the end of the place marker that begins here, if any.
    fileprivate func qtPlaceEnd() -> Int? {
        let sign = byte(at + 1) == UInt8(ascii: "L") ? at + 2 : at + 1
        if byte(sign).isDigit { return byte(sign + 1).isDigit ? sign + 2 : sign + 1 }
        // Without a number Qt does not replace it: `100%note` is a word.
        return byte(sign) == UInt8(ascii: "n") && !byte(sign + 1).isLetter ? sign + 1 : nil
    }
}
