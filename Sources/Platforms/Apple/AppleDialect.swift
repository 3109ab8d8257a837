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

    static func breaksLinesBySeparator(in entry: Entry) -> Bool { true }

    static func fault(ofSource subject: TextSubject) -> SourceFault? {
        TransposedNumbers.fault(ofSource: subject.message)
    }

    static func meant(bySource message: Message, _ syntax: Syntax) -> Message {
        TransposedNumbers.repairing(message, syntax)
    }

    /// No formatter reads layouts and property lists: `{General}` in one and `__MyCompanyName__` in the other are words
    /// of a template.
    static func adapting(
        _ differences: [PlaceholderDifference], of subject: TextSubject, _ source: Message
    ) -> [PlaceholderDifference] {
        if subject.entry.hasInterfaceBuilderKey { return differences.filter { !$0.isOfBraces } }
        return CatalogPath(subject.entry.catalog.path).isOfPropertyList
            ? differences.filter(\.isOfFormatter) : differences
    }
}

extension CatalogPath {
    /// Whether its texts belong to keys of a property list, such as `Info.plist`.
    fileprivate var isOfPropertyList: Bool {
        name.hasSuffix("Plist.strings") || name.hasSuffix("Plist.xcstrings")
    }
}

extension PlaceholderDifference {
    /// Whether it concerns more than the words of a template: `$(NAME)`, `__NAME__`.
    fileprivate var isOfFormatter: Bool {
        switch self {
        case .lost(let spelling), .added(let spelling, nearest: _), .changed(_, was: let spelling),
            .introduced(let spelling):
            !spelling.hasPrefix("$") && !spelling.hasPrefix("__")
        default: true
        }
    }
}
