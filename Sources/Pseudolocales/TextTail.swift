// The end of a text that toolkits read themselves, and that stays at its end: `\tCtrl+O` of a menu, the last `;` of a list.

import Basics

/// What stands behind a text for a toolkit, and in no bracket.
enum TextTail {
    /// Where it begins; the end of the text where there is none.
    static func start(in utf8: [UInt8]) -> Int {
        if utf8.has(0x09), let tab = utf8.lastIndex(of: 0x09), Shortcut.isInMenu(Array(utf8[(tab + 1)...])) {
            return tab
        }
        return isList(utf8) ? utf8.count - 1 : utf8.count
    }

    /// Whether a text is words that each end in a semicolon, as the keywords of a desktop file are: its last one is asked
    /// for, too.
    private static func isList(_ utf8: [UInt8]) -> Bool {
        let semicolon = UInt8(ascii: ";")
        guard utf8.last == semicolon, utf8.first != semicolon else { return false }
        let inner = utf8.indices.dropLast().filter { utf8[$0] == semicolon }
        // In a sentence a space follows it, and `&lt;` ends in one.
        return !inner.isEmpty && !utf8.contains(UInt8(ascii: "&"))
            && inner.allSatisfy { utf8[$0 + 1] != 0x20 && utf8[$0 + 1] != semicolon }
    }

    /// A text without its tail, and that.
    static func split(_ text: String) -> (head: String, tail: String) {
        let utf8 = Array(text.utf8)
        let start = start(in: utf8)
        return (String(decoding: utf8[..<start], as: UTF8.self), String(decoding: utf8[start...], as: UTF8.self))
    }
}
