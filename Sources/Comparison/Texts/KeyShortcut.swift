// Keys that people press together: `Ctrl+Shift+X`, `F5`. Qt and others read them and show them in any language.

package enum KeyShortcut {
    /// Whether a text is nothing but a shortcut, or several after commas or semicolons.
    package static func isOne(_ text: String) -> Bool {
        // Each has a plus, or is a function key.
        guard text.utf8.count <= mostBytes,
            text.utf8.contains(where: { $0 == UInt8(ascii: "+") || 0x30...0x39 ~= $0 })
        else { return false }
        let shortcuts = text.split { $0 == "," || $0 == ";" || $0 == " " }
        return !shortcuts.isEmpty && shortcuts.allSatisfy(isShortcut)
    }

    private static let mostBytes = 40

    private static func isShortcut(_ text: Substring) -> Bool {
        let keys = text.split(separator: "+", omittingEmptySubsequences: false)
        guard let last = keys.last else { return false }
        if keys.count == 1 { return isFunctionKey(last) }
        // The key may be a plus itself.
        let modifiers = last.isEmpty ? keys.dropLast(2) : keys.dropLast()
        return !modifiers.isEmpty && modifiers.allSatisfy { self.modifiers.contains($0.lowercased()) }
            && (last.count < 2 || isFunctionKey(last) || named.contains(last.lowercased()))
    }

    private static func isFunctionKey(_ key: Substring) -> Bool {
        key.first == "F" && (Int(key.dropFirst()).map { 1...35 ~= $0 } ?? false)
    }

    private static let modifiers: Set<String> = ["alt", "cmd", "command", "control", "ctrl", "meta", "shift", "win"]
    private static let named: Set<String> = [
        "backspace", "del", "delete", "down", "end", "enter", "esc", "escape", "home", "ins", "insert", "left",
        "pgdown",
        "pgup", "return", "right", "space", "tab", "up",
    ]
}
