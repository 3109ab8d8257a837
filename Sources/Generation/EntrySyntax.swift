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
            case .fluent: .fluent
            case .messageFormatWithArguments: .javaMessageFormat
            case .text: .text
            }
    }
}
