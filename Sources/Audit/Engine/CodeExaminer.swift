// Runs the rules on source code, one file after the other.

import Basics
import Catalogs
import Code
import Platforms
import TextLayout

/// Runs the rules on files of source code; each instance serves one thread at a time.
struct CodeExaminer {
    private let rules: ActiveRules

    /// Runs the rules on all code of a project, in parallel.
    static func outputs(of read: ReadProject, _ plan: AuditPlan) async -> [Examiner.Output] {
        guard let code = read.code, let resources = read.resources else { return [] }
        let keys = read.keys
        let names = CodeNames(plan.code, appNames: read.appNames, code: code)
        let isMirrored = read.hasRightToLeftLanguage
        let isFileMirrored = { @Sendable (file: CodeFile) in
            isMirrored && (file.language != .resource || resources.modules.mirroring(of: file.path) == .supported)
        }
        let files = code.files.indices.filter { code.files[$0].language.isExamined }
        let rules = ActiveRules(plan.rules)
        let found = await Workers.run(files, state: { CodeExaminer(rules: rules) }) { examiner, file in
            examiner.examine(
                CodeSubject(
                    file: code.files[file], code: code, keys: keys, names: names,
                    hasRightToLeftLanguage: isMirrored, isMirrored: isFileMirrored(code.files[file]),
                    isOffScreen: !code.isShown[file] || !resources.isNamed(file), resources: resources,
                    isForOneDirection: resources.isForOneDirection(file)))
        }
        var resolver = Resolver(plan)
        var output = Examiner.Output()
        let drafts = zip(files, found).map { ($0, $1.drafts) }.filter { file, _ in
            // Its authors do not know the app.
            !keys.libraries.contains { code.files[file].path.hasPrefix($0) }
        }
        let findings = resolver.resolve(reached(drafts, in: read, code)).leavingTexts(ofAppWith: keys.textCount)
        let unmirrored = Set(files.filter { !isFileMirrored(code.files[$0]) }.map { code.files[$0].path })
        output.findings = findings.summingUp(
            [.fixedDirection, .unflippedChevron], in: unmirrored, isForLater: !isMirrored
        ) { resources.modules.application(with: $0) }
        output.suppressed = resolver.suppressed
        return [output]
    }

    private func examine(_ subject: CodeSubject) -> Findings {
        var findings = Findings()
        for rule in rules.code where rule.language == subject.file.language {
            findings.rule = rule.index
            rule.check(subject, &findings)
        }
        return findings
    }

    /// The results about code of each file that may run: users see nothing of the rest.
    private static func reached(
        _ found: [(file: Int, drafts: [Findings.Draft])], in read: ReadProject, _ code: CodeProject
    ) -> [Findings.Draft] {
        let drafts = found.flatMap { file, drafts in drafts.map { (file: file, draft: $0) } }
        guard !drafts.isEmpty else { return [] }
        var reach = Reach(code, read.project.codePlatform?.runtime ?? .none)
        let places = drafts.map { file, draft in
            let node = draft.code.map { code.files[file].tree.innermost(at: $0.range.lowerBound) }
            return NodePlace(file: file, node: node ?? 0)
        }
        let unreached = reach.unreached(places, steps: 3)
        return zip(drafts, unreached).filter { !$1 }.map(\.0.draft)
    }
}

extension [Finding] {
    /// So many texts may be those that an app with translations has forgotten.
    private static var fewestTexts: Int { 20 }

    /// Without texts in code that no catalog has, if they are more than the catalogs have: an app without
    /// translations shows all texts as they are.
    fileprivate func leavingTexts(ofAppWith count: Int) -> [Finding] {
        func isMeant(_ finding: Finding) -> Bool {
            finding.rule == Rule.hardCodedText.id && finding.severity != .error
        }
        return self.count(where: isMeant) > Swift.max(count, Self.fewestTexts) ? filter { !isMeant($0) } : self
    }

    /// Only one finding of each of some rules in some files of an application, with the number of its others: the one
    /// that most users see, or the first.
    ///
    /// `isForLater` says that no language of the app needs them yet.
    fileprivate func summingUp(
        _ rules: [Rule], in paths: Set<String>, isForLater: Bool, application: (String) -> String
    ) -> [Finding] {
        let summed = indices.filter { index in
            rules.contains { $0.id == self[index].rule } && paths.contains(self[index].location.path)
        }
        let sizes = Dictionary(grouping: summed) { self[$0].location.path }.mapValues(\.count)
        let groups = Dictionary(grouping: summed) { [self[$0].rule, application(self[$0].location.path)] }
        var counts: [Int: Int] = [:]
        for group in groups.values {
            let ranks = group.map { index in
                let path = self[index].location.path
                return (ScreenRank(path, count: sizes[path] ?? 0), index)
            }
            if let best = ranks.min(by: { ($0.0, $0.1) < ($1.0, $1.1) }) { counts[best.1] = group.count }
        }
        let others = Set(summed).subtracting(counts.keys)
        return indices.filter { !others.contains($0) }.map { index in
            var finding = self[index]
            if let count = counts[index], count > 1 { finding.message += "; \((count - 1).counted("more place"))" }
            if isForLater, counts[index] != nil, let help = finding.help {
                finding.help = "\(help), before the app gets such a language"
            }
            return finding
        }
    }
}

extension ReadProject {
    /// More entries are not looked at for the languages of a catalog.
    private static let mostEntries = 1000

    /// Whether the app has a language that is written from right to left; the languages of libraries' bundles do not
    /// count.
    fileprivate var hasRightToLeftLanguage: Bool {
        tables.indices.contains { file in
            guard let catalog = tables[file]?.catalog, !catalog.path.contains(".bundle/") else { return false }
            guard catalog.format.isMultilingual else {
                return catalog.locale.map { Direction.of(locale: $0) == .rightToLeft } ?? false
            }
            // The languages of a few keys are those of all.
            return catalog.entries.prefix(Self.mostEntries).contains { entry in
                entry.locale.map { Direction.of(locale: $0) == .rightToLeft } ?? false
            }
        }
    }
}
