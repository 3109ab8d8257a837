// `doubled`: each text twice.

import MessagePatterns

struct Doubled: LetterStyle {
    static let id = "doubled"
    static let summary = "Each text twice"

    init(_ settings: StyleSettings) throws(StyleError) {}

    func append(_ utf8: [UInt8], _ range: Range<Int>, to output: inout [UInt8]) {
        let core = utf8.trimmed(range)
        output += utf8[range.lowerBound..<core.upperBound]
        if utf8[core].contains(where: { $0.isLetter || $0 >= 0x80 }), !Self.isDoubled(utf8[core]) {
            // After a percent sign a plain space and a letter may be read as a format specifier.
            output += utf8[core].last == UInt8(ascii: "%") ? Array("\u{A0}".utf8) : [UInt8(ascii: " ")]
            output += utf8[core]
        }
        output += utf8[core.upperBound..<range.upperBound]
    }

    private static func isDoubled(_ core: ArraySlice<UInt8>) -> Bool {
        let half = (core.count - 1) / 2
        guard core.count.isMultiple(of: 2) == false, half > 0 else { return false }
        return core.prefix(half).elementsEqual(core.suffix(half)) && core[core.startIndex + half] == UInt8(ascii: " ")
    }

    func undo(_ text: String) -> String {
        let utf8 = Array(text.utf8)
        let core = utf8.trimmed(utf8.indices)
        guard Self.isDoubled(utf8[core]) else { return text }
        let once = utf8[core].prefix((core.count - 1) / 2)
        return String(decoding: utf8[..<core.lowerBound] + once + utf8[core.upperBound...], as: UTF8.self)
    }
}
