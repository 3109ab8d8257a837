// What the source texts of a catalog show together of the app that reads them, where a single one shows nothing.

import Catalogs
import MessagePatterns
import Synchronization

/// The habits of a catalog's source texts; found when a rule first asks, since few catalogs are ever asked about.
package final class SourceHabits: Sendable {
    /// Fewer texts may be mistakes, or of another kind than the rest.
    private static let least = 3
    /// Of so many texts one has an entity where entities are read.
    private static let rarest = 200

    private let catalog: Catalog
    private let found = Mutex<Found?>(nil)

    fileprivate struct Found {
        var texts = 0
        var entities = 0
        var lone = 0
        var doubled = 0
    }

    /// Those of the texts that a catalog is translated from, or that it holds itself where it is no translation.
    package init(_ catalog: Catalog) { self.catalog = catalog }

    /// Whether texts without any tag have entities: then the app reads all as HTML, and a translation may have them, too.
    package var haveEntities: Bool {
        counted.entities >= Self.least && counted.entities * Self.rarest >= counted.texts
    }

    /// Whether lone apostrophes quote arguments, and more often than others are twice: then the app doubles them itself
    /// before Java reads a text.
    package var haveLoneApostrophes: Bool { counted.lone >= Self.least && counted.lone > counted.doubled }

    private var counted: Found {
        found.withLock { found in
            let counted = found ?? Self.count(catalog.unshared)
            found = counted
            return counted
        }
    }

    fileprivate static func count(_ catalog: Catalog) -> Found {
        var found = Found()
        var parser = MessageParser()
        var message = Message()
        var last: [UInt8] = []
        for entry in catalog.entries {
            let part: Entry.Part = entry.holdsSource ? .source : .value
            guard part == .source || !catalog.format.isMultilingual || entry.locale == catalog.sourceLocale else {
                continue
            }
            parser.adapt(to: entry)
            var isNew = false
            message.parse(parser) { text in
                isNew = entry.append(part, to: &text) && text != last
            }
            // All forms of a plural have the same source.
            guard isNew else { continue }
            last = message.utf8
            found.count(message, doublesApostrophes: entry.syntax == .javaMessageFormat)
        }
        return found
    }
}

extension SourceHabits.Found {
    fileprivate mutating func count(_ message: Message, doublesApostrophes: Bool) {
        texts += 1
        if MessageMarkup(message).isOfEntities { entities += 1 }
        guard doublesApostrophes, message.utf8.has(UInt8(ascii: "'")) else { return }
        if message.utf8.firstOffset(of: "''") != nil {
            // Without arguments nobody reads the quotes.
            if message.parts.contains(where: { $0.kind == .placeholder }) { doubled += 1 }
        } else if QuotedArguments.are(in: message) {
            lone += 1
        }
    }
}

/// The habits of a catalog, and of the one it translates.
package struct TableHabits: Sendable {
    package let own: SourceHabits
    package let source: SourceHabits?
    /// Whether what the catalog has for sources are but names of texts in the other.
    package let hasNames: Bool

    package init(own: SourceHabits, source: SourceHabits?, hasNames: Bool) {
        (self.own, self.source, self.hasNames) = (own, source, hasNames)
    }

    /// Those of the texts of which the source of an entry is one, or the entry itself.
    package func ofSource(of entry: Entry, isSource: Bool) -> SourceHabits? {
        isSource || entry.holdsSource && !hasNames ? own : source
    }
}
