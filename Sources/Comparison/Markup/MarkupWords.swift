// The messages for differences in markup, and how to fix them.

import Basics
import MessagePatterns

extension MarkupDifference {
    /// Returns a description of differences, each once, with their counts.
    package static func words(for differences: [MarkupDifference], source: Message) -> String {
        let hasBranches = source.parts.contains { $0.kind == .branchStart }
        let pieces = Dictionary(grouping: MessageMarkup(source).pieces.map(\.words)) { $0 }
            // Only one branch is shown.
            .mapValues { hasBranches ? 1 : $0.count }
        return differences.unique.prefix(mostListed).map { difference in
            difference.words(count: differences.count { $0 == difference }, pieces)
        }
        .joined(separator: "; ")
    }

    private static let mostListed = 4

    private func words(count: Int, _ pieces: [String: Int]) -> String {
        switch self {
        case .lost(let spelling) where count < pieces[spelling] ?? 0:
            "\(count) of \(pieces[spelling] ?? 0) '\(spelling.shortened)' of the source \(count > 1 ? "are" : "is") lost"
        case .lost(let spelling) where count > 1: "\(count) '\(spelling.shortened)' of the source are lost"
        case .added(let spelling) where pieces[spelling] != nil:
            "\(count) more '\(spelling.shortened)' than in the source"
        case .added(let spelling) where count > 1: "\(count) '\(spelling.shortened)' are not in the source"
        default: message
        }
    }

    /// Returns what to write; nil if the message contains it already.
    package static func help(
        for differences: [MarkupDifference], source: Message, in translation: Message? = nil
    ) -> String? {
        let lost = differences.compactMap { if case .lost(let spelling) = $0 { spelling } else { nil } }
        let known = MessageMarkup(source)
        let voids = lost.filter(known.hasVoid)
        for difference in differences {
            switch difference {
            case .lost(let spelling) where voids.contains(spelling): continue
            case .lost(let spelling) where spelling.hasPrefix("</"):
                let opening = "<\(spelling.dropFirst(2))"
                guard differences.contains(.added(opening)) else {
                    return "add '\(spelling.shortened)' after the text that belongs inside the tag"
                }
                // The slash that the tag lacks may be before it.
                let misplaced = "/\(opening)"
                return translation?.has(misplaced) ?? false
                    ? "write '\(spelling.shortened)' in place of '\(misplaced.shortened)'"
                    : "write '\(spelling.shortened)' in place of the extra '\(opening.shortened)'"
            case .lost(MessageMarkup.Piece.link.words) where translation?.has("] (") ?? false:
                return "remove the space between ']' and '('"
            case .lost: return "write the markup as in the source, where the text has the same words"
            case .added where known.isMarkup: return "remove the extra markup, or replace it with that of the source"
            case .added: return "remove it, unless the app reads it as markup"
            case .unclosed(let spelling):
                return "add '</\(String(spelling.dropFirst()).shortened)' after the text that belongs inside the tag"
            case .misplaced: return "put each closing tag after its opening one, and close the last opened one first"
            case .entity: return "write the character itself"
            case .lostAttribute(let name, of: _, meant: _): return "write '\(name.shortened)' as in the source"
            case .unclosedQuote: return "write its partner, or remove it"
            case .unended: return "write '>' where the tag ends"
            case .misquoted, .escapedTwice, .misspelled, .replaced: continue
            }
        }
        return voids.first.map { "add '\($0.shortened)' where the source has it" }
    }
}

extension Message {
    fileprivate func has(_ text: String) -> Bool { utf8.firstOffset(of: Array(text.utf8), in: utf8.indices) != nil }
}

extension MessageMarkup {
    /// Whether a spelling is that of a tag without content, which has no words around it.
    fileprivate func hasVoid(_ spelling: String) -> Bool {
        // An app may use HTML's `<link>` for an element of its own.
        if pieces.contains(.closing(String(MarkupElements.name(of: spelling)))) { return false }
        return pieces.contains { piece in
            if case .void = piece { piece.words == spelling } else { false }
        }
    }
}
