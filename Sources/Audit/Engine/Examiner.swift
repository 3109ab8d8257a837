// Runs the rules on texts, one after the other.

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

/// Runs the rules on the texts of one slice after the other; each instance serves one thread at a time.
package struct Examiner {
    private let plan: AuditPlan
    private let book: BudgetBook
    private let rules: ActiveRules
    private var resolver: Resolver
    /// Measures texts, as written and as in pseudo-locales.
    package var bench: MeasuringBench

    /// The findings of a slice.
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

    /// Runs the rules on a whole catalog, or on some of its texts.
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
            for: catalog, stated: stated.unshared, source: project.sourceStated(file)?.unshared,
            layout: project.rooms.budgets(for: file))
        var findings = Findings()
        var subject = TextSubject(catalog.entries[entries.lowerBound])
        subject.tableHabits = table.habits
        subject.formsOfAllLanguages = table.formsOfAllLanguages
        let isMultilingual = catalog.format.isMultilingual
        let (dialect, alias) = (catalog.format.platform.dialect, catalog.format.platform.alias)
        let isPseudoSource = standsForSource(file, table, project)
        let unseen = project.unseen[file] ?? []
        /// Whether its translations of locked texts, which another rule asks to remove, are few.
        var hasFewLocked: Bool?
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
            guard isWanted || isSource && !bench.makers.isEmpty || isPseudoSource else { continue }
            if isPseudoSource, plan.isAsked(entry), examineSource(of: entry, &shelf, &subject, &findings) {
                output.count(entry, plan)
            }
            if plan.isFinishedOnly, !isSource, entry.isUnfinished {
                output.unfinished.insert(PassedOver.Text(entry))
                continue
            }
            // The only possible finding is that it is missing.
            if !isSource, entry.isLeftOut { continue }
            let source = isSource ? nil : original?.entry(like: entry)
            if let source, entry.isUnfinishedCopy(of: source) { continue }
            let sourceShown = source.flatMap { original?.shown(for: $0) }
            guard
                subject.become(
                    entry, source: sourceShown, locale: locale, isSource: isSource, isNamed: table.names != nil,
                    &bench.parser)
            else { continue }
            subject.dialect = dialect(entry)
            let budgets = shelf.budgets(of: entry, source: source, locale: locale, findsHidden: false)
            // A reference is no text; what it refers to is checked there.
            guard plan.isAsked(entry), alias(entry) == nil else { continue }
            if isWanted {
                let memberships = book.groups.isEmpty ? [] : shelf.groups(of: entry, locale: locale)
                output.members += memberships.map { GroupMember($0, entry, locale: locale) }
                output.count(subject, isLimited: !budgets.budgets.isEmpty || !memberships.isEmpty)
                // A wrong placeholder can crash the app until somebody removes the text.
                if rules.findsLocked, catalog.format.has(.fallsBackByEntry), let source,
                    entry.translatesLocked(source), subject.message.parts.allSatisfy({ $0.kind != .placeholder })
                {
                    let isFew = hasFewLocked ?? hasFewLockedTexts(catalog, original)
                    hasFewLocked = isFew
                    if isFew { continue }
                }
                examine(subject, budgets, &findings)
            }
            if isSource, !budgets.budgets.isEmpty { examinePseudolocales(&subject, .value, budgets, &findings) }
        }
        output.use = shelf.use
        guard !findings.drafts.isEmpty else { return output }
        let unused = project.unusedKeys(of: catalog, file, findings.drafts)
        let drafts = project.withoutEvaluatedTexts(project.withoutOtherDirections(findings.drafts, unused: unused))
        output.findings = resolver.resolve(
            drafts, source: original, isNamed: table.names != nil, unused: unused)
        output.suppressed = resolver.suppressed
        return output
    }

    /// Whether few entries of a catalog translate texts that the source marks as not translatable.
    private func hasFewLockedTexts(_ catalog: Catalog, _ source: KeyIndex?) -> Bool {
        let locked = catalog.entries.lazy.filter { entry in
            source?.entry(like: entry).map { entry.translatesLocked($0) } ?? false
        }
        return locked.prefix(Entry.fewestLockedOfPurpose).count { _ in true } < Entry.fewestLockedOfPurpose
    }

    /// Whether to measure in pseudo-locales what a file has as the source of its translations: that of the template, or
    /// else of the first file of its table.
    private func standsForSource(_ file: Int, _ table: TableSubject, _ project: ReadProject) -> Bool {
        let catalog = table.catalog.catalog
        return !bench.makers.isEmpty && catalog.format.layout == .sourceAndTarget && table.names == nil
            && project.project.standsForSource(file)
    }

    /// Measures in pseudo-locales what an entry translates; returns false if that has no limit.
    private mutating func examineSource(
        of entry: Entry, _ shelf: inout CatalogBudgets, _ subject: inout TextSubject, _ findings: inout Findings
    ) -> Bool {
        let budgets = shelf.budgets(of: entry, locale: entry.catalog.sourceLocale ?? "en", findsHidden: false)
        guard !budgets.budgets.isEmpty else { return false }
        _ = subject.become(entry, source: nil, locale: entry.locale, isSource: false, &bench.parser)
        examinePseudolocales(&subject, .source, budgets, &findings)
        return true
    }

    /// Runs the rules on a whole catalog.
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
        let drafts = findings.drafts.filter { draft in
            draft.language.map(wanted.contains) ?? true && !(draft.entry.map(subject.isStale) ?? false)
        }
        output.findings = resolver.resolve(
            drafts, source: subject.names?.source ?? subject.source, isNamed: subject.names != nil)
        output.gaps = findings.gaps.filter { wanted.contains($0.language) }.map { resolver.resolve($0) }
        output.suppressed = resolver.suppressed
        return output
    }

    /// The language that a file translates into; it is checked even if no text has been translated yet.
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
        if !subject.isCredits {
            for rule in rules.text where subject.seen.rawValue & rule.bytes.rawValue != 0 {
                findings.rule = rule.index
                rule.check(subject, &findings)
            }
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
            for rule in rules.measured where rule.checksLayouts || !measurement.budget.source.isOfPlaces {
                findings.rule = rule.index
                rule.check(subject, measurement, &findings)
            }
            guard case .noFont(let words) = measurement.outcome, !measurement.budget.source.isOfPlaces else { continue }
            var set = BudgetSet()
            set.malformed = [MalformedBudget(measurement.budget.origin, words)]
            rules.check(subject, set, &findings)
        }
    }

    /// Measures a source text in the requested pseudo-locales.
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
    /// Whether its source is a text that is checked itself, not one stored with the translation.
    fileprivate var hasSourceOfItsOwn: Bool { source != nil || entry.catalog.format.layout == .allInOne }

    /// Whether it lists the translators, as the translation of gettext's `translator-credits`.
    fileprivate var isCredits: Bool {
        // Nearly all texts have another length.
        guard sourceMessage?.utf8.count == 18, entry.catalog.format.layout == .sourceAndTarget else { return false }
        return ["translator-credits", "translator_credits"].contains(sourceMessage?.text)
    }
}

extension Examiner.Output {
    /// Counts what an entry translates, if its language is checked and it is not counted as a translation.
    fileprivate mutating func count(_ entry: Entry, _ plan: AuditPlan) {
        guard plan.isWanted(entry.catalog.sourceLocale ?? "en"), !plan.isWanted(entry.locale) || !entry.hasText else {
            return
        }
        texts += 1
        budgeted += 1
    }

    /// Counts a checked text.
    fileprivate mutating func count(_ subject: TextSubject, isLimited: Bool) {
        texts += 1
        if isLimited { budgeted += 1 }
        guard !subject.isSource, let locale = subject.locale, locale != lastLocale else { return }
        locales.insert(locale)
        lastLocale = locale
    }
}
