// How an entry's catalog says that its value is written.

import Catalogs
import MessagePatterns

extension MessageParser {
    /// Reads what comes next as the catalog of an entry says, unless a person said otherwise.
    public mutating func adapt(to entry: Entry) { adapt(to: Syntax(entry.syntax)) }
}

extension Syntax {
    /// The syntax that a catalog names.
    public init(_ syntax: ValueSyntax) {
        self =
            switch syntax {
            case .auto: .auto
            case .resolved: .resolved
            case .messageFormat: .messageFormat
            case .flutterMessage: .flutterMessage
            case .browserMessage: .browserMessage
            case .wikiMessage: .wikiMessage
            case .phpMessage: .phpMessage
            case .fluent: .fluent
            case .messageFormatWithArguments: .javaMessageFormat
            case .printf, .python: .printf
            case .template: .template
            case .qt: .qt
            case .otherFormat, .unknownFormat, .pythonBraces, .dotNetBraces: .auto
            }
    }
}

extension ValueSyntax {
    private static let signs = Array("%{$~".utf8)

    /// Whether a text may have directives in it that nobody knows of: signs that such begin with, among its words or, of
    /// a format of which nothing is known, anywhere.
    func mayHaveMore(in message: Message) -> Bool {
        switch self {
        case .auto, .resolved, .messageFormat, .flutterMessage, .browserMessage, .wikiMessage, .phpMessage,
            .messageFormatWithArguments, .fluent, .printf, .python, .template, .qt, .pythonBraces, .dotNetBraces:
            false
        case .unknownFormat: message.utf8.contains(where: Self.signs.contains)
        case .otherFormat:
            message.parts.contains { part in
                part.kind == .text && message.utf8[part.range].contains(where: Self.signs.dropLast().contains)
            }
        }
    }
}
