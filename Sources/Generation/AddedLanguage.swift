// A pseudo-locale as an additional language at the root of a file.

import Catalogs
import Pseudolocales

extension PseudoCatalog {
    /// Returns the catalog with a language added or replaced; `part` is its source language alone.
    static func added(
        to catalog: Catalog, _ part: Catalog, _ pseudolocale: Pseudolocale, _ rules: GenerationRules
    ) async throws -> PseudoCatalog {
        let made = try await translated(part, pseudolocale, rules)
        // Without texts, the language would be indistinguishable from one that a person has begun.
        if part.entries.isEmpty {
            return PseudoCatalog(rewriting: Rewriting(of: catalog.text.stored), tally: made.tally)
        }
        let language = pseudolocale.tag.string
        let own = Catalog(path: catalog.path, bytes: made.rewriting.bytes, format: part.format)
        let bytes = try catalog.adding(language, made: own.text.stored)
        let written = Catalog(path: catalog.path, bytes: bytes, format: catalog.format)
        guard written.faults.count <= catalog.faults.count,
            haveSameTexts(written.entries.filter { $0.locale == language }, Array(own.entries)),
            haveSameTexts(
                written.entries.filter { $0.locale != language }, catalog.entries.filter { $0.locale != language })
        else { throw GenerationError.failedVerification(path: catalog.path) }
        return PseudoCatalog(rewriting: Rewriting(of: bytes), tally: made.tally)
    }

    private static func haveSameTexts(_ entries: [Entry], _ others: [Entry]) -> Bool {
        entries.count == others.count
            && zip(entries, others).allSatisfy {
                $0.key == $1.key && $0.variant == $1.variant && $0.value == $1.value
            }
    }
}
