// How texts in XLIFF are read: those that Xcode exported as on Apple's systems.

import Catalogs
import Comparison
import MessagePatterns

enum XLIFFDialect: Dialect {
    /// What the names of the files end in that Apple's texts are from.
    private static let originals = Platform.apple.formats.flatMap(\.extensions).map { Array(".\($0)#".utf8) }

    /// Whether a text is from one of Apple's files, whose name stands before its key.
    private static func isOfApple(_ entry: Entry) -> Bool {
        let file = entry.key.utf8.dropLast(entry.name.utf8.count)
        return Self.originals.contains { file.suffix($0.count).elementsEqual($0) }
    }

    static func mayReadOtherwise(_ message: Message, _ source: Message, _ entry: Entry) -> Bool {
        AppleDialect.mayReadOtherwise(message, source, entry) && isOfApple(entry)
    }

    static func reading(_ message: Message) -> Message { AppleDialect.reading(message) }

    static func movesArguments(of entry: Entry) -> Bool { isOfApple(entry) }
}
