// The pieces of markup: tags, links and emphasis, whatever their attributes.

import MessagePatterns

extension MessageMarkup {
    /// A tag, a link or an emphasis mark, reduced to what a translation must keep.
    package enum Piece: Hashable {
        case opening(String)
        case closing(String)
        /// `<br>`, `<br/>`, `<x id="1"/>`
        case void(String)
        /// `[label](target)`, whatever the target.
        case link
        /// `<https://example.com>`, whatever the address.
        case address
        /// `**` before and after words.
        case strong
        /// `[b]` and `[/b]`, without values
        case bracketed(String)

        /// The usual spelling of the piece.
        package var words: String {
            switch self {
            // Only known names say that the tag has no content; Lingui's `<0/>` and an app's `<icon/>` do not.
            case .void(let name) where !MessageMarkup.isKnown(String(name.prefix { $0 != " " })): "<\(name)/>"
            case .opening(let name), .void(let name): "<\(name)>"
            case .closing(let name): "</\(name)>"
            case .link: "[…](…)"
            case .address: "<https://…>"
            case .strong: "**…**"
            case .bracketed(let name): "[\(name)]"
            }
        }
    }

    /// Elements without content, which are not closed.
    static let voids: Set<String> = ["br", "hr", "img", "input", "wbr", "x", "bx", "ex", "meta"]
    /// Whether a name is that of an element of HTML or XLIFF.
    static func isKnown(_ name: String) -> Bool { voids.contains(name) || HTMLElements.have(name) }
}

extension MessageMarkup.Piece {
    /// The name of the element that it closes, possibly itself.
    var closedName: String? {
        switch self {
        case .closing(let name): name
        case .void(let name) where !MessageMarkup.voids.contains(name): name
        case .void, .opening, .link, .address, .strong, .bracketed: nil
        }
    }

    /// The name in angle brackets, if it may be a word, and whether HTML has no such element, or one that is also the
    /// name of a thing; numbers and `<icon/>` belong to the app.
    var word: (name: String, isThing: Bool)? {
        switch self {
        case .opening(let name) where (name.utf8.first?.isLetter ?? false) && !name.contains(" "):
            (name, !HTMLElements.have(name) || HTMLElements.isWord(name))
        case .void(let name) where MessageMarkup.voids.contains(name) && HTMLElements.isWord(name): (name, true)
        case .opening, .void, .closing, .link, .address, .strong, .bracketed: nil
        }
    }
}
