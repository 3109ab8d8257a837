// What may stand in the parentheses behind a link's label: Korean writes `[{0}](이)라는`, which is none.

import Basics

enum LinkTarget {
    /// What an address begins with that may have any letters.
    private static let beginnings = ["/", "#", ".", "?", "{", "%", "$", "<", "@", "mailto:"].map { Array($0.utf8) }
    private static let scheme = Array("://".utf8)
    private static let titles = Array("\"'(".utf8)

    /// Whether a target is written as one: on one line, an address or a name of ASCII, perhaps with a title behind it.
    static func isOne(_ target: ArraySlice<UInt8>) -> Bool {
        if target.contains(UInt8(ascii: "\n")) || isOther(target) { return false }
        if beginnings.contains(where: { target.starts(with: $0) }) { return true }
        let target = target.drop(while: \.isSpace)
        let name = target.prefix { !$0.isSpace }
        guard name.endIndex == target.endIndex || hasTitle(target[name.endIndex...]) else { return false }
        return name.allSatisfy { $0 < 0x80 } || name.firstRange(of: scheme) != nil
    }

    /// Whether it is the key of a menu's entry, as in `[%d](_V)`, a pattern or a list.
    private static func isOther(_ target: ArraySlice<UInt8>) -> Bool {
        switch target.first {
        case UInt8(ascii: "_"), UInt8(ascii: "&"): target.count == 2
        case UInt8(ascii: "*"), UInt8(ascii: "["): true
        default: false
        }
    }

    private static func hasTitle(_ rest: ArraySlice<UInt8>) -> Bool {
        rest.first { !$0.isSpace }.map { titles.contains($0) } ?? true
    }
}
