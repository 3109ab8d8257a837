// Remarks on the scope of a check.

import Basics
import Catalogs
import Configuration
import Projects
import Reports
import Starter

extension Project {
    /// The folders of its catalogs and their parent folders below the given paths, sorted.
    fileprivate func folders(within paths: [String]) -> [String] {
        let edges = Set(
            paths.map { Project.absolute(Project.isFolder($0) ? $0 : CatalogPath($0).folder) })
        var seen: Set<String> = []
        for folder in Set(files.map(\.path.folder)) {
            var at = Project.absolute(folder)[...]
            while !edges.contains(String(at)), seen.insert(String(at)).inserted, let slash = at.lastIndex(of: "/") {
                at = at[..<slash]
            }
        }
        return seen.filter { !$0.isEmpty }.sorted()
    }
}

extension CheckPlan {
    /// Reports why there are no catalogs.
    func reportNoCatalogs(_ console: Console) {
        if let words = notFollowed { console.complain(words) }
        let faults = project.faults
        for fault in faults {
            let isThere = FolderListing.exists(fault.path)
            let nearest = isThere ? "" : VisibleText.escaped(Spelling.suggestion(Project.nearest(to: fault.path)))
            console.note(FaultLines.line(fault, style: console.errorStyle) + nearest)
        }
        guard faults.isEmpty else { return }
        console.complain(formats.nothing(under: paths))
    }

    /// The note on symbolic links that may lead to catalogs; nil if there are none.
    var notFollowed: String? { project.notFollowed(besides: paths) }

    /// The note on catalogs whose source is missing, and what to do about it; nil if there are none.
    var withoutSource: String? { withoutSource("") }

    /// The same note if no catalog has its source: the result would look clean, because most rules need the source.
    var checkedWithoutSource: String? {
        let isAnyBeside = project.files.indices.contains { index in
            let file = project.files[index]
            return file.locale == nil || file.format.layout != .onePerFile || project.isSource(index)
        }
        return isAnyBeside
            ? nil : withoutSource(", so limits, placeholders and missing texts are not checked against it")
    }

    private func withoutSource(_ consequence: String) -> String? {
        let alone = project.files.indices.filter { !project.isSource($0) && project.source(of: $0) == nil }
        guard let first = alone.first else { return nil }
        let more = (alone.count - 1).andMore
        return "the source of \(project.files[first].path.string)\(more) is not among the files\(consequence); "
            + "also name the folder with the catalogs of the source language"
    }

    /// The note on configurations that are not used: those of further paths, and those in subfolders.
    func otherConfigurations(_ invocation: Invocation) -> [String] {
        guard !invocation.has(Settings.config), !invocation.has(Settings.isolated) else { return [] }
        let used = settings.configuration.file
        let ofPaths = paths.dropFirst().compactMap { try? Settings.file(around: [$0]) }
        var seen = Set([used].compactMap(\.self).map { Project.absolute($0) })
        let others = (ofPaths + Configuration.files(in: project.folders(within: paths)).map(Settings.named))
            .filter { seen.insert(Project.absolute($0)).inserted }
        guard let first = others.first else { return [] }
        let (verb, folder) = others.count == 1 ? ("is", "its folder") : ("are", "their folders")
        let reason = used.map { "\($0) applies to the first path" } ?? "no configuration applies to the first path"
        return [
            "\(first)\((others.count - 1).andMore) \(verb) not used, because \(reason); check \(folder) separately"
        ]
    }

    /// The note that no text has a budget, and how to set one for a key.
    func noBudgets(for key: String?) -> String {
        let words = "no text has a budget, so lengths are not checked"
        guard let key else { return "\(words); 'swell init' suggests budgets" }
        let place = settings.configuration.file.map { VisibleText.escaped($0) } ?? ".swell.yml"
        return "\(words); to limit a key to 20 characters, add "
            + "'budgets: { \(VisibleText.escaped(StarterFile.quoted(key))): 20 }' to \(place)"
    }
}
