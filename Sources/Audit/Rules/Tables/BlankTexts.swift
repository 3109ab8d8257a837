// Finds translations that show nothing although their source shows something.

import Catalogs
import Comparison
import MessagePatterns

/// Texts of a translation that are empty or only white space, while their source is not.
struct BlankTexts {
    private let subject: TableSubject
    private let catalog: Catalog

    init(_ subject: TableSubject) {
        self.subject = subject
        catalog = subject.catalog.catalog
    }

    /// The texts that certainly should show something.
    var texts: [MissingText] {
        guard let source = subject.source else { return [] }
        let replaced = Set(subject.replaced.map(\.earlier))
        var bytes: [UInt8] = []
        return catalog.entries.compactMap { entry in
            guard entry.isTranslatable else { return nil }
            bytes.removeAll(keepingCapacity: true)
            guard entry.append(.value, to: &bytes), bytes.isBlank, !replaced.contains(entry.index),
                let original = source.entry(like: entry), Message(original.value ?? "").hasLetters
            else { return nil }
            return MissingText(source: original, own: entry, reason: .blank, shown: .nothing)
        }
    }
}
