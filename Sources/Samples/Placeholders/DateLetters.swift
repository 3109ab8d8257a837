// `%Y`, `%tB`: the letters for parts of a date in C and Java.

enum DateLetters {
    /// The sort of a letter after `%` or `%t`; a text if the letter is not known.
    static func sort(_ letter: UInt8) -> Sort {
        switch letter {
        case UInt8(ascii: "n"): .count
        case UInt8(ascii: "Y"): .date(style: "yyyy")
        case UInt8(ascii: "y"): .date(style: "yy")
        case UInt8(ascii: "B"): .date(style: "LLLL")
        case UInt8(ascii: "b"), UInt8(ascii: "h"): .date(style: "LLL")
        case UInt8(ascii: "m"): .date(style: "MM")
        case UInt8(ascii: "d"), UInt8(ascii: "e"): .date(style: "dd")
        case UInt8(ascii: "A"): .date(style: "EEEE")
        case UInt8(ascii: "a"): .date(style: "EEE")
        case UInt8(ascii: "j"): .date(style: "DDD")
        case UInt8(ascii: "F"): .date(style: "yyyy-MM-dd")
        case UInt8(ascii: "D"), UInt8(ascii: "x"): .date(style: "short")
        case UInt8(ascii: "c"): .date(style: "full")
        case UInt8(ascii: "H"), UInt8(ascii: "k"): .time(style: "HH")
        case UInt8(ascii: "I"), UInt8(ascii: "l"): .time(style: "hh")
        case UInt8(ascii: "M"): .time(style: "mm")
        case UInt8(ascii: "S"): .time(style: "ss")
        case UInt8(ascii: "p"): .time(style: "a")
        case UInt8(ascii: "R"): .time(style: "HH:mm")
        case UInt8(ascii: "T"), UInt8(ascii: "X"): .time(style: "HH:mm:ss")
        case UInt8(ascii: "r"): .time(style: "hh:mm:ss a")
        case UInt8(ascii: "Z"), UInt8(ascii: "z"): .literal("UTC")
        default: .text
        }
    }
}
