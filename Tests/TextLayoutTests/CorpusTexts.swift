// Texts in many languages and scripts.

import Catalogs
import TestSupport

/// Every text of every catalog.
enum CorpusTexts {
    static let all: [[UInt8]] = {
        var texts: Set<[UInt8]> = []
        for file in Corpora.files {
            guard let catalog = try? Corpora.read(file.path.string) else { continue }
            for entry in catalog.entries {
                for text in [entry.source, entry.value] { texts.insert(Array((text ?? "").utf8)) }
            }
        }
        return Array(texts)
    }()
}
