// Turns the result of a rule into a finding: its severity, its places, its fingerprint.

import Basics
import Catalogs

/// Turns drafts into findings.
struct Resolver {
    private let plan: AuditPlan
    private var places: EntryPlaces
    /// The text of the last finding.
    private var text: FoundText?
    /// The catalog that the current one is translated from.
    private var source: KeyIndex?
    /// Whether its texts take precedence over the sources in the current catalog.
    private var isNamed = false
    /// The keys to which no code refers: nobody sees their texts.
    private var unused: Set<String> = []
    private var comments: CommentSuppressions
    /// Whether a comment of a catalog may suppress a finding.
    private var commented: [ObjectIdentifier: Bool] = [:]
    /// The number of suppressed findings in the last resolution.
    private(set) var suppressed = 0

    init(_ plan: AuditPlan) {
        self.plan = plan
        places = EntryPlaces(plan)
        comments = CommentSuppressions(today: plan.today)
    }

    /// The findings of drafts, without those that are off or suppressed.
    mutating func resolve(
        _ drafts: [Findings.Draft], source: KeyIndex? = nil, isNamed: Bool = false, unused: Set<String> = []
    ) -> [Finding] {
        self.source = source
        self.unused = unused
        self.isNamed = isNamed
        suppressed = 0
        text = nil
        return FormGroups.joined(drafts.compactMap { finding($0) })
    }

    /// A gap without its suppressed texts, each of the others with its configured severity.
    mutating func resolve(_ gap: LanguageGap) -> LanguageGap {
        var gap = gap
        gap.lacking = gap.texts.count
        gap.relativePath = places.relativePath(gap.catalog.path)
        // Most files have no such comment, and most configurations have no settings for single keys.
        let mayBeSuppressed =
            mayHaveComments(gap.catalog) || gap.texts.first?.source.map { mayHaveComments($0.catalog) } ?? false
        let dependsOnKeys = plan.dependsOnKeys
        gap.texts = gap.texts.compactMap { text in
            let key = dependsOnKeys ? text.entry?.key : nil
            guard
                let severity = plan.rules.severity(
                    gap.rule, key: key, locale: gap.language, path: gap.catalog.path)
            else { return nil }
            var text = text
            guard !isSuppressed(&text, key, gap, mayBeSuppressed) else {
                suppressed += 1
                return nil
            }
            text.severity = text.own.map { $0.isUnfinished && !$0.isOfSource } ?? false ? .note : severity
            return text
        }
        gap.reported = gap.texts.count
        return gap
    }

    private mutating func mayHaveComments(_ catalog: Catalog) -> Bool {
        if let known = commented[catalog.identity] { return known }
        let has = CommentSuppression.hasAnyMark(catalog.text.utf8)
        commented[catalog.identity] = has
        return has
    }

    private mutating func isSuppressed(
        _ text: inout MissingText, _ key: String?, _ gap: LanguageGap, _ mayHaveComments: Bool
    ) -> Bool {
        let rule = Rule.all[gap.rule].id
        if plan.suppressions.matches(rule: rule, key: key, locale: gap.language, path: gap.catalog.path) { return true }
        guard mayHaveComments else { return false }
        switch comments.verdict(rule, [text.own, text.source].compactMap(\.self)) {
        case .none: return false
        case .suppressed: return true
        case .expired(let day):
            text.suppressedUntil = day
            return false
        }
    }

    private mutating func finding(_ draft: Findings.Draft) -> Finding? {
        let rule = Rule.all[draft.rule]
        let subject = subject(draft)
        guard
            var severity = plan.rules.severity(
                draft.rule, key: subject?.key, locale: subject?.locale ?? draft.locale, path: draft.path)
        else { return nil }
        var details = draft.details
        guard !isSuppressed(rule.id, draft, subject, &details) else {
            suppressed += 1
            return nil
        }
        if let most = details.most { severity = min(severity, most) }
        if let entry = draft.entry, entry.isUnfinished, !entry.isOfSource { severity = .note }
        let location = location(draft)
        let marks =
            text?.marks(rule, path: location.relativePath)
            ?? FindingMarks(
                [rule.id, location.relativePath, draft.locale ?? "", draft.key ?? "", "", details.message],
                draft.code?.text ?? (rule.comparesSource ? [0xFF] : []))
        var finding = Finding(
            rule: rule.id, severity: severity, location: location, subject: subject, message: details.message,
            help: details.help, room: details.room, budget: details.budget,
            related: details.related.map { .init($0.words, places.location(of: $0.entry)) }, texts: text?.texts,
            picture: details.picture, fingerprint: marks.fingerprint, textHash: marks.textHash)
        finding.assumption = details.assumption
        guard !unused.isEmpty, let key = draft.entry?.key, unused.contains(key) else {
            return finding.with(cause: details.cause.map { relative($0) })
        }
        return finding.unseen(because: .unnamedKey)
    }

    private mutating func relative(_ cause: Finding.Cause) -> Finding.Cause {
        guard case .sameMessage(let table) = cause else { return cause }
        return .sameMessage(table: places.relativePath(table))
    }

    /// Whether the configuration or a comment suppresses a finding; if the suppression has ended, adds that to the
    /// finding.
    private mutating func isSuppressed(
        _ rule: String, _ draft: Findings.Draft, _ subject: Finding.Subject?, _ details: inout Findings.Details
    ) -> Bool {
        let locale = subject?.locale ?? draft.locale
        if plan.suppressions.matches(rule: rule, key: subject?.key, locale: locale, path: draft.path) { return true }
        let entries = [draft.entry, draft.entry.flatMap { source?.entry(like: $0) }] + details.related.map(\.entry)
        var verdict = comments.verdict(rule, entries.compactMap(\.self))
        if let code = draft.code { verdict = max(verdict, comments.verdict(rule, code)) }
        switch verdict {
        case .none: return false
        case .suppressed: return true
        case .expired(let day):
            details.message += "; its suppression ended on \(day)"
            return false
        }
    }

    /// The subject of a draft; its text is stored in `text`.
    private mutating func subject(_ draft: Findings.Draft) -> Finding.Subject? {
        guard let entry = draft.entry else {
            text = nil
            return draft.key.map { Finding.Subject(locale: draft.locale, key: $0, variant: "") }
        }
        if let text, text.isText(of: entry, locale: draft.locale) { return text.subject }
        let found = FoundText(entry, locale: draft.locale, source: source, isNamed: isNamed)
        text = found
        return found.subject
    }

    // MARK: Places

    private mutating func location(_ draft: Findings.Draft) -> Finding.Location {
        if let entry = draft.entry { return places.location(of: entry) }
        return Finding.Location(
            path: draft.path, relativePath: places.relativePath(draft.path), place: draft.place,
            end: draft.code.map { $0.file.place(at: $0.range.upperBound) })
    }
}
