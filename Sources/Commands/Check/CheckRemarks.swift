// What is worth saying of what a check is asked to look at.

import Catalogs
import Platform
import Reports

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
        let more = alone.count > 1 ? " and \(alone.count - 1) more" : ""
        return "the source of \(project.files[first].path.string)\(more) is not here\(consequence); "
            + "name the folder that has the catalogs of the source language too"
    }

    /// Configurations of other paths than the first, which do not count.
    func otherConfigurations(_ invocation: Invocation) -> [String] {
        guard let heeded = settings.configuration.file, !invocation.has(Settings.config) else { return [] }
        let others = paths.dropFirst().compactMap { path in
            (try? Settings.file(around: [path])).flatMap { Project.absolute($0) == Project.absolute(heeded) ? nil : $0 }
        }
        return others.map {
            "\($0) does not count here, as \(heeded) is that of the first path; check its folder alone"
        }
    }

    /// Says that no text has a budget, and how one is given to a key.
    func noBudgets(for key: String?) -> String {
        let name = StarterFile.quoted((key ?? "login.title").shortened)
        let place = settings.configuration.file.map { VisibleText.escaped($0) } ?? ".swell.yml"
        return "no text here has a budget; 'budgets: { \(VisibleText.escaped(name)): 20 }' in \(place) gives a key 20 "
            + "characters, and sheets or comments may state limits too"
    }
}
