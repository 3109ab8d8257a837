// Puts texts before the rules, one after the other.

import Catalogs
import Configuration
import MessagePatterns
import Platform

/// A stretch of a catalog's entries.
struct Slice: Sendable {
    let file: Int
    let entries: Range<Int>
}

/// Puts the texts of one slice after the other before the rules; it serves one thread at a time.
struct Examiner: Sendable {
    private let plan: AuditPlan
    private var parser: MessageParser
    private let textRules: [(index: Int, check: @Sendable (TextSubject, inout Findings) -> Void)]

    /// What was found in a slice.
    struct Output: Sendable {
        var findings: [Finding] = []
        var suppressed = 0
        var texts = 0
        var locales: Set<String> = []
        fileprivate var lastLocale: String?
    }

    init(_ plan: AuditPlan) {
        self.plan = plan
        parser = plan.parser.unshared
        textRules = Rule.all.enumerated().compactMap { index, rule in
            guard case .text(let check) = rule.check, !plan.rules.isOff(index) else { return nil }
            return (index, check)
        }
    }

    mutating func examine(_ slice: Slice, of project: ReadProject) -> Output {
        var output = Output()
        guard let table = project.subject(slice.file) else { return output }
        let catalog = table.catalog.catalog
        let isSourceFile = !catalog.format.isMultilingual && project.project.isSource(slice.file)
        var findings = Findings()
        guard let first = catalog.entries.first else { return output }
        var subject = TextSubject(first)
        for position in slice.entries {
            let entry = catalog.entries[position]
            let locale = catalog.format.isMultilingual ? entry.locale : catalog.locale
            guard !catalog.format.isMultilingual || plan.isWanted(locale) else { continue }
            let isSource = isSourceFile || catalog.format.layout == .allInOne && locale == catalog.sourceLocale
            if plan.isFinishedOnly, !isSource, entry.isUnfinished { continue }
            guard
                subject.become(
                    entry, source: isSource ? nil : table.source?.entry(like: entry), locale: locale,
                    isSource: isSource, &parser)
            else { continue }
            output.texts += 1
            if !isSource, let locale, locale != output.lastLocale {
                output.locales.insert(locale)
                output.lastLocale = locale
            }
            for rule in textRules {
                findings.rule = rule.index
                rule.check(subject, &findings)
            }
        }
        guard !findings.drafts.isEmpty else { return output }
        var resolver = Resolver(plan, source: table.source)
        output.findings = resolver.resolve(findings.drafts)
        output.suppressed = resolver.suppressed
        return output
    }
}
