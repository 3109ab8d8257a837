// How an entry's catalog says that its value is written.

import Catalogs
import MessagePatterns

extension MessageParser {
    /// Reads what comes next as the catalog of an entry says, unless a person said otherwise.
    public mutating func adapt(to entry: Entry) { adapt(to: entry.syntax) }
}

extension Syntax {
    private static let signs = Array("%{$~".utf8)

    /// Whether a text may have directives in it that nobody knows of: signs that such begin with, among its words or, of
    /// a format of which nothing is known, anywhere.
    package func mayHaveMore(in message: Message) -> Bool {
        switch self {
        case .unknownFormat, .tildeFormat: message.utf8.contains(where: Self.signs.contains)
        case .otherFormat:
            message.parts.contains { part in
                part.kind == .text && message.utf8[part.range].contains(where: Self.signs.dropLast().contains)
            }
        default: false
        }
    }
}
