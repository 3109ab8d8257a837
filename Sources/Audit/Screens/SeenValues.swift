// What placeholders show on a recorded screen, found by comparing the text with its pattern in the catalog.

import Catalogs
import MessagePatterns

/// A text of a catalog as a screen shows it: which values its placeholders have there.
struct SeenValues {
    /// The values by the spelling of the placeholder.
    private(set) var values: [String: String] = [:]
    /// The text without what the app puts around it, such as a colon.
    private(set) var core: String

    /// Compares a text with its pattern; nil if it shows something else, such as a part of the text.
    init?(_ shown: String, pattern message: Message) {
        guard message.fault == nil, !message.parts.contains(where: { $0.kind.isOfBranch }) else { return nil }
        var rest = Substring(shown.withSingleSpaces)
        var start: String.Index?
        var open: String?
        for piece in Self.pieces(of: message) {
            switch piece {
            case .words(let words):
                guard let place = rest.ranges(of: words).first else { return nil }
                if let name = open {
                    values[name] = String(rest[..<place.lowerBound])
                } else if start == nil {
                    guard rest[..<place.lowerBound].isBare else { return nil }
                } else if place.lowerBound != rest.startIndex {
                    return nil
                }
                start = start ?? (open == nil ? place.lowerBound : rest.startIndex)
                rest = rest[place.upperBound...]
                open = nil
            case .placeholder(let name):
                // Without words between two values, nobody knows where the first ends.
                guard open == nil else { return nil }
                start = start ?? rest.startIndex
                open = name
            }
        }
        if let name = open {
            values[name] = String(rest)
            rest = rest[rest.endIndex...]
        }
        guard let start, rest.isBare else { return nil }
        core = String(rest.base[start..<rest.startIndex])
        for (name, value) in values {
            guard let inner = SeenChoice(name)?.values(showing: value) else { continue }
            values.merge(inner) { own, _ in own }
        }
    }

    /// The values of a translation; nil if it has others.
    func values(of translation: Message) -> [String: String]? {
        var found: [String: String] = [:]
        for part in translation.parts where part.kind == .placeholder {
            let spelling = String(decoding: translation.utf8[part.range], as: UTF8.self)
            guard let value = values[spelling] ?? SeenChoice(spelling)?.text(values) else { return nil }
            found[spelling] = value
        }
        return found
    }

    /// What a translation shows with the values; nil if it has others.
    func text(of translation: Message) -> String? {
        guard let values = values(of: translation) else { return nil }
        return Self.pieces(of: translation).reduce(into: "") { text, piece in
            switch piece {
            case .words(let words): text += words
            case .placeholder(let name): text += values[name] ?? ""
            }
        }
    }

    private enum Piece {
        case words(String)
        case placeholder(String)
    }

    /// The words and the placeholders of a message; words are joined over markup.
    private static func pieces(of message: Message) -> [Piece] {
        var pieces: [Piece] = []
        var words = ""
        for part in message.parts {
            let text = String(decoding: message.utf8[part.range], as: UTF8.self)
            switch part.kind {
            case .text, .locked: words += text
            case .markup, .branchStart, .branchNext, .branchEnd: break
            case .placeholder:
                if !words.isEmpty { pieces.append(.words(words.withSingleSpaces)) }
                words = ""
                pieces.append(.placeholder(text))
            }
        }
        if !words.isEmpty { pieces.append(.words(words.withSingleSpaces)) }
        return pieces
    }
}

extension Message.Kind {
    fileprivate var isOfBranch: Bool {
        switch self {
        case .branchStart, .branchNext, .branchEnd: true
        case .text, .locked, .markup, .placeholder: false
        }
    }
}

extension Substring {
    /// Whether it has no letters or digits.
    fileprivate var isBare: Bool { allSatisfy { !$0.isLetter && !$0.isNumber } }
}

extension String {
    /// The text with one space for each run of white space.
    fileprivate var withSingleSpaces: String {
        var text = ""
        for character in self {
            if !character.isWhitespace { text.append(character) } else if text.last != " " { text.append(" ") }
        }
        return text
    }
}
