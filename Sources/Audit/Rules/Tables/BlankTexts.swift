// Finds translations that show nothing where their source shows something.

import Catalogs
import Comparison
import MessagePatterns
import Pseudolocales

/// Texts of a translation that are empty or nothing but white space, and whose source is not.
struct BlankTexts {
    private let subject: TableSubject
    private let catalog: Catalog

    init(_ subject: TableSubject) {
        self.subject = subject
        catalog = subject.catalog.catalog
    }

    func report(to findings: inout Findings) {
        guard let source = subject.source, !catalog.isBase, !PseudoTag.isPseudo(catalog.locale ?? "") else { return }
        let replaced = Set(subject.replaced.map(\.earlier))
        var bytes: [UInt8] = []
        for entry in catalog.entries where entry.isTranslatable {
            bytes.removeAll(keepingCapacity: true)
            guard entry.append(.value, to: &bytes), bytes.isBlank, !replaced.contains(entry.index),
                let original = source.entry(like: entry), Message(original.value ?? "").hasLetters
            else { continue }
            findings.add(
                entry,
                bytes.isEmpty
                    ? "there is no translation: the text is empty" : "there is no translation: the text is blank",
                help: "translate it", most: .warning, related: [.init(words: "the source text", entry: original)])
        }
    }
}
