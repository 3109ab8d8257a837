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
        let texts = SourceTextBook(read)
        let names = CodeNames(plan.code, accessors: code.accessors.map(\.path))
        let isMirrored = read.hasRightToLeftLanguage
        let files = code.files.indices.filter { code.files[$0].language == .swift }
        return await Workers.run(files, state: { CodeExaminer(plan) }) { examiner, file in
            examiner.examine(
                CodeSubject(
                    file: code.files[file], code: code, keys: keys, texts: texts, names: names, isMirrored: isMirrored,
                    isOffScreen: !code.isShown[file]))
        }
    }

    private mutating func examine(_ subject: CodeSubject) -> Examiner.Output {
        var findings = Findings()
        for rule in rules.code {
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
    /// Whether the app has a language that is written from right to left; the languages of libraries' bundles do not
    /// count.
    fileprivate var hasRightToLeftLanguage: Bool {
        tables.indices.contains { file in
            guard let catalog = tables[file]?.catalog, !catalog.path.contains(".bundle/") else { return false }
            let locales =
                catalog.format.isMultilingual
                ? Set(catalog.entries.lazy.compactMap(\.locale)) : Set([catalog.locale].compactMap(\.self))
            return locales.contains { Direction.of(locale: $0) == .rightToLeft }
        }
    }
}
