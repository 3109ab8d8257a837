// How texts in XLIFF are read: those that Xcode exported as on Apple's systems.

import Catalogs
import Comparison
import MessagePatterns

struct XLIFFDialect: Dialect {
    private static let apple = AppleDialect()

    /// What the names of the files end in that Apple's texts are from.
    private static let originals = Platform.apple.formats.flatMap(\.extensions).map { Array(".\($0)#".utf8) }

    /// Whether a text is from one of Apple's files, whose name stands before its key.
    private func isOfApple(_ entry: Entry) -> Bool {
        let file = entry.key.utf8.dropLast(entry.name.utf8.count)
        return Self.originals.contains { file.suffix($0.count).elementsEqual($0) }
    }

    func mayReadOtherwise(_ message: Message, _ source: Message, _ entry: Entry) -> Bool {
        Self.apple.mayReadOtherwise(message, source, entry) && isOfApple(entry)
    }

    func reading(_ message: Message) -> Message { Self.apple.reading(message) }

    func movesArguments(of entry: Entry) -> Bool { isOfApple(entry) }
}
