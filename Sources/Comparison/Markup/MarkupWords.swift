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
    package static func help(for differences: [MarkupDifference]) -> String? {
        let lineBreak = MarkupDifference.lost("<br>")
        for difference in differences where difference != lineBreak {
            switch difference {
            case .lost(let spelling) where spelling.hasPrefix("</"):
                return "add '\(spelling.shortened)' after the text that belongs inside the tag"
            case .lost: return "add the markup of the source around the same words"
            case .added: return "remove the extra markup, or replace it with the markup of the source"
            case .unclosed(let spelling):
                return "add '</\(String(spelling.dropFirst()).shortened)' after the text that belongs inside the tag"
            case .misplaced: return "close the last opened tag first"
            case .entity: return "write the character itself"
            case .lostAttribute(let name, of: _, meant: _): return "write '\(name.shortened)' as in the source"
            case .unclosedQuote: return "write a second quotation mark before the '>'"
            case .misquoted, .escapedTwice, .misspelled, .replaced: continue
            }
        }
        return differences.contains(lineBreak) ? "add '<br>' where the source has it" : nil
    }
}
