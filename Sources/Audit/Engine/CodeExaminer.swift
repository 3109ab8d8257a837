// Runs the rules on source code, one file after the other.

import Basics
import Catalogs
import Code
import Platforms
import TextLayout

/// Runs the rules on files of source code; each instance serves one thread at a time.
struct CodeExaminer {
    private let rules: ActiveRules
    private var resolver: Resolver

    private init(_ plan: AuditPlan) {
        rules = ActiveRules(plan.rules)
        resolver = Resolver(plan)
    }

    /// Runs the rules on all code of a project, in parallel.
    static func outputs(of read: ReadProject, _ plan: AuditPlan) async -> [Examiner.Output] {
        guard let code = read.code else { return [] }
        let keys = read.keys
        let names = CodeNames(plan.code, appNames: read.project.appNames, accessors: code.accessors.map(\.path))
        let isMirrored = read.hasRightToLeftLanguage
        let isMirroredEverywhere = isMirrored && code.supportsMirroring
        let files = code.files.indices.filter { code.files[$0].language.isExamined }
        return await Workers.run(files, state: { CodeExaminer(plan) }) { examiner, file in
            examiner.examine(
                CodeSubject(
                    file: code.files[file], code: code, keys: keys, names: names,
                    isMirrored: code.files[file].language == .resource ? isMirroredEverywhere : isMirrored,
                    isOffScreen: !code.isShown[file]))
        }
    }

    private mutating func examine(_ subject: CodeSubject) -> Examiner.Output {
        var findings = Findings()
        for rule in rules.code where rule.language == subject.file.language {
            findings.rule = rule.index
            rule.check(subject, &findings)
        }
        var output = Examiner.Output()
        output.findings = resolver.resolve(findings.drafts)
        output.suppressed = resolver.suppressed
        return output
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
