// Differences of markup in words, and the way out.

import Basics
import MessagePatterns

extension MarkupDifference {
    /// The words of differences, each once, with how many there are of it.
    package static func words(for differences: [MarkupDifference], source: Message) -> String {
        let pieces = Set(MessageMarkup(source).pieces.map(\.words))
        return differences.unique.prefix(mostSaid).map { difference in
            difference.words(count: differences.count { $0 == difference }, pieces)
        }
        .joined(separator: "; ")
    }

    private static let mostSaid = 4

    private func words(count: Int, _ pieces: Set<String>) -> String {
        switch self {
        case .lost(let spelling) where count > 1: "\(count) '\(spelling.shortened)' of the source are lost"
        case .added(let spelling) where pieces.contains(spelling):
            "\(count) more '\(spelling.shortened)' than in the source"
        case .added(let spelling) where count > 1: "\(count) '\(spelling.shortened)' are not in the source"
        default: message
        }
    }

    /// What to write, where the words do not say it.
    package static func help(for differences: [MarkupDifference]) -> String? {
        for difference in differences {
            switch difference {
            case .lost("<br>"): return "write '<br>' where the line ends"
            case .lost(let spelling) where spelling.hasPrefix("</"):
                return "write '\(spelling.shortened)' at the end of its words"
            case .lost: return "write it as in the source, around the same words"
            case .added: return "take it out, or write the markup of the source in its place"
            case .unclosed(let spelling):
                return "write '</\(String(spelling.dropFirst()).shortened)' at the end of its words"
            case .misplaced: return "close first what was opened last"
            case .entity: return "write the character itself"
            case .lostAttribute(let name, of: _, meant: _): return "write '\(name.shortened)' as in the source"
            case .misquoted, .escapedTwice, .misspelled: continue
            }
        }
        return nil
    }
}
