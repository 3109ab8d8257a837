// The end of a text that toolkits parse and that must stay at the end: `\tCtrl+O` of a menu, the last `;` of a list.

import Basics

/// The tail of a text that a toolkit parses; it stays outside of brackets.
enum TextTail {
    /// The start of the tail; the end of the text if there is none.
    static func start(in utf8: [UInt8]) -> Int {
        if utf8.has(0x09), let tab = utf8.lastIndex(of: 0x09), Shortcut.isInMenu(Array(utf8[(tab + 1)...])) {
            return tab
        }
        return isList(utf8) ? utf8.count - 1 : utf8.count
    }

    /// Whether a text is a list of words that each end in a semicolon, such as a desktop file's keywords; the last
    /// semicolon is required, too.
    private static func isList(_ utf8: [UInt8]) -> Bool {
        let semicolon = UInt8(ascii: ";")
        guard utf8.last == semicolon, utf8.first != semicolon else { return false }
        let inner = utf8.indices.dropLast().filter { utf8[$0] == semicolon }
        // In a sentence, a semicolon is followed by a space; `&lt;` contains one, too.
        return !inner.isEmpty && !utf8.contains(UInt8(ascii: "&"))
            && inner.allSatisfy { utf8[$0 + 1] != 0x20 && utf8[$0 + 1] != semicolon }
    }

    /// Splits a text into its head and its tail.
    static func split(_ text: String) -> (head: String, tail: String) {
        let utf8 = Array(text.utf8)
        let start = start(in: utf8)
        return (String(decoding: utf8[..<start], as: UTF8.self), String(decoding: utf8[start...], as: UTF8.self))
    }
}
