// Tells keys from texts, addresses and patterns by how they are written.

import Code

/// What a key looks like.
enum KeyLook {
    /// Whether it is a name such as `menu.title` or `MENU_TITLE`, and no text.
    static func isName(_ key: String) -> Bool {
        let bytes = Array(key.utf8)
        guard bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), bytes.contains(where: \.isLetter) else { return false }
        // "Sending..." is a text.
        let inner = (key.hasSuffix("...") ? bytes.dropLast(3) : bytes[...]).dropFirst().dropLast()
        return inner.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
            && !key.contains("://") && !key.contains("@")
    }

    /// What separates the words of a name.
    static func separators(of name: String) -> Set<UInt8> {
        Set(name.utf8.filter { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") })
    }

    /// Whether it may be the address of a server: `example.org`.
    static func isAddress(_ key: String) -> Bool {
        guard key.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A || $0.isDigit || $0 == 0x2E || $0 == 0x2D }),
            let end = key.lastIndex(of: "."), end > key.startIndex
        else { return false }
        return domains.contains(String(key[key.index(after: end)...]))
    }

    private static let domains: Set<String> = [
        "com", "org", "net", "io", "co", "app", "dev", "edu", "gov", "sh", "ai", "gg", "fm", "xyz", "example",
    ]

    /// Whether it shows how a code looks, or how it begins: `MX-XXXX-XXXX`, `sk-…`, `AKIA...`.
    static func isPattern(_ key: String) -> Bool {
        let words = key.split { !$0.isLetter }
        if words.contains(where: { $0.count > 2 && $0.allSatisfy { $0 == "X" } }) { return true }
        let start = key.hasSuffix("…") ? key.dropLast() : key.dropLast(key.hasSuffix("...") ? 3 : 0)
        guard start.count < key.count, let last = start.last, !start.contains(where: \.isWhitespace) else {
            return false
        }
        return last == "-" || last == "_" || 3...4 ~= start.count && start.allSatisfy(\.isUppercase)
    }

    /// Whether it has letters beside placeholders.
    static func hasWords(_ key: String) -> Bool {
        KeyText.foldingPlaceholders(key).unicodeScalars.count { $0.properties.isAlphabetic } > 1
    }

    /// Whether a bundle, as written, is one of the system's.
    static func isOfSystem(_ bundle: String) -> Bool {
        ["UIKit", "AppKit", "UIApplication", "NSApplication", "com.apple"].contains { bundle.contains($0) }
    }
}
