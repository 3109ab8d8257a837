// Names of several words, as keys are: `menu.title`, `menuTitle`.

import Basics

extension RandomAccessCollection<UInt8> {
    /// Whether it is a name of several words, without spaces and placeholders.
    var isCompoundName: Bool {
        allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "%") }
            && zip(self, dropFirst()).contains { first, next in
                first.isLetter && next.separatesWords
                    || (first.isLowerLetter || first.isDigit) && next.isUpperLetter
            }
    }
}

extension UInt8 {
    /// Whether it stands between the words of a key.
    var separatesWords: Bool {
        switch self {
        case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: "/"): true
        default: false
        }
    }

    var isLowerLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
    var isUpperLetter: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
}
