// How Apple's formatter reads texts.

import Catalogs
import Comparison
import MessagePatterns

enum AppleDialect: Dialect {
    static func mayReadOtherwise(_ message: Message, _ source: Message, _ entry: Entry) -> Bool {
        ApplePlaceholders.mayPassOverSpaces(message, source)
    }

    static func reading(_ message: Message) -> Message { ApplePlaceholders.meant(by: message) }

    static func movesArguments(of entry: Entry) -> Bool { true }
}
