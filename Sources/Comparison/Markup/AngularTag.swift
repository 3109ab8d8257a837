// The tags of Angular's XLIFF, which are elements without content: `START_LINK_1` and `CLOSE_LINK` are a pair.

import Basics

/// The tag that an Angular `x` element replaces.
struct AngularTag {
    /// The name that both tags of an element have.
    let name: String
    let isClosing: Bool
    private let kind: Substring

    /// Creates the tag that an element replaces, by its name and ID: `x id="START_LINK_1"`; nil for a value.
    init?(_ element: String) {
        let id = element.dropFirst(Self.start.count).dropLast()
        guard element.hasPrefix(Self.start), let line = id.firstIndex(of: "_") else { return nil }
        switch id[..<line] {
        case "START": isClosing = false
        case "CLOSE": isClosing = true
        default: return nil
        }
        var kind = id[id.index(after: line)...]
        while let last = kind.utf8.last, last.isDigit || last == UInt8(ascii: "_") { kind = kind.dropLast() }
        (self.kind, name) = (kind, "x \(kind)")
    }

    /// Creates the tag of a piece of markup by its usual spelling: `<x id="START_LINK_1">`.
    init?(words: String) {
        guard words.hasPrefix("<\(Self.start)") else { return nil }
        self.init(String(words.dropFirst().dropLast()))
    }

    /// The usual spelling of the tag for `<br>`.
    static let lineBreak = "<x id=\"LINE_BREAK\">"

    private static let start = "x id=\""

    /// The name of the element in HTML, if it only changes how words look; else in the words of Angular.
    var element: Substring {
        if let known = Self.looks[kind] { return known }
        return kind.hasPrefix("TAG_") ? Substring(kind.dropFirst(4).lowercased()) : kind
    }

    private static let looks: [Substring: Substring] = [
        "BOLD_TEXT": "b", "EMPHASISED_TEXT": "em", "ITALIC_TEXT": "i", "MONOSPACED_TEXT": "tt", "SMALL_TEXT": "small",
        "STRIKETHROUGH_TEXT": "s", "UNDERLINED_TEXT": "u",
    ]
}
