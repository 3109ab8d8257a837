// Turning a file with a source and a target into an untranslated file for another language.

/// The changes that turn such a file into one for another language, if it keeps the same messages.
public struct Blank: Sendable {
    /// The changes to the file's own metadata, and what it loses.
    package let splices: [Splice]
    /// The changes that remove translations; a new translation may replace each.
    package let clearings: [Splice]
    /// Whether English translations stay: if messages are key names, they are the text to read.
    package let isEnglish: Bool

    package init(splices: [Splice], clearings: [Splice], isEnglish: Bool) {
        (self.splices, self.clearings, self.isEnglish) = (splices, clearings, isEnglish)
    }

    /// Whether the translation of an entry stays unchanged.
    public func keeps(_ entry: Entry) -> Bool { isEnglish && entry.hasValue && !entry.hasState }
}

extension Catalog {
    /// The changes that turn the file into one for another language, if its translations must go and its messages are
    /// the same there; nil if they may stay, or if the file must be regenerated.
    public func blanking(for language: String) -> Blank? {
        guard text.encoding == .utf8, faults.isEmpty, !marks.needsOtherMessages else { return nil }
        return format.type.blanking(self, for: tag(of: language))
    }

    /// The file with those changes, and with new values applied over them.
    public func filled(_ blank: Blank, with changes: [Changes]) -> Rewriting {
        var written = changes.lazy.flatMap(\.splices.ranges).makeIterator()
        var next = written.next()
        let left = Splice.inOrder(blank.clearings).filter { clearing in
            while let range = next, range.start < clearing.range.start { next = written.next() }
            return next.map { $0.end > clearing.range.end } ?? true
        }
        let lists = SpliceList.merged(changes.map(\.splices), with: blank.splices + left)
        return Rewriting(text, lists, refused: changes.flatMap(\.refused))
    }
}
