// The syntax that a catalog specifies for an entry's value.

import Catalogs
import MessagePatterns

extension MessageParser {
    /// Switches to the syntax that an entry's catalog specifies, unless the user chose one.
    public mutating func adapt(to entry: Entry) { adapt(to: entry.syntax) }
}

extension Syntax {
    private static let signs = Array("%{$~".utf8)

    /// Whether a text may contain unrecognized directives: characters that start one, in its words or, if the format is
    /// unknown, anywhere.
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
