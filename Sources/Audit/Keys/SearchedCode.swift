// What the text files of a project say about findings: one pass over the files serves all who ask.

import Code

/// The search of a project's text files for what decides about findings.
enum SearchedCode {
    private struct Found: Sendable {
        var keys: NameParts?
        var contexts: NameParts?
        var calls: PassedNames.Calls?
        var ends: Set<Int>?
        var beginnings: NameParts?
    }

    /// Marks findings in texts that nobody sees, and removes what the code disproves, and what nobody misses from gaps.
    static func judge(_ findings: inout [Finding], _ gaps: inout [LanguageGap], _ read: ReadProject) {
        let keys = UnspokenKeys(findings, gaps, read)
        let contexts = UnspokenContexts(findings, read)
        let passed = PassedNames(findings)
        let foreign = ForeignTables(findings, read)
        let composed = ComposedKeys(findings, read)
        guard
            keys.isNeeded || contexts.isNeeded || passed.isNeeded || foreign.isNeeded || composed.isNeeded
        else { return }
        // Only contexts may stand in other catalogs.
        let found = read.textFiles.search(alsoInCatalogs: contexts.isNeeded) { file in
            Found(
                keys: keys.names(in: file), contexts: contexts.names(in: file), calls: passed.calls(in: file),
                ends: foreign.ends(in: file), beginnings: composed.names(in: file))
        }
        guard !found.isEmpty else { return }
        var (names, ofContexts, beginnings) = (NameParts(), NameParts(), NameParts())
        var (calls, ends): (PassedNames.Calls, Set<Int>) = ([:], [])
        for part in found {
            if let own = part.keys { names.formUnion(own) }
            if let own = part.contexts { ofContexts.formUnion(own) }
            if let own = part.calls { calls.merge(own) { $0 + $1 } }
            if let own = part.ends { ends.formUnion(own) }
            if let own = part.beginnings { beginnings.formUnion(own) }
        }
        let unspoken = keys.unspoken(names)
        let marked = contexts.marking(unspoken.marking(foreign.marking(findings, ends)), ofContexts)
        findings = PassedNames.removing(from: composed.removing(from: marked, beginnings), calls)
        gaps = unspoken.removing(from: gaps)
    }
}
