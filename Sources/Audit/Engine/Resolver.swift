// From what a rule found to a finding: its severity, its places, its fingerprint.

import Catalogs
import Platform

/// Turns drafts into findings.
struct Resolver {
    private let plan: AuditPlan
    private var places: EntryPlaces
    private var bytes: [UInt8] = []
    /// The catalog that the one at hand is translated from.
    private var source: KeyIndex?
    /// Whether its texts go before what the catalog at hand holds for sources.
    private var isNamed = false
    private var comments: CommentSuppressions
    /// How many of the findings resolved last are let be.
    private(set) var suppressed = 0

    init(_ plan: AuditPlan) {
        self.plan = plan
        places = EntryPlaces(plan)
        comments = CommentSuppressions(today: plan.today)
    }

    /// The findings of drafts, without those that are off or let be.
    mutating func resolve(_ drafts: [Findings.Draft], source: KeyIndex? = nil, isNamed: Bool = false) -> [Finding] {
        self.source = source
        self.isNamed = isNamed
        suppressed = 0
        return drafts.compactMap { finding($0) }
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
        if let entry = draft.entry, entry.isUnfinished, !isSource(entry) { severity = .note }
        let location = location(draft)
        let texts = texts(draft)
        if rule.comparesSource { appendSource(of: draft) }
        // Git may have turned the ends of lines.
        if bytes.contains(0x0D) { bytes = bytes.withoutReturns }
        var text = Fingerprint()
        text.add(bytes)
        var whole = Fingerprint()
        for part in [
            rule.id, location.relativePath, draft.locale ?? subject?.locale ?? "", subject?.key ?? "",
            subject?.variant ?? "", draft.entry == nil ? details.message : "",
        ] {
            whole.add(part.utf8)
        }
        whole.add(bytes)
        return Finding(
            rule: rule.id, severity: severity, location: location, subject: subject, message: details.message,
            help: details.help, room: details.room, budget: details.budget,
            related: details.related.map { .init($0.words, places.location(of: $0.entry)) }, texts: texts,
            picture: details.picture, fingerprint: whole.digits, textHash: text.digits)
    }

    /// Whether the configuration or a comment lets a finding be; where it did so up to a day, the finding says so.
    private mutating func isSuppressed(
        _ rule: String, _ draft: Findings.Draft, _ subject: Finding.Subject?, _ details: inout Findings.Details
    ) -> Bool {
        let locale = subject?.locale ?? draft.locale
        if plan.suppressions.matches(rule: rule, key: subject?.key, locale: locale, path: draft.path) { return true }
        let entries = [draft.entry, draft.entry.flatMap { source?.entry(like: $0) }] + details.related.map(\.entry)
        switch comments.verdict(rule, entries.compactMap(\.self)) {
        case .none: return false
        case .suppressed: return true
        case .expired(let day):
            details.message += "; its suppression ended on \(day)"
            return false
        }
    }

    /// Whose text it is; the text itself is left in `bytes`.
    private mutating func subject(_ draft: Findings.Draft) -> Finding.Subject? {
        bytes.removeAll(keepingCapacity: true)
        guard let entry = draft.entry else {
            return draft.key.map { Finding.Subject(locale: draft.locale, key: $0, variant: "") }
        }
        entry.append(.value, to: &bytes)
        return Finding.Subject(locale: draft.locale ?? entry.locale, key: entry.key, variant: entry.variant)
    }

    /// Adds to `bytes` what the text translates.
    private mutating func appendSource(of draft: Findings.Draft) {
        bytes.append(0xFF)
        guard let entry = draft.entry else { return }
        appendSource(of: entry, to: &bytes)
    }

    /// Appends what an entry translates; false where that is not known.
    @discardableResult
    private func appendSource(of entry: Entry, to output: inout [UInt8]) -> Bool {
        if !isNamed, entry.append(.source, to: &output) { return true }
        return source?.entry(like: entry)?.append(.value, to: &output) ?? false
    }

    /// What the text in `bytes` says, and what it is translated from.
    private func texts(_ draft: Findings.Draft) -> Finding.Texts? {
        guard let entry = draft.entry else { return nil }
        let text = bytes.isEmpty ? nil : Self.beginning(of: bytes)
        // Of a language that the entry is not in, it is the source.
        if let locale = draft.locale, locale != entry.locale { return .init(text: nil, source: text) }
        guard !isSource(entry) else { return .init(text: text, source: nil) }
        var original: [UInt8] = []
        let hasSource = appendSource(of: entry, to: &original)
        return .init(text: text, source: hasSource ? Self.beginning(of: original) : nil)
    }

    /// So much of a text as a report shows.
    private static func beginning(of bytes: [UInt8]) -> String {
        let most = 300
        // A scalar has four bytes at most.
        let scalars = String(decoding: bytes.prefix(4 * (most + 1)), as: UTF8.self).unicodeScalars
        let start = scalars.prefix(most)
        return start.endIndex == scalars.endIndex ? String(scalars) : "\(Substring(start))…"
    }

    private func isSource(_ entry: Entry) -> Bool {
        entry.catalog.format.layout == .allInOne && entry.locale == entry.catalog.sourceLocale
    }

    // MARK: Places

    private mutating func location(_ draft: Findings.Draft) -> Finding.Location {
        if let entry = draft.entry { return places.location(of: entry) }
        return Finding.Location(
            path: draft.path, relativePath: plan.relativePath(draft.path), place: draft.place)
    }
}

extension [UInt8] {
    /// The same with `\n` where `\r\n` stands.
    fileprivate var withoutReturns: [UInt8] {
        indices.filter { self[$0] != 0x0D || $0 + 1 == count || self[$0 + 1] != 0x0A }.map { self[$0] }
    }
}
