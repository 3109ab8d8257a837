// What is worth saying of what a check is asked to look at.

import Basics
import Catalogs
import Configuration
import Projects
import Reports
import Starter

extension Project {
    /// The folders of its catalogs and those around them, as far as some paths reach, from the root on and in order.
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
    /// Says why there is nothing to look at.
    func sayThatThereIsNothing(_ console: Console) {
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

    /// What is said of links that may lead to catalogs; nil where there are none.
    var notFollowed: String? { project.notFollowed(besides: paths) }

    /// Which catalogs are translated from what is not here, and what to do about it; nil where there are none.
    var withoutSource: String? { withoutSource("") }

    /// The same where no catalog here has its source, and all looks well: most is held against that.
    var checkedWithoutSource: String? {
        let isAnyBeside = project.files.indices.contains { index in
            let file = project.files[index]
            return file.locale == nil || file.format.layout != .onePerFile || project.isSource(index)
        }
        return isAnyBeside
            ? nil : withoutSource(", so that its limits, placeholders and missing texts are not looked at")
    }

    private func withoutSource(_ consequence: String) -> String? {
        let alone = project.files.indices.filter { !project.isSource($0) && project.source(of: $0) == nil }
        guard let first = alone.first else { return nil }
        let more = (alone.count - 1).andMore
        return "the source of \(project.files[first].path.string)\(more) is not here\(consequence); "
            + "name the folder that has the catalogs of the source language too"
    }

    /// Says which configurations do not count: those of other paths than the first, and those further in.
    func otherConfigurations(_ invocation: Invocation) -> [String] {
        guard !invocation.has(Settings.config), !invocation.has(Settings.isolated) else { return [] }
        let heeded = settings.configuration.file
        let ofPaths = paths.dropFirst().compactMap { try? Settings.file(around: [$0]) }
        var seen = Set([heeded].compactMap(\.self).map { Project.absolute($0) })
        let others = (ofPaths + Configuration.files(in: project.folders(within: paths)).map(Settings.named))
            .filter { seen.insert(Project.absolute($0)).inserted }
        guard let first = others.first else { return [] }
        let (verb, folder) = others.count == 1 ? ("does", "its folder") : ("do", "their folders")
        let reason = heeded.map { "\($0) is that of the first path" } ?? "there is none for the first path"
        return ["\(first)\((others.count - 1).andMore) \(verb) not count here, as \(reason); check \(folder) alone"]
    }

    /// Says that no text has a budget, and how one is given to a key.
    func noBudgets(for key: String?) -> String {
        let name = StarterFile.quoted((key ?? "login.title").shortened)
        let place = settings.configuration.file.map { VisibleText.escaped($0) } ?? ".swell.yml"
        return "no text here has a budget; 'budgets: { \(VisibleText.escaped(name)): 20 }' in \(place) gives a key 20 "
            + "characters, and sheets or comments may state limits too"
    }
}
