// An audit: runs every rule on every text of a project.

import Basics
import Budgets
import Catalogs
import Projects

/// Runs the rules on the catalogs of a project.
public struct Audit: Sendable {
    /// The number of entries per unit of work: small enough that a large file keeps all cores busy to its end.
    private static let sliceLength = 2048

    private let plan: AuditPlan
    private let rules: ActiveRules

    /// Creates an audit with a plan.
    public init(_ plan: AuditPlan) {
        self.plan = plan
        rules = ActiveRules(plan.rules)
    }

    /// A unit of work: a whole catalog, or some of its texts.
    package enum Work: Sendable {
        case table(Int)
        case texts(Int, Range<Int>)
    }

    /// Audits a project; throws ``InvalidAudit`` if the plan does not fit it.
    public func run(_ project: Project) async throws -> AuditResult {
        try await run(await ReadProject(project, plan.languages))
    }

    /// Audits a project that has already been read, for the languages of the plan or more.
    public func run(_ read: ReadProject) async throws -> AuditResult {
        let plan = plan
        let read = await read.withCode(plan).withRooms(plan)
        var outputs = await Workers.run(works(read, of: Self.sliceLength), state: { Examiner(plan) }) {
            $0.examine($1, of: read)
        }
        outputs += await CodeExaminer.outputs(of: read, plan)
        return try result(read, await KeySites(read, plan), &outputs)
    }

    /// The units of work, each with at most `length` texts, ordered by language: measuring is faster if the previous
    /// texts were in the same language.
    package func works(_ read: ReadProject, of length: Int) -> [Work] {
        let wanted = wanted(read)
        // The source is needed to measure it in pseudo-locales, whichever languages are checked.
        let sources = plan.pseudolocales.isEmpty ? [] : wanted.compactMap { read.project.source(of: $0) }
        let files = Set(wanted + sources).map { (read.project.files[$0].locale ?? "", $0) }
        let slices = files.sorted { $0 < $1 }.flatMap { _, file -> [Work] in
            let count = read.tables[file]?.catalog.entries.count ?? 0
            return stride(from: 0, to: count, by: length).map { .texts(file, $0..<min($0 + length, count)) }
        }
        return wanted.map { .table($0) } + slices
    }

    private func wanted(_ read: ReadProject) -> [Int] {
        let project = read.project
        return project.files.indices.filter {
            plan.languages.mayCover(project.files[$0], own: project.ownLanguage(of: $0))
        }
    }

    /// The result of an audit, from the outputs of its units of work, in order; consumes the outputs.
    package func result(
        _ read: ReadProject, _ sites: KeySites, _ outputs: inout [Examiner.Output]
    ) throws -> AuditResult {
        let project = read.project
        let wanted = wanted(read)
        var result = AuditResult()
        result.sites = sites
        var unseen = UnseenFiles(SourceBytes(read.project, read.code), read.project)
        var findings = try add(&outputs, read, &unseen, &result)
        let faults =
            project.faults + wanted.compactMap { read.faults[$0] } + read.rooms.layouts.faults
            + read.rooms.screens.faults
        var subject = read.subject
        subject.unseenFiles = unseen.files(of: project)
        let found = examineProject(subject, faults, wanted.compactMap { read.tables[$0]?.catalog }, &result)
        findings += unseen.withoutNotes(found)
        try plan.refuseSlow()
        result.remarks += [
            read.remarkOnSources(of: wanted), read.remarkOnPartialSources, read.remarkOnReleases,
            read.remarkOnSuperseded, read.remarkOnCopies(among: wanted), read.remarkOnCharsetCopies(among: wanted),
            read.remarkOnGenerated(among: wanted), read.remarkOnLibraries(among: wanted),
            read.remarkOnData(among: wanted),
            read.remarkOnStale(among: wanted),
            read.remarkOnMistakenLanguages, read.rooms.remarkOnFonts(plan),
        ]
        .compactMap(\.self)
        result.estimates = plan.fonts.estimates
        result.catalogs = wanted.count
        result.sourceFiles = read.code?.files.count { !$0.language.isDocument } ?? 0
        result.passedOver.withoutSource = Set(
            wanted.filter { project.lacksSource($0) }.map { project.files[$0].path.string })
        result.order = FileOrder(project)
        findings.removeAll { $0.rule == Rule.bidiDirection.id && sites.areOnlySpoken($0) }
        let others = UnseenFindings(takingFrom: &findings, listing: plan.listsUnseen)
        result.remarks += [others.remark].compactMap(\.self)
        result.hasTrouble = findings.contains(where: \.isTrouble)
        result.groups = LanguageGroups(takingFrom: &findings)
        result.setFindings(findings)
        return result
    }

    /// Adds up the outputs of the units of work.
    private func add(
        _ outputs: inout [Examiner.Output], _ read: ReadProject, _ unseen: inout UnseenFiles,
        _ result: inout AuditResult
    ) throws -> [Finding] {
        var findings: [Finding] = []
        var locales: Set<String> = []
        var use = BudgetUse()
        var members: [GroupMember] = []
        var gaps: [LanguageGap] = []
        for index in outputs.indices {
            let output = exchange(&outputs[index], with: Examiner.Output())
            findings += output.findings
            gaps += output.gaps
            locales.formUnion(output.locales)
            use.formUnion(output.use)
            members += output.members
            result.passedOver.unfinished.formUnion(output.unfinished)
            result.texts += output.texts
            result.budgeted += output.budgeted
            result.suppressed += output.suppressed
        }
        result.locales = locales.sorted()
        let leaves = OwnLeaves(findings, read)
        findings = unseen.marking(leaves.removing(from: findings) + examineGroups(members, &result))
        let sources = SourceBytes(read.project, read.code)
        var fallback = AppFallback(sources, plan.fallback)
        var known = fallback.apply(
            to: leaves.removing(from: gaps, read).withoutSampleTexts().withoutKeysInLayouts(read)
                .withoutTextsOfOtherModules(read).withoutTextsOfOtherRegions(read)
                .withoutUnseenMenus(read, sources).withoutNames(read).withoutForbidden()
                .withoutLeftoversOfSettings()
                .withoutRemoved(read).withoutUnusedKeys(read).withKeys(inCodeOf: read))
        if plan.usesCode { SearchedCode.judge(&findings, &known, read, plan) }
        let hidden = unseen.hiddenFiles(of: known)
        result.missing = MissingTexts(
            known.marking(unseen.unlisted).filter { !hidden.contains($0.catalog.path) }, of: plan)
        result.remarks += [unseen.remark(on: known, withoutFiles: hidden)].compactMap(\.self)
        result.remarks += plan.book.remarks(on: use)
        try plan.refuseSlow()
        let unmatched =
            plan.unmatched == .passedOver
            ? []
            : PatternUse(book: plan.book, settings: plan.patterns, chosen: plan.chosen)
                .unmatched(by: use, in: read)
        // More keys were checked for these.
        try plan.refuseSlow()
        if !unmatched.isEmpty {
            guard plan.unmatched == .told else { throw InvalidAudit(errors: unmatched) }
            result.unmatched = InvalidAudit(errors: unmatched)
        }
        return findings
    }

    private func examineGroups(_ members: [GroupMember], _ result: inout AuditResult) -> [Finding] {
        var findings = Findings()
        for measured in GroupMeasurer(plan: plan).measure(members) {
            for rule in rules.groups {
                findings.rule = rule.index
                rule.check(measured, &findings)
            }
        }
        return resolve(findings.drafts, &result)
    }

    private func examineProject(
        _ subject: ProjectSubject, _ faults: [Fault], _ catalogs: [Catalog], _ result: inout AuditResult
    ) -> [Finding] {
        let drafts = Workers.now(rules.projects.count) { number in
            var findings = Findings()
            findings.rule = rules.projects[number].index
            rules.projects[number].check(subject, &findings)
            return findings.drafts
        }.flatMap(\.self)
        var findings = Findings()
        for (index, rule) in Rule.all.enumerated() where rule.id == Rule.catalogFault.id {
            findings.rule = index
            for fault in faults { findings.add(path: fault.path, at: fault.place, fault.message) }
            Rule.addUnread(catalogs, to: &findings)
        }
        return resolve(drafts + findings.drafts, &result)
    }

    private func resolve(_ drafts: [Findings.Draft], _ result: inout AuditResult) -> [Finding] {
        guard !drafts.isEmpty else { return [] }
        var resolver = Resolver(plan)
        defer { result.suppressed += resolver.suppressed }
        return resolver.resolve(drafts)
    }
}
