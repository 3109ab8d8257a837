// Link targets in the parentheses after a label, in contrast to Korean `[{0}](이)라는`.

import Basics

enum LinkTarget {
    /// The beginnings of addresses, which may contain any letters.
    private static let beginnings = ["/", "#", ".", "?", "{", "%", "$", "<", "@", "mailto:"].map { Array($0.utf8) }
    private static let scheme = Array("://".utf8)
    private static let titles = Array("\"'(".utf8)

    /// Whether it is written like a target: on one line, an address or an ASCII name, with an optional title.
    static func isOne(_ target: ArraySlice<UInt8>) -> Bool {
        if target.contains(UInt8(ascii: "\n")) || isOther(target) { return false }
        if beginnings.contains(where: { target.starts(with: $0) }) { return true }
        let target = target.drop(while: \.isSpace)
        let name = target.prefix { !$0.isSpace }
        guard name.endIndex == target.endIndex || hasTitle(target[name.endIndex...]) else { return false }
        return name.allSatisfy { $0 < 0x80 } || name.firstRange(of: scheme) != nil
    }

    /// Whether it is the shortcut of a menu item, as in `[%d](_V)`, a pattern or a list.
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
