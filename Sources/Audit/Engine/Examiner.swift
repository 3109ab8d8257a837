// Puts texts before the rules, one after the other.

import Basics
import Budgets
import Catalogs
import Comparison
import Configuration
import Generation
import MessagePatterns
import Platforms
import Projects
import Pseudolocales

/// Puts the texts of one slice after the other before the rules; it serves one thread at a time.
package struct Examiner {
    private let plan: AuditPlan
    private let book: BudgetBook
    private let rules: ActiveRules
    private var resolver: Resolver
    /// Measures texts, as they are and as they would be in pseudo-locales.
    package var bench: MeasuringBench

    /// What was found in a slice.
    package struct Output: Sendable {
        var findings: [Finding] = []
        var gaps: [LanguageGap] = []
        var suppressed = 0
        var texts = 0
        var budgeted = 0
        var locales: Set<String> = []
        var use = BudgetUse()
        var members: [GroupMember] = []
        var unfinished: Set<PassedOver.Text> = []
        fileprivate var lastLocale: String?

        package init() {}
    }

    package init(_ plan: AuditPlan, care: Measurer.Care = .findings) {
        self.plan = plan
        book = plan.book.unshared
        rules = ActiveRules(plan.rules)
        resolver = Resolver(plan)
        bench = MeasuringBench(plan, care: care)
    }

    /// Puts a catalog as a whole, or some of its texts, before the rules.
    package mutating func examine(_ work: Audit.Work, of project: ReadProject) -> Output {
        switch work {
        case .table(let file): examineTable(file, of: project)
        case .texts(let file, let entries): examine(entries, of: file, of: project)
        }
    }

    private mutating func examine(_ entries: Range<Int>, of file: Int, of project: ReadProject) -> Output {
        var output = Output()
        guard let table = project.subject(file), let stated = project.tables[file]?.stated else { return output }
        let catalog = table.catalog.catalog.unshared
        let isSourceFile =
            !catalog.format.isMultilingual && project.project.isSource(file) || table.names?.isSource ?? false
        let original = (table.names?.source ?? table.source)?.unshared
        var shelf = book.shelf(
            for: catalog, stated: stated.unshared, source: project.sourceStated(file)?.unshared)
        var findings = Findings()
        var subject = TextSubject(catalog.entries[entries.lowerBound])
        subject.tableHabits = table.habits
        let isMultilingual = catalog.format.isMultilingual
        let dialect = catalog.format.platform.dialect
        let stands = standsForSource(file, table, project)
        let unseen = project.unseen[file] ?? []
        var locale = catalog.locale
        var (isWanted, isSource) = (
            plan.isWanted(locale, own: project.project.ownLanguage(of: file)), isSourceFile
        )
        for position in entries where !unseen.contains(position) {
            let entry = catalog.entries[position]
            if isMultilingual, let own = entry.locale, own != locale {
                locale = own
                isWanted = plan.isWanted(own)
                isSource = isSourceFile || catalog.format.layout == .allInOne && own == catalog.sourceLocale
            }
            guard isWanted || isSource && !bench.makers.isEmpty || stands else { continue }
            if stands, plan.isAsked(entry), examineSource(of: entry, &shelf, &subject, &findings) {
                output.count(entry, plan)
            }
            if plan.isFinishedOnly, !isSource, entry.isUnfinished {
                output.unfinished.insert(PassedOver.Text(entry))
                continue
            }
            // That it is missing is all that is to be said of it.
            if !isSource, entry.isLeftOut { continue }
            let source = isSource ? nil : original?.entry(like: entry)
            guard
                subject.become(
                    entry, source: source, locale: locale, isSource: isSource, isNamed: table.names != nil,
                    &bench.parser)
            else { continue }
            subject.dialect = dialect(entry)
            let budgets = shelf.budgets(of: entry, source: source, locale: locale, asksWhetherHidden: false)
            guard plan.isAsked(entry) else { continue }
            if isWanted {
                let memberships = book.groups.isEmpty ? [] : shelf.groups(of: entry, locale: locale)
                output.members += memberships.map { GroupMember($0, entry, locale: locale) }
                output.count(subject, isLimited: !budgets.budgets.isEmpty || !memberships.isEmpty)
                examine(subject, budgets, &findings)
            }
            if isSource, !budgets.budgets.isEmpty { examinePseudolocales(&subject, .value, budgets, &findings) }
        }
        output.use = shelf.use
        guard !findings.drafts.isEmpty else { return output }
        output.findings = resolver.resolve(findings.drafts, source: original, isNamed: table.names != nil)
        output.suppressed = resolver.suppressed
        return output
    }

    /// Whether what a file has for the source of its translations is to be measured as it would be in pseudo-locales: that
    /// of the template, or else of the first of its table.
    private func standsForSource(_ file: Int, _ table: TableSubject, _ project: ReadProject) -> Bool {
        let catalog = table.catalog.catalog
        return !bench.makers.isEmpty && catalog.format.layout == .sourceAndTarget && table.names == nil
            && project.project.standsForSource(file)
    }

    /// Measures what an entry translates as it would be in pseudo-locales; false where that has no limit.
    private mutating func examineSource(
        of entry: Entry, _ shelf: inout BudgetShelf, _ subject: inout TextSubject, _ findings: inout Findings
    ) -> Bool {
        let budgets = shelf.budgets(of: entry, locale: entry.catalog.sourceLocale ?? "en", asksWhetherHidden: false)
        guard !budgets.budgets.isEmpty else { return false }
        _ = subject.become(entry, source: nil, locale: entry.locale, isSource: false, &bench.parser)
        examinePseudolocales(&subject, .source, budgets, &findings)
        return true
    }

    /// Puts a catalog as a whole before the rules.
    private mutating func examineTable(_ file: Int, of project: ReadProject) -> Output {
        var output = Output()
        guard let subject = project.subject(file) else { return output }
        if let language = language(of: file, subject, project) { output.locales.insert(language) }
        var findings = Findings()
        for rule in rules.tables {
            findings.rule = rule.index
            rule.check(subject, &findings)
        }
        let languages = findings.drafts.compactMap(\.language) + findings.gaps.map(\.language)
        let wanted = Set(languages).filter { plan.isWanted($0) }
        let drafts = findings.drafts.filter { $0.language.map(wanted.contains) ?? true }
        output.findings = resolver.resolve(
            drafts, source: subject.names?.source ?? subject.source, isNamed: subject.names != nil)
        output.gaps = findings.gaps.filter { wanted.contains($0.language) }.map { resolver.resolve($0) }
        output.suppressed = resolver.suppressed
        return output
    }

    /// The language that a file is a translation into; it is looked at though nobody has translated a text yet.
    private func language(of file: Int, _ subject: TableSubject, _ project: ReadProject) -> String? {
        let catalog = subject.catalog.catalog
        let isSource =
            !catalog.format.isMultilingual && project.project.isSource(file) || subject.names?.isSource ?? false
        guard let locale = catalog.locale, !isSource, catalog.format.layout != .allInOne,
            !catalog.entries.isEmpty || subject.source.map({ !$0.catalog.entries.isEmpty }) ?? false,
            plan.isWanted(locale, own: project.project.ownLanguage(of: file))
        else { return nil }
        return locale
    }

    private mutating func examine(_ subject: TextSubject, _ budgets: BudgetSet, _ findings: inout Findings) {
        for rule in rules.text where subject.seen.rawValue & rule.bytes.rawValue != 0 {
            findings.rule = rule.index
            rule.check(subject, &findings)
        }
        rules.check(subject, budgets, &findings)
        measure(subject, budgets, &findings)
    }

    private mutating func measure(_ subject: TextSubject, _ budgets: BudgetSet, _ findings: inout Findings) {
        guard !budgets.budgets.isEmpty else { return }
        for measurement in bench.measurer.measure(subject, budgets.budgets) {
            // One cause is one finding: the source's own.
            if measurement.blame == .source, subject.hasSourceOfItsOwn, plan.isWanted(subject.originalLocale) {
                continue
            }
            for rule in rules.measured {
                findings.rule = rule.index
                rule.check(subject, measurement, &findings)
            }
            guard case .noFont(let words) = measurement.outcome else { continue }
            var set = BudgetSet()
            set.malformed = [MalformedBudget(measurement.budget.origin, words)]
            rules.check(subject, set, &findings)
        }
    }

    /// Measures a source text as it would be in the pseudo-locales asked for.
    private mutating func examinePseudolocales(
        _ subject: inout TextSubject, _ part: Entry.Part, _ budgets: BudgetSet, _ findings: inout Findings
    ) {
        for index in bench.makers.indices where bench.make(part, index, &subject) {
            findings.locale = subject.locale
            measure(subject, budgets, &findings)
        }
        findings.locale = nil
        bench.measurer.maker = nil
    }
}

extension TextSubject {
    /// Whether its source is a text that is looked at, and not held by the translation.
    fileprivate var hasSourceOfItsOwn: Bool { source != nil || entry.catalog.format.layout == .allInOne }
}

extension Examiner.Output {
    /// Counts what an entry translates, where its language is looked at and it is not counted as a translation.
    fileprivate mutating func count(_ entry: Entry, _ plan: AuditPlan) {
        guard plan.isWanted(entry.catalog.sourceLocale ?? "en"), !plan.isWanted(entry.locale) || !entry.hasText else {
            return
        }
        texts += 1
        budgeted += 1
    }

    /// Counts a text that was looked at.
    fileprivate mutating func count(_ subject: TextSubject, isLimited: Bool) {
        texts += 1
        if isLimited { budgeted += 1 }
        guard !subject.isSource, let locale = subject.locale, locale != lastLocale else { return }
        locales.insert(locale)
        lastLocale = locale
    }
}
