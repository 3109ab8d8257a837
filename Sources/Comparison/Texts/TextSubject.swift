// A text beside the one it translates: what most rules look at.

import Basics
import Catalogs
import MessagePatterns

/// A text beside the one it translates.
package struct TextSubject {
    /// The entry.
    package private(set) var entry: Entry
    /// The entry that it translates, in another file; nil for a source text, and where its own file holds the source.
    package private(set) var source: Entry?
    /// Its language tag as the catalog has it; nil where none is known.
    package private(set) var locale: String?
    /// Whether it is a text of the language that the app is written in.
    package private(set) var isSource: Bool
    /// What is shown, taken apart; never empty.
    package private(set) var message = Message()
    /// What bytes that has.
    package private(set) var seen = BytesSeen([])
    /// What it translates, taken apart; nil for a source text, and where none is known.
    package private(set) var sourceMessage: Message?
    /// What the source texts show of its catalog, and of the one it translates; nil where nobody has looked.
    package var tableHabits: TableHabits?
    /// How whatever shows it reads it.
    package var dialect: any Dialect.Type = CommonDialect.self
    /// Stands in for it while there is none, so that what was allocated for it is used again.
    private var idleMessage = Message()
    /// The part of the entry that it was made of; nil where it is its value as it stands.
    private var madeOf: Entry.Part?

    package init(_ entry: Entry) {
        self.entry = entry
        isSource = false
    }

    /// What the texts show together of which its source is one, or itself; nil where none are known.
    package var habits: SourceHabits? { tableHabits?.ofSource(of: entry, isSource: isSource) }

    /// The entry that holds the text of the source, and which part of it that is; nil where none is known.
    package var original: (entry: Entry, part: Entry.Part)? {
        if let madeOf { return (entry, madeOf) }
        if isSource { return (entry, .value) }
        return source.map { ($0, .value) } ?? (sourceMessage != nil ? (entry, .source) : nil)
    }

    /// The language of its tag, without script and region; nothing where none is known.
    package var language: String { locale.map { String($0.prefix { $0 != "-" && $0 != "_" }).lowercased() } ?? "" }

    /// The language of that text; English where none is known.
    package var originalLocale: String {
        guard let original else { return "en" }
        return (original.part == .value ? original.entry.locale : original.entry.catalog.sourceLocale) ?? "en"
    }

    /// Becomes the subject of another entry; false where that has no text.
    ///
    /// What was allocated for the one before is used again. `isNamed` says that what the entry's own file has for its source
    /// is but a name of it.
    package mutating func become(
        _ entry: Entry, source: Entry?, locale: String?, isSource: Bool, isNamed: Bool = false,
        _ parser: inout MessageParser
    ) -> Bool {
        let source = entry.holdsSource && !isNamed ? nil : source
        (self.entry, self.source, self.locale, self.isSource) = (entry, source, locale, isSource)
        madeOf = nil
        parser.adapt(to: entry)
        guard Self.parse(.value, of: entry, &message, &parser) else { return false }
        seen = BytesSeen(message.utf8)
        dropSourceMessage()
        guard !isSource else { return true }
        let hasSource =
            source.map { Self.parse(.value, of: $0, &idleMessage, &parser) }
            ?? (!isNamed && Self.parse(.source, of: entry, &idleMessage, &parser))
        if hasSource {
            sourceMessage = idleMessage
            idleMessage = Message()
        }
        // A translation that shows nothing is none.
        return !message.utf8.isBlank || sourceMessage?.utf8.isBlank ?? false
    }

    private mutating func dropSourceMessage() {
        if let old = sourceMessage.take() { idleMessage = old }
    }

    /// Becomes a text that was made of a part of the same entry, as in a pseudo-locale.
    package mutating func become(
        _ text: [UInt8], of pseudolocale: String, madeOf part: Entry.Part = .value, _ parser: MessageParser
    ) {
        (locale, isSource, madeOf) = (pseudolocale, false, part)
        dropSourceMessage()
        message.parse(parser) { $0 += text }
        seen = BytesSeen(message.utf8)
    }

    private static func parse(
        _ part: Entry.Part, of entry: Entry, _ message: inout Message, _ parser: inout MessageParser
    ) -> Bool {
        var hasText = false
        message.parse(parser) { hasText = entry.append(part, to: &$0) && !$0.isEmpty }
        if hasText, message.utf8.has(UInt8(ascii: "%")) {
            parser.learnSiblings(of: entry, part, text: message.utf8)
            guard parser.siblings != Siblings() else { return true }
            message.parse(parser) { _ = entry.append(part, to: &$0) }
            parser.siblings = Siblings()
        }
        return hasText
    }
}
