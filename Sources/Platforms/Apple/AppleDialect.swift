// How Apple's formatter reads texts.

import Catalogs
import Comparison
import MessagePatterns

struct AppleDialect: Dialect {
    func mayReadOtherwise(_ message: Message, _ source: Message, _ entry: Entry) -> Bool {
        AppleFormat.mayPassOverSpaces(message, source)
    }

    func reading(_ message: Message) -> Message { AppleFormat.meant(by: message) }

    func movesArguments(of entry: Entry) -> Bool { true }
}
