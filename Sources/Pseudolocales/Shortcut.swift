// Keyboard shortcuts in texts, which toolkits parse: `Ctrl+Shift+S`, `<Primary>q`, `F5`.

import Basics

/// Recognizes texts that a toolkit parses as a shortcut, and would not with other letters.
enum Shortcut {
    private static let longest = 40
    private static let modifiers: Set<String> = [
        "ctrl", "control", "alt", "shift", "meta", "cmd", "command", "super", "primary", "option",
    ]
    private static let keys: Set<String> = [
        "del", "delete", "ins", "insert", "enter", "return", "esc", "escape", "space", "tab", "backspace", "home",
        "end",
        "pgup", "pgdown", "pageup", "pagedown", "up", "down", "left", "right", "plus", "minus", "comma", "period",
    ]

    /// Whether a text is a shortcut and nothing else.
    static func isAll(of utf8: [UInt8]) -> Bool {
        guard utf8.count <= longest, let first = utf8.first else { return false }
        if first == UInt8(ascii: "<") { return isOfGTK(utf8) }
        if isOfSwing(utf8) { return true }
        guard utf8.contains(UInt8(ascii: "+")) || isFunctionKey(utf8[...]) else { return false }
        let parts = utf8.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
        guard let key = parts.last, parts.count > 1 || isFunctionKey(key) else { return false }
        return parts.dropLast().allSatisfy { modifiers.contains(word($0)) } && isKey(key)
    }

    /// `<Control><Shift>o`.
    private static func isOfGTK(_ utf8: [UInt8]) -> Bool {
        guard let end = utf8.lastIndex(of: UInt8(ascii: ">")) else { return false }
        let names = utf8[1..<end].split(separator: UInt8(ascii: ">"), omittingEmptySubsequences: false)
        return names.enumerated().allSatisfy { index, name in
            modifiers.contains(word(index == 0 ? name : name.dropFirst()))
                && (index == 0 || name.first == UInt8(ascii: "<"))
        } && isKey(utf8[(end + 1)...])
    }

    /// Whether the text after a tab in a menu is a shortcut; it may be a lone key, or have hyphens instead of plus
    /// signs.
    static func isInMenu(_ utf8: [UInt8]) -> Bool {
        isAll(of: utf8) || keys.contains(word(utf8[...]))
            || utf8.contains(UInt8(ascii: "-"))
                && isAll(of: utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "+") : $0 })
    }

    /// `ctrl S`, `control shift F4`, as Java parses them: the modifiers in lowercase, the key in uppercase.
    private static func isOfSwing(_ utf8: [UInt8]) -> Bool {
        // Few texts end like this, and splitting all of them is expensive.
        guard let space = utf8.lastIndex(of: 0x20) else { return false }
        let key = utf8[(space + 1)...]
        guard key.count == 1 && key.allSatisfy({ 0x41...0x5A ~= $0 }) || isFunctionKey(key) else { return false }
        return utf8[..<space].split(separator: 0x20, omittingEmptySubsequences: false).allSatisfy { part in
            swing.contains(String(decoding: part, as: UTF8.self))
        }
    }

    private static let swing: Set<String> = ["ctrl", "control", "alt", "shift", "meta", "altGraph"]

    private static func isKey(_ name: ArraySlice<UInt8>) -> Bool {
        name.count == 1 || isFunctionKey(name) || keys.contains(word(name))
    }

    private static func isFunctionKey(_ name: ArraySlice<UInt8>) -> Bool {
        name.first == UInt8(ascii: "F") && 2...3 ~= name.count && name.dropFirst().allSatisfy(\.isDigit)
    }

    private static func word(_ name: ArraySlice<UInt8>) -> String { String(decoding: name, as: UTF8.self).lowercased() }
}
