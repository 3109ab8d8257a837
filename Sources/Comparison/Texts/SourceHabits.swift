// What all source texts of a catalog together reveal about the app that reads them.

import Basics
import Catalogs
import MessagePatterns
import Synchronization

/// The habits of a catalog's source texts, computed on first use because few catalogs need them.
package final class SourceHabits: Sendable {
    /// Fewer texts may be mistakes, or of another kind than the rest.
    private static let least = 3
    /// If entities are read, at least one in this many texts has an entity.
    private static let rarest = 200

    private let catalog: Catalog
    private let found = Mutex<Found?>(nil)
    private let areOfCommands = Mutex<Bool?>(nil)
    private let texts = Mutex<Set<[UInt8]>?>(nil)
    private let keys = Mutex<Set<String>?>(nil)

    fileprivate struct Found {
        var texts = 0
        var entities = 0
        var lone = 0
        var doubled = 0
        var fields = 0
        var directives = 0
        var formats = 0
        var mostArguments = 0
        var names = 0
        var flagged = 0
        var emptyBraces = 0
        var markdown = 0
        var ofHTML = 0
        var escapedQuotes = 0
        var constants: Set<String> = []
        var styles: Set<[UInt8]> = []
    }

    /// Creates the habits of the texts that a catalog is translated from, or of its own texts if it is not a
    /// translation.
    package init(_ catalog: Catalog) { self.catalog = catalog }

    /// Whether texts without tags have entities: then the app reads all as HTML, and a translation may have entities,
    /// too.
    package var haveEntities: Bool {
        counted.entities >= Self.least && counted.entities * Self.rarest >= counted.texts
    }

    /// Whether some texts have elements of HTML.
    package var haveHTML: Bool { counted.ofHTML >= Self.least }

    /// The number of texts with a quote after a backslash, which something resolves, or they are wrong, too.
    package var escapedQuotes: Int { counted.escapedQuotes }

    /// Whether more texts have lone apostrophes that quote arguments than have doubled ones: then the app doubles them
    /// itself before Java reads a text.
    package var haveLoneApostrophes: Bool { counted.lone >= Self.least && counted.lone > counted.doubled }

    /// Whether nearly all texts with arguments have Java's numbered fields: then no formatter reads the few percent
    /// directives, which texts only describe.
    package var haveOnlyFields: Bool {
        counted.fields >= Self.enoughFields && counted.directives * Self.enoughFields <= counted.fields
    }

    private static let enoughFields = 50

    /// Whether nearly all texts have percent directives, as if one call formatted them all, and some take so many
    /// arguments.
    package func areFormats(withArguments count: Int) -> Bool {
        counted.texts >= Self.enoughFormats && counted.formats * 10 >= counted.texts * 9
            && counted.mostArguments >= count
    }

    private static let enoughFormats = 10

    /// Whether names in braces are arguments of texts, `Hello {user}`, and not just words: some other formatter than
    /// Java's reads them.
    package var haveNames: Bool { counted.names >= Self.least }

    /// Whether many texts have links or emphasis of Markdown: then all are parts of pages.
    package var areMarkdown: Bool { counted.markdown >= Self.least && counted.markdown * 4 >= counted.texts }

    /// Whether one of the texts has a name in capitals, `${PRODUCT_NAME}`, which stands for the same value everywhere.
    package func haveConstant(_ spelling: String) -> Bool { counted.constants.contains(spelling) }

    /// Whether one of the texts has a placeholder in the style of another one, as `{{name}}` is for `{{user}}`.
    package func haveStyle(of spelling: String) -> Bool { counted.styles.contains(Array(spelling.utf8).style) }

    /// Whether the catalog declares which texts have the directives of C's `printf` or Python's.
    package var declareDirectives: Bool { counted.flagged >= Self.least }

    /// Whether arguments may have neither a name nor a number: `{}`.
    package var haveEmptyBraces: Bool { counted.emptyBraces >= Self.least }

    /// Whether the texts describe command-line options.
    var describeCommands: Bool {
        areOfCommands.withLock { known in
            let areOfCommands = known ?? catalog.unshared.describesCommands
            known = areOfCommands
            return areOfCommands
        }
    }

    /// Whether one of the texts is this one.
    func haveText(_ text: [UInt8]) -> Bool {
        texts.withLock { known in
            let texts = known ?? Self.texts(of: catalog.unshared)
            known = texts
            return texts.contains(text)
        }
    }

    /// Whether one of the texts has this key.
    func haveKey(_ key: String) -> Bool {
        keys.withLock { known in
            let keys = known ?? Set(catalog.unshared.entries.map(\.key))
            known = keys
            return keys.contains(key)
        }
    }

    private static func texts(of catalog: Catalog) -> Set<[UInt8]> {
        var texts: Set<[UInt8]> = []
        for entry in catalog.entries {
            guard let part = sourcePart(of: entry, in: catalog) else { continue }
            var text: [UInt8] = []
            if entry.append(part, to: &text) { texts.insert(text) }
        }
        return texts
    }

    /// Returns the part of an entry that is a source text; nil if it has none.
    private static func sourcePart(of entry: Entry, in catalog: Catalog) -> Entry.Part? {
        if entry.holdsSource { return .source }
        return !catalog.format.isMultilingual || entry.locale == catalog.sourceLocale ? .value : nil
    }

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
            guard let part = sourcePart(of: entry, in: catalog) else { continue }
            parser.adapt(to: entry)
            var isNew = false
            message.parse(parser) { text in
                isNew = entry.append(part, to: &text) && text != last
            }
            // All forms of a plural have the same source.
            guard isNew else { continue }
            last = message.utf8
            found.count(message, entry.syntax)
        }
        return found
    }
}

extension SourceHabits.Found {
    fileprivate mutating func count(_ message: Message, _ syntax: Syntax) {
        texts += 1
        if syntax == .printf || syntax == .python { flagged += 1 }
        let markup = MessageMarkup(message)
        if markup.isOfEntities { entities += 1 }
        if markup.pieces.contains(where: { $0 == .link || $0 == .strong }) { markdown += 1 }
        if markup.pieces.contains(where: { HTMLElements.have(String(MarkupElements.name(of: $0.words))) }) {
            ofHTML += 1
        }
        if message.utf8.firstOffset(of: "\\\"") != nil || message.utf8.firstOffset(of: "\\'") != nil {
            escapedQuotes += 1
        }
        if message.utf8.firstOffset(of: "{}") != nil { emptyBraces += 1 }
        if message.utf8.has(UInt8(ascii: "%")) {
            let last = MessageArguments(message).formatted.map(\.position).max()
            if last != nil { formats += 1 }
            mostArguments = max(mostArguments, last ?? 0)
        }
        for part in message.parts where part.kind == .placeholder {
            styles.insert(Array(message.utf8[part.range]).style)
        }
        if message.utf8.has(UInt8(ascii: "{")) { constants.formUnion(message.constants) }
        guard syntax == .javaMessageFormat else { return }
        if message.hasField { fields += 1 }
        if message.hasNameAmongWords { names += 1 }
        if !MessageArguments(message).formatted.isEmpty { directives += 1 }
        guard message.utf8.has(UInt8(ascii: "'")) else { return }
        if message.utf8.firstOffset(of: "''") != nil {
            // Without arguments, quotes have no meaning.
            if message.parts.contains(where: { $0.kind == .placeholder }) { doubled += 1 }
        } else if QuotedArguments.are(in: message) {
            lone += 1
        }
    }
}

extension [UInt8] {
    /// The signs of a placeholder without its name.
    fileprivate var style: [UInt8] { filter { !$0.isLetter && !$0.isDigit && $0 > 0x20 && $0 != UInt8(ascii: "_") } }
}

extension Message {
    /// Its names in capitals, such as `${PRODUCT_NAME}`.
    fileprivate var constants: [String] {
        guard utf8.has(UInt8(ascii: "$")) else { return [] }
        return parts.filter { $0.kind == .placeholder && utf8[$0.range].starts(with: "${".utf8) }.compactMap { part in
            let name = utf8[part.range].dropFirst(2).dropLast()
            let isConstant = name.allSatisfy {
                $0.isLetter && $0 & 0x20 == 0 || $0.isDigit || $0 == UInt8(ascii: "_")
            }
            return isConstant ? String(decoding: utf8[part.range], as: UTF8.self) : nil
        }
    }

    /// Whether it has a name in braces, and words beside it.
    fileprivate var hasNameAmongWords: Bool {
        parts.contains { $0.kind == .text }
            && parts.contains { part in
                part.kind == .placeholder && utf8[part.range].first == UInt8(ascii: "{")
                    && (utf8[part.range].dropFirst().first?.isLetter ?? false)
            }
    }

    /// Whether it has an argument with a number in braces: `{0}`.
    fileprivate var hasField: Bool {
        parts.contains { part in
            part.kind == .placeholder && utf8[part.range].first == UInt8(ascii: "{")
                && (utf8[part.range].dropFirst().first?.isDigit ?? false)
        }
    }
}

/// The habits of a catalog, and of the catalog that it translates.
package struct TableHabits: Sendable {
    package let own: SourceHabits
    package let source: SourceHabits?
    /// Whether the sources in the catalog are only names of texts in the other catalog.
    package let hasNames: Bool
    /// Whether the app draws its texts in the direction of the language.
    package let takeDirectionFromLanguage: Bool
    /// The keys of the texts that it draws so, if it does not draw all of them so.
    package let directionalKeys: Set<String>
    /// Whether a library reads messages of ICU without their tags, which it leaves to the app.
    package let leaveTags: Bool

    package init(
        own: SourceHabits, source: SourceHabits?, hasNames: Bool, takeDirectionFromLanguage: Bool = false,
        directionalKeys: Set<String> = [], leaveTags: Bool = false
    ) {
        (self.own, self.source, self.hasNames) = (own, source, hasNames)
        self.takeDirectionFromLanguage = takeDirectionFromLanguage
        self.directionalKeys = directionalKeys
        self.leaveTags = leaveTags
    }

    /// Returns the habits of the texts to which the source of an entry belongs, or the entry itself.
    package func ofSource(of entry: Entry, isSource: Bool) -> SourceHabits? {
        isSource || entry.holdsSource && !hasNames ? own : source
    }
}
