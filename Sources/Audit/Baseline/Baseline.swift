// Accepted findings: a list that may only shrink.

import Configuration
import Projects

/// Findings that were accepted when the baseline was created.
///
/// It is created once, and from then on only gets shorter: fixed findings are removed, and none are ever added.
public struct Baseline: Hashable, Sendable {
    /// The default file name.
    public static let usualName = "swell-baseline.json"

    /// The file, as it was named to Swell.
    public let path: String
    /// The accepted findings, in ascending order, each once.
    public let entries: [BaselineEntry]

    /// Entries that occur again in the file, as after a merge; each counts once.
    public let repeated: [BaselineEntry]

    init(path: String, entries: [BaselineEntry], repeated: [BaselineEntry] = []) {
        self.path = path
        self.entries = entries
        self.repeated = repeated
    }

    /// Creates a baseline of all findings, for a file at this path.
    ///
    /// Missing texts are listed one by one, whichever findings report them.
    public init(of result: AuditResult, path: String) {
        var counts: [BaselineEntry.Identity: Int] = [:]
        var folder = BaselineFolder(of: path)
        for finding in result.single { counts[finding.identity(&folder), default: 0] += 1 }
        for gap in result.missing.gaps {
            let file = folder.relative(gap.table)
            for text in gap.texts { counts[.missing(MissingName(gap, text, in: file))] = 1 }
        }
        self.path = path
        entries = counts.map { BaselineEntry($0, count: $1) }.sorted { $0.identity < $1.identity }
        repeated = []
    }

    /// Separates new findings from known ones, and determines which known ones no longer occur.
    ///
    /// Findings that the audit did not check for are not gone: other languages than those of its plan, rules that are
    /// off, files outside `paths` (as named to Swell), and what it passed over.
    public func apply(to result: AuditResult, of plan: AuditPlan, under paths: [String]) -> BaselineOutcome {
        var left = Dictionary(uniqueKeysWithValues: entries.map { ($0.identity, $0.count) })
        var folder = BaselineFolder(of: path)
        let missing = Dictionary(grouping: entries.map(\.identity).filter(\.isOfMissingText), by: MissingName.init)
        let (new, known) = result.narrowed { finding in
            let identity = finding.identity(&folder)
            guard let count = left[identity], count > 0 else { return true }
            left[identity] = count - 1
            return false
        } missing: { gap in
            // Entries written by earlier versions name the file that lacks the text.
            let files = [folder.relative(gap.table), folder.relative(gap.catalog.path)]
            return { text in
                let identities = files.flatMap { missing[MissingName(gap, text, in: $0)] ?? [] }
                for identity in identities { left[identity] = 0 }
                return identities.isEmpty
            }
        }
        let reach = BaselineReach(result, of: plan, under: paths.map { Project.absolute($0) }, from: &folder)
        let stale = entries.compactMap { entry -> BaselineEntry? in
            guard let count = left[entry.identity], count > 0, reach.takesIn(entry) else { return nil }
            return BaselineEntry(entry.identity, count: count, place: entry.place)
        }
        return BaselineOutcome(result: new, known: known, stale: stale)
    }

    /// The accepted findings in some languages and under some paths, given as named to Swell.
    public func entries(in languages: LanguageRanges, under paths: [String]) -> [BaselineEntry] {
        let isUnder = BaselineFolder(of: path).isUnder(paths.map { Project.absolute($0) })
        return entries.filter { entry in
            let locale = entry.identity.locale
            return (languages.isEmpty || languages.cover(locale.isEmpty ? nil : locale)) && isUnder(entry)
        }
    }

    /// The message about repeated entries, with the fix; nil if there are none.
    public var repetition: String? {
        guard let first = repeated.first else { return nil }
        let words =
            repeated.count == 1
            ? "an entry is repeated here" : "\(repeated.count) entries are repeated, the first here"
        return "\(path.at(first.place)): \(words), probably by a merge; "
            + "run 'swell baseline prune' to remove the duplicates"
    }

    /// The baseline without the entries that ``apply(to:of:under:)`` found to be stale.
    public func without(_ stale: [BaselineEntry]) -> Baseline {
        let gone = Dictionary(stale.map { ($0.identity, $0.count) }, uniquingKeysWith: +)
        let left = entries.compactMap { entry -> BaselineEntry? in
            let count = entry.count - (gone[entry.identity] ?? 0)
            return count > 0 ? BaselineEntry(entry.identity, count: count, place: entry.place) : nil
        }
        return Baseline(path: path, entries: left)
    }
}

/// The result of applying a baseline to findings.
public struct BaselineOutcome: Sendable {
    /// The result with only the findings that are not in the baseline.
    public let result: AuditResult
    /// The number of findings and missing texts in the baseline.
    public let known: Int
    /// The entries that were not found, each with how many times it was not; in the baseline's order.
    public let stale: [BaselineEntry]

    /// The findings that are not in the baseline, in the order in which they were found.
    public var new: [Finding] { result.findings }
}

/// The identity of a missing text in a baseline: it has no text that could change.
private struct MissingName: Hashable {
    let file: String
    let locale: String
    let key: String

    init(_ gap: LanguageGap, _ text: MissingText, in file: String) {
        (self.file, locale, key) = (file, gap.language, text.entry?.key ?? "")
    }

    init(_ identity: BaselineEntry.Identity) { (file, locale, key) = (identity.file, identity.locale, identity.key) }
}

extension BaselineEntry.Identity {
    fileprivate static func missing(_ name: MissingName) -> Self {
        Self(
            rule: Rule.missingTranslation.id, file: name.file, locale: name.locale, key: name.key, variant: "", text: ""
        )
    }

    fileprivate var isOfMissingText: Bool { rule == Rule.missingTranslation.id }
}

extension Finding {
    fileprivate func identity(_ folder: inout BaselineFolder) -> BaselineEntry.Identity {
        BaselineEntry.Identity(
            rule: rule, file: folder.relative(location.path), locale: subject?.locale ?? "", key: subject?.key ?? "",
            variant: subject?.variant ?? "", text: textHash)
    }
}
