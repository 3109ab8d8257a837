// Puts texts before the rules, one after the other.

import Basics
import Budgets
import Catalogs
import Comparison
import Configuration
import Generation
import MessagePatterns
import Pseudolocales

/// A stretch of a catalog's entries.
struct Slice: Sendable {
    let file: Int
    let entries: Range<Int>
}

/// Puts the texts of one slice after the other before the rules; it serves one thread at a time.
struct Examiner {
    private let plan: AuditPlan
    private let book: BudgetBook
    private var parser: MessageParser
    private let rules: ActiveRules
    private var measurer: Measurer
    private var resolver: Resolver
    private var makers: [(tag: String, maker: TextMaker)]

    /// What was found in a slice.
    struct Output: Sendable {
        var findings: [Finding] = []
        var suppressed = 0
        var texts = 0
        var budgeted = 0
        var locales: Set<String> = []
        var use = BudgetUse()
        var members: [GroupMember] = []
        var unfinished: Set<PassedOver.Text> = []
        fileprivate var lastLocale: String?
    }

    init(_ plan: AuditPlan) {
        self.plan = plan
        book = plan.book.unshared
        parser = plan.parser.unshared
        rules = ActiveRules(plan.rules)
        resolver = Resolver(plan)
        measurer = Measurer(plan.fonts, samples: plan.samples, parser: plan.parser.unshared)
        measurer.turns = plan.pseudolocales.count
        makers = plan.pseudolocales.map { ($0.tag.string, TextMaker($0, plan.locks)) }
    }

    mutating func examine(_ slice: Slice, of project: ReadProject) -> Output {
        var output = Output()
        guard let table = project.subject(slice.file), let stated = project.tables[slice.file]?.stated else {
            return output
        }
        let catalog = table.catalog.catalog.unshared
        let isSourceFile =
            !catalog.format.isMultilingual && project.project.isSource(slice.file) || table.names?.isSource ?? false
        let original = (table.names?.source ?? table.source)?.unshared
        var shelf = book.shelf(
            for: catalog, stated: stated.unshared, source: project.sourceStated(slice.file)?.unshared)
        var findings = Findings()
        var subject = TextSubject(catalog.entries[slice.entries.lowerBound])
        subject.tableHabits = table.habits
        let isMultilingual = catalog.format.isMultilingual
        let dialect = catalog.format.platform.dialect
        let stands = standsForSource(slice.file, table, project)
        let unseen = project.unseen[slice.file] ?? []
        var locale = catalog.locale
        var (isWanted, isSource) = (
            plan.isWanted(locale, own: project.project.ownLanguage(of: slice.file)), isSourceFile
        )
        for position in slice.entries where !unseen.contains(position) {
            let entry = catalog.entries[position]
            if isMultilingual, let own = entry.locale, own != locale {
                locale = own
                isWanted = plan.isWanted(own)
                isSource = isSourceFile || catalog.format.layout == .allInOne && own == catalog.sourceLocale
            }
            guard isWanted || isSource && !makers.isEmpty || stands else { continue }
            if stands, plan.isAsked(entry), examineSource(of: entry, &shelf, &subject, &findings) {
                output.count(entry, plan)
            }
            if plan.isFinishedOnly, !isSource, entry.isUnfinished {
                output.unfinished.insert(PassedOver.Text(entry))
                continue
            }
            let source = isSource ? nil : original?.entry(like: entry)
            guard
                subject.become(
                    entry, source: source, locale: locale, isSource: isSource, isNamed: table.names != nil, &parser)
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
        return !makers.isEmpty && catalog.format.layout == .sourceAndTarget && table.names == nil
            && project.project.standsForSource(file)
    }

    /// Measures what an entry translates as it would be in pseudo-locales; false where that has no limit.
    private mutating func examineSource(
        of entry: Entry, _ shelf: inout BudgetShelf, _ subject: inout TextSubject, _ findings: inout Findings
    ) -> Bool {
        let budgets = shelf.budgets(of: entry, locale: entry.catalog.sourceLocale ?? "en", asksWhetherHidden: false)
        guard !budgets.budgets.isEmpty else { return false }
        _ = subject.become(entry, source: nil, locale: entry.locale, isSource: false, &parser)
        examinePseudolocales(&subject, .source, budgets, &findings)
        return true
    }

    /// Puts a catalog as a whole before the rules.
    mutating func examineTable(_ file: Int, of project: ReadProject) -> Output {
        var output = Output()
        guard let subject = project.subject(file) else { return output }
        if let language = language(of: file, subject, project) { output.locales.insert(language) }
        var findings = Findings()
        for rule in rules.tables {
            findings.rule = rule.index
            rule.check(subject, &findings)
        }
        let wanted = Set(findings.drafts.compactMap(\.language)).filter { plan.isWanted($0) }
        let drafts = findings.drafts.filter { $0.language.map(wanted.contains) ?? true }
        output.findings = resolver.resolve(
            drafts, source: subject.names?.source ?? subject.source, isNamed: subject.names != nil)
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
        for rule in rules.text where !subject.seen.isDisjoint(with: rule.bytes) {
            findings.rule = rule.index
            rule.check(subject, &findings)
        }
        rules.check(subject, budgets, &findings)
        measure(subject, budgets, &findings)
    }

    private mutating func measure(_ subject: TextSubject, _ budgets: BudgetSet, _ findings: inout Findings) {
        guard !budgets.budgets.isEmpty else { return }
        for measurement in measurer.measure(subject, budgets.budgets) {
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
        var text: [UInt8] = []
        for index in makers.indices {
            text.removeAll(keepingCapacity: true)
            guard makers[index].maker.append(part, of: subject.entry, to: &text) else { continue }
            subject.become(text, of: makers[index].tag, madeOf: part, parser)
            measurer.maker = makers[index].maker
            findings.locale = makers[index].tag
            measure(subject, budgets, &findings)
        }
        findings.locale = nil
        measurer.maker = nil
    }
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
