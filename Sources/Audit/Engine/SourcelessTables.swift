// What an audit could not determine, or left alone: tables without their source, changelogs of earlier releases, folders
// named by no language.

import Basics
import Projects
import Pseudolocales

extension ReadProject {
    /// The remark about tables in which missing texts cannot be found; nil if there are none, or if no table at all has
    /// a source, which is reported elsewhere.
    func remarkOnSources(of wanted: [Int]) -> String? {
        guard project.tables.contains(where: { $0.source != nil }) else { return nil }
        let wanted = Set(wanted)
        let names = project.tables.filter { table in
            table.files.contains { wanted.contains($0) && lacksSource($0, table.source) }
        }.map(\.name)
        guard let first = names.first else { return nil }
        let verb = names.count > 1 ? "have" : "has"
        return
            "\(first)\((names.count - 1).andMore) \(verb) no source, or one that lacks most of the keys, so missing "
            + "translations cannot be found there"
    }

    /// The remark about tables whose English is only one of the translations; nil if there are none.
    var remarkOnPartialSources: String? {
        guard let first = project.partialSources.first else { return nil }
        let more = (project.partialSources.count - 1).andMore
        return "\(project.files[first].path.string)\(more) lacks many keys that several languages have, so it was "
            + "taken for a translation, and nothing was compared with it"
    }

    /// The remark about files that only earlier releases of the app show; nil if there are none.
    var remarkOnReleases: String? {
        let count = project.earlierReleases
        guard count > 0 else { return nil }
        let verb = count > 1 ? "were" : "was"
        return "\(count.counted("changelog")) of earlier releases \(verb) not checked; name a file to check it"
    }

    /// The remark about files that string catalogs have replaced; nil if there are none.
    var remarkOnSuperseded: String? {
        let count = project.supersededCount
        guard count > 0 else { return nil }
        let verb = count > 1 ? "were" : "was"
        return "\(count.counted("old file")) beside string catalogs \(verb) not checked, because no target has them; "
            + "name a file to check it"
    }

    /// The remark about folders and files named by a country instead of a language; nil if there are none.
    var remarkOnMistakenLanguages: String? {
        let mistaken = project.mistakenLanguages
        guard !mistaken.isEmpty else { return nil }
        let names = mistaken.map { "\($0.path) ('\($0.word)', where '\($0.meant)' is probably meant)" }
        let verb = names.count > 1 ? "were not checked as translations" : "was not checked as a translation"
        return "\(names.firstOfMany) \(verb): no language has this code"
    }

    /// Whether most keys of a translation are in no table of the source, so that the keys are the source.
    private func lacksSource(_ file: Int, _ source: Int?) -> Bool {
        guard file != source, let catalog = tables[file]?.catalog, catalog.format.layout == .onePerFile,
            let locale = catalog.locale, !catalog.isBase, !PseudoTag.isPseudo(locale), !catalog.belongsToPropertyList,
            !catalog.entries.allSatisfy(\.hasInterfaceBuilderKey)
        else { return false }
        guard let source else { return true }
        guard let original = tables[source]?.catalog, original.faults.isEmpty else { return false }
        // Counting texts is faster than counting keys, and hardly any language has twice as many.
        return original.entries.count * 2 < catalog.entries.count
            && original.firstEntries.count * 2 < catalog.firstEntries.count
    }
}
