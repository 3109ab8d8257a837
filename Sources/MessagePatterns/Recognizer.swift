// The table of what is no text: each line is one recognizer and the bytes that wake it.

/// Finds one sort of piece in a message.
struct Recognizer: Sendable {
    /// The bytes at which it looks; several recognizers may look at one byte, the earlier first.
    let triggers: StaticString
    let features: Syntax.Features
    /// Whether it may find something that begins with one byte and a space: where a sentence ends, few are woken.
    var mayPrecedeSpace = false
    /// Whether it finds nothing in a message that has no `](` in it.
    var needsLink = false
    let finding: Finding

    /// How it finds what begins at the scanner's offset.
    enum Finding: Sendable {
        /// Says where a placeholder ends that begins there; nil where none does.
        case placeholder(end: @Sendable (inout Scanner) -> Int?)
        /// Hands over pieces of any kind and answers true, or false.
        case pieces(@Sendable (inout Scanner) -> Bool)

        /// Hands over what it finds; false where that is nothing.
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
    /// One that finds pieces of any kind.
    init(
        triggers: StaticString, features: Syntax.Features, mayPrecedeSpace: Bool = false, needsLink: Bool = false,
        find: @escaping @Sendable (inout Scanner) -> Bool
    ) {
        self.init(
            triggers: triggers, features: features, mayPrecedeSpace: mayPrecedeSpace, needsLink: needsLink,
            finding: .pieces(find))
    }

    /// One that finds placeholders, in addresses too.
    static func placeholder(
        triggers: StaticString, features: Syntax.Features, mayPrecedeSpace: Bool = false,
        end: @escaping @Sendable (inout Scanner) -> Int?
    ) -> Recognizer {
        Recognizer(
            triggers: triggers, features: features, mayPrecedeSpace: mayPrecedeSpace, finding: .placeholder(end: end))
    }
}
