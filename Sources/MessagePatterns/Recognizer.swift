// The table of recognizers for everything other than text, each with the bytes that trigger it.

/// Finds one kind of part in a message.
struct Recognizer: Sendable {
    /// The bytes at which it starts; if several recognizers start at one byte, the earlier ones go first.
    let triggers: StaticString
    let features: Syntax.Features
    /// Whether it may find something that consists of one byte before a space: few recognizers then start at the end of
    /// a sentence.
    var mayPrecedeSpace = false
    /// Whether it finds nothing in a message without `](`.
    var needsLink = false
    let finding: Finding

    /// How it finds what begins at the scanner's offset.
    enum Finding: Sendable {
        /// Returns the end of a placeholder that begins here, if any.
        case placeholder(end: @Sendable (inout Scanner) -> Int?)
        /// Emits parts of any kind and returns true, or returns false.
        case pieces(@Sendable (inout Scanner) -> Bool)

        /// Emits what it finds; returns false if that is nothing.
        @inline(__always)
        func find(_ scanner: inout Scanner) -> Bool {
            switch self {
            case .placeholder(let end):
                guard let end = end(&scanner) else { return false }
                scanner.emit(.placeholder, upTo: end)
                return true
            case .pieces(let find): return find(&scanner)
            }
        }
    }

    static let all: [Recognizer] = [
        .tag, .entity, .link, .wikiLink, .bracketTag, .code,
        .directive, .qtPlace, .boostPlace, .percentTemplate, .percentName, .exclamationName, .formatSpecifier,
        .dateLetter, .windowsPath, .escape,
        .braces, .openBrace, .dollarName, .dollarNumber, .dollar, .mail, .atSign, .colonWord, .colonName, .token,
        .shellWord, .url, .domain, .path, .file, .filePattern, .color, .sectionSign,
    ]
}

extension Recognizer {
    /// Creates a recognizer for parts of any kind.
    init(
        triggers: StaticString, features: Syntax.Features, mayPrecedeSpace: Bool = false, needsLink: Bool = false,
        find: @escaping @Sendable (inout Scanner) -> Bool
    ) {
        self.init(
            triggers: triggers, features: features, mayPrecedeSpace: mayPrecedeSpace, needsLink: needsLink,
            finding: .pieces(find))
    }

    /// Creates a recognizer for placeholders, which may also occur in addresses.
    static func placeholder(
        triggers: StaticString, features: Syntax.Features, mayPrecedeSpace: Bool = false,
        end: @escaping @Sendable (inout Scanner) -> Int?
    ) -> Recognizer {
        Recognizer(
            triggers: triggers, features: features, mayPrecedeSpace: mayPrecedeSpace, finding: .placeholder(end: end))
    }
}
