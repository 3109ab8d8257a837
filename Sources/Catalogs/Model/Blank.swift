// A file of a source and a target made one for another language, with nothing translated yet.

/// The changes that make such a file of one, where that has the same messages afterwards.
public struct Blank: Sendable {
    /// What it says of itself, and what it is without.
    package let splices: [Splice]
    /// What takes translations away; a new one may be written in the place of each.
    package let clearings: [Splice]
    /// Whether English translations stay: they are what is to be read where messages are names of keys.
    package let isEnglish: Bool

    package init(splices: [Splice], clearings: [Splice], isEnglish: Bool) {
        (self.splices, self.clearings, self.isEnglish) = (splices, clearings, isEnglish)
    }

    /// Whether the translation of an entry stays as it is.
    public func keeps(_ entry: Entry) -> Bool { isEnglish && entry.hasValue && !entry.hasState }
}

extension Catalog {
    /// The changes that make the file one for another language, where its translations must not stay and its messages
    /// are the same there; nil where they may stay, or the file is to be made anew.
    public func blanking(for language: String) -> Blank? {
        guard text.encoding == .utf8, faults.isEmpty, !marks.needsOtherMessages else { return nil }
        return format.type.blanking(self, for: tag(of: language))
    }

    /// The file with those changes, and new values over them.
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
