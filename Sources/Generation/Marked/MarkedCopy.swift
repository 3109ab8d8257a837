// A catalog with marks around its texts.

import Catalogs
import Marks

/// Makes marked copies of the catalogs of a run.
struct MarkedCopy {
    /// The bytes of the copy.
    let bytes: [UInt8]
    /// The number of its texts with marks.
    let marked: Int
    /// The number of its texts that marks would have damaged, or that the file cannot represent with them.
    let refused: Int

    /// Marks the texts of a catalog; nil if the copy does not read back as intended.
    init?(of catalog: Catalog, _ numbering: inout MarkNumbering) {
        var made: [(number: Int, locale: Int, part: Entry.Part, index: Int)] = []
        var damaged = 0
        let changes = catalog.changes(in: 0..<catalog.entries.count) { entry, output in
            guard let part = Self.part(of: entry, isOwn: numbering.isOfSourceLanguage),
                let locale = numbering.locale(of: entry, part),
                let number = numbering.number(of: entry, part), let begin = Mark(.begin(locale: locale), number),
                let end = Mark(.end, number)
            else { return .none }
            guard numbering.maker.append(part, of: entry, between: begin.utf8, and: end.utf8, to: &output) else {
                damaged += 1
                return .none
            }
            made.append((number, locale, part, entry.index))
            return .other
        }
        let rewriting = catalog.rewritten([changes])
        guard catalog.reads(rewriting, [changes]) else { return nil }
        let refused = Set(rewriting.refused.compactMap { $0.entry?.index })
        var text: [UInt8] = []
        for (number, locale, part, index) in made where !refused.contains(index) {
            text.removeAll(keepingCapacity: true)
            catalog.entries[index].append(part, to: &text)
            numbering.book.record(text, of: number, in: locale)
        }
        bytes = rewriting.bytes
        marked = made.count - refused.count
        self.refused = damaged + refused.count
    }

    /// The text that an app shows for an entry: without a translation, the source that the file has beside it.
    private static func part(of entry: Entry, isOwn: Bool) -> Entry.Part? {
        // A new value would become a new key.
        if entry.isImplicit { return nil }
        if entry.hasText { return .value }
        // English forms may lack a number that every form of another language needs.
        let isUntranslated =
            entry.catalog.format.layout == .sourceAndTarget && entry.state == nil && (isOwn || !entry.isBranch)
        return isUntranslated && entry.holdsSource ? .source : nil
    }
}
