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
        var texts: Set<Int>?
        var categories: UnnamedCategories.Part?
        var orphans: CalledOrphans.Places?
        var showsLabels: Bool?
    }

    /// Marks findings in texts that nobody sees, and removes what the code disproves, and what nobody misses from gaps.
    static func judge(
        _ findings: inout [Finding], _ gaps: inout [LanguageGap], _ read: ReadProject, _ plan: AuditPlan
    ) {
        let keys = UnspokenKeys(findings, gaps, read)
        let contexts = UnspokenContexts(findings, read)
        let passed = PassedNames(findings)
        let foreign = ForeignTables(findings, read)
        let composed = ComposedKeys(findings, read)
        let texts = UnspokenTexts(findings, gaps, read)
        let categories = UnnamedCategories(findings, gaps, read)
        let orphans = CalledOrphans(findings, read, plan)
        let labels = UnshownLabels(findings, gaps, read)
        guard
            keys.isNeeded || contexts.isNeeded || passed.isNeeded || foreign.isNeeded || composed.isNeeded
                || texts.isNeeded || categories.isNeeded || orphans.isNeeded || labels.isNeeded
        else { return }
        // Only contexts may stand in other catalogs.
        let found = read.textFiles.search(alsoInCatalogs: contexts.isNeeded) { file in
            Found(
                keys: keys.names(in: file), contexts: contexts.names(in: file), calls: passed.calls(in: file),
                ends: foreign.ends(in: file), beginnings: composed.names(in: file), texts: texts.texts(in: file),
                categories: categories.part(of: file), orphans: orphans.places(in: file),
                showsLabels: labels.areShown(by: file))
        }
        guard !found.isEmpty else { return }
        var (names, ofContexts, beginnings) = (NameParts(), NameParts(), NameParts())
        var (calls, ends, foundTexts): (PassedNames.Calls, Set<Int>, Set<Int>) = (.init(), [], [])
        var (ofCategories, ofOrphans): (UnnamedCategories.Part, CalledOrphans.Places) = (.init(), [:])
        for part in found {
            if let own = part.keys { names.formUnion(own) }
            if let own = part.contexts { ofContexts.formUnion(own) }
            if let own = part.calls { calls.merge(own) }
            if let own = part.ends { ends.formUnion(own) }
            if let own = part.beginnings { beginnings.formUnion(own) }
            if let own = part.texts { foundTexts.formUnion(own) }
            if let own = part.categories { ofCategories.formUnion(own) }
            if let own = part.orphans { ofOrphans.merge(own) { first, _ in first } }
        }
        let unspoken = keys.unspoken(names)
        let named = orphans.naming(findings, ofOrphans)
        let marked = contexts.marking(unspoken.marking(foreign.marking(named, ends)), ofContexts)
        findings = PassedNames.removing(from: composed.removing(from: marked, beginnings), calls)
        gaps = unspoken.removing(from: gaps)
        let unspokenTexts = texts.unspoken(foundTexts)
        findings = unspokenTexts.marking(findings)
        gaps = unspokenTexts.removing(from: gaps)
        let unshown = labels.unshown(found.compactMap(\.showsLabels))
        findings = unshown.marking(findings, because: .unshownLabel)
        gaps = unshown.removing(from: gaps)
        let unnamed = categories.unnamed(ofCategories)
        guard !unnamed.isEmpty else { return }
        findings = findings.map { unnamed.contains($0.location.path) ? $0.unseen(because: .unloadedFile) : $0 }
        gaps = gaps.map { gap in unnamed.contains(gap.catalog.path) ? gap.unexpecting { _ in true } : gap }
    }
}
