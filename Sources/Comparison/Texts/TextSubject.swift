// A text and the text that it translates: what most rules check.

import Basics
import Catalogs
import MessagePatterns

/// A text and the text that it translates.
package struct TextSubject {
    /// The entry.
    package private(set) var entry: Entry
    /// The entry that it translates, in another file; nil for a source text, and if the entry contains its own source.
    package private(set) var source: Entry?
    /// The language tag as the catalog spells it; nil if unknown.
    package private(set) var locale: String?
    /// Whether it is a text in the app's source language.
    package private(set) var isSource: Bool
    /// The parsed text; never empty.
    package private(set) var message = Message()
    /// The kinds of bytes in the text.
    package private(set) var seen = ByteKinds([])
    /// The parsed text that it translates; nil for a source text, and if none is known.
    package private(set) var sourceMessage: Message?
    /// The habits of the source texts of its catalog and of the catalog that it translates; nil if not computed.
    package var tableHabits: TableHabits?
    /// The plural forms, besides `other`, that the app shows in every language, each for one number, because it has one
    /// rule for all; nil if it has the rules of languages.
    package var formsOfAllLanguages: Set<String>?
    /// The dialect of the formatter that shows the text.
    package var dialect: any Dialect.Type = CommonDialect.self
    /// Replaces `sourceMessage` while that is nil, to reuse its memory.
    private var idleMessage = Message()
    /// The part of the entry that the text was generated from; nil if it is the entry's unchanged value.
    private var madeOf: Entry.Part?

    package init(_ entry: Entry) {
        self.entry = entry
        isSource = false
    }

    /// The habits of the texts to which its source belongs, or the text itself; nil if unknown.
    package var habits: SourceHabits? { tableHabits?.ofSource(of: entry, isSource: isSource) }

    /// The entry with the source text, and the part that is the text; nil if unknown.
    package var original: (entry: Entry, part: Entry.Part)? {
        if let madeOf { return (entry, madeOf) }
        if isSource { return (entry, .value) }
        return source.map { ($0, .value) } ?? (sourceMessage != nil ? (entry, .source) : nil)
    }

    /// The language of the tag, without script and region; empty if unknown.
    package var language: String { locale.map { String($0.prefix { $0 != "-" && $0 != "_" }).lowercased() } ?? "" }

    /// The language of the source text; English if unknown.
    package var originalLocale: String {
        guard let original else { return "en" }
        return (original.part == .value ? original.entry.locale : original.entry.catalog.sourceLocale) ?? "en"
    }

    /// Changes the subject to another entry; returns false if that has no text.
    ///
    /// Reuses the memory of the previous subject. `isNamed` means that the source in the entry's own file is only a
    /// name.
    package mutating func become(
        _ entry: Entry, source: Entry?, locale: String?, isSource: Bool, isNamed: Bool = false,
        _ parser: inout MessageParser
    ) -> Bool {
        let source = entry.holdsSource && !isNamed ? nil : source
        (self.entry, self.source, self.locale, self.isSource) = (entry, source, locale, isSource)
        madeOf = nil
        parser.adapt(to: entry)
        guard Self.parse(.value, of: entry, &message, &parser) else { return false }
        seen = ByteKinds(message.utf8)
        dropSourceMessage()
        guard !isSource else { return true }
        let hasSource =
            source.map { Self.parse(.value, of: $0, &idleMessage, &parser) }
            ?? (!isNamed && Self.parse(.source, of: entry, &idleMessage, &parser))
        if hasSource {
            sourceMessage = idleMessage
            idleMessage = Message()
        }
        // A blank translation is not a translation.
        return !message.utf8.isBlank || sourceMessage?.utf8.isBlank ?? false
    }

    private mutating func dropSourceMessage() {
        if let old = sourceMessage.take() { idleMessage = old }
    }

    /// Changes the text to one generated from a part of the same entry, as in a pseudo-locale.
    package mutating func become(
        _ text: [UInt8], of pseudolocale: String, madeOf part: Entry.Part = .value, _ parser: MessageParser
    ) {
        (locale, isSource, madeOf) = (pseudolocale, false, part)
        dropSourceMessage()
        message.parse(parser) { $0 += text }
        seen = ByteKinds(message.utf8)
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
