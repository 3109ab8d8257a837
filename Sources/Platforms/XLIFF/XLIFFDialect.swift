// How texts in XLIFF are read: those that Xcode exported as on Apple's systems, those of Angular on web pages.

import Catalogs
import Comparison
import MessagePatterns

enum XLIFFDialect: Dialect {
    /// The extensions of the Apple files from which texts come.
    private static let originals = Platform.apple.formats.flatMap(\.extensions).map { Array(".\($0)#".utf8) }

    /// Whether a text comes from an Apple file, whose name precedes its key.
    private static func isOfApple(_ entry: Entry) -> Bool {
        let file = entry.key.utf8.dropLast(entry.name.utf8.count)
        return Self.originals.contains { file.suffix($0.count).elementsEqual($0) }
    }

    /// The files that Angular names in its XLIFF, in both versions, as they precede the key.
    private static let templates = ["ng2.template#", "ng.template#"]

    /// Whether a text comes from a template of Angular, whose apps load the translation itself.
    private static func isOfAngular(_ entry: Entry) -> Bool { templates.contains { entry.key.hasPrefix($0) } }

    /// The files that TYPO3, and Symfony's developers, name as the original, which is the source of all others.
    private static let ownOriginals = [".xlf#", ".xliff#"].map { Array($0.utf8) }

    /// Whether a text comes from a file for web pages.
    private static func isOfPages(_ entry: Entry) -> Bool {
        let file = entry.key.utf8.dropLast(entry.name.utf8.count)
        return isOfAngular(entry) || ownOriginals.contains { file.suffix($0.count).elementsEqual($0) }
            || SymfonyDomain.contains(entry)
    }

    static func takesDirectionFromFirstLetter(_ entry: Entry) -> Bool { isOfApple(entry) }
    static func breaksLinesBySeparator(in entry: Entry) -> Bool { isOfApple(entry) }
    static func isShownOnPages(_ entry: Entry) -> Bool { isOfPages(entry) }
    static func showsEmptyText(_ entry: Entry) -> Bool { isOfAngular(entry) || SymfonyDomain.contains(entry) }
    static func rejectsRepeatedKey(of entry: Entry) -> Bool { isOfAngular(entry) }

    static func mayReadOtherwise(_ message: Message, _ source: Message, _ entry: Entry) -> Bool {
        AppleDialect.mayReadOtherwise(message, source, entry) && isOfApple(entry)
    }

    static func reading(_ message: Message) -> Message { AppleDialect.reading(message) }

    static func movesArguments(of entry: Entry) -> Bool { isOfApple(entry) }
}
