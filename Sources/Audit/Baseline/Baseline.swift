// What was found before and is let be: a list that may only shrink.

import Configuration
import Projects

/// What was found before and is let be.
///
/// It is made once, and from then on only gets shorter: what is mended is taken out, and nothing is ever put in.
public struct Baseline: Hashable, Sendable {
    /// The name of a baseline to which nobody gave another.
    public static let usualName = "swell-baseline.json"

    /// The file, as it was named to Swell.
    public let path: String
    /// What is let be, in ascending order, each thing once.
    public let entries: [BaselineEntry]

    /// What stands in the file again, as a merge leaves it; it counts once.
    public let repeated: [BaselineEntry]

    init(path: String, entries: [BaselineEntry], repeated: [BaselineEntry] = []) {
        self.path = path
        self.entries = entries
        self.repeated = repeated
    }

    /// The baseline of all that was found, for a file of this path.
    ///
    /// What is missing stands in it text by text, whatever findings say it.
    public init(of result: AuditResult, path: String) {
        var counts: [BaselineEntry.Identity: Int] = [:]
        var folder = BaselineFolder(of: path)
        for finding in result.findings where finding.gap == nil { counts[finding.identity(&folder), default: 0] += 1 }
        for gap in result.missing.gaps {
            let file = folder.relative(gap.table)
            for text in gap.texts { counts[.missing(MissingName(gap, text, in: file))] = 1 }
        }
        self.path = path
        entries = counts.map { BaselineEntry($0, count: $1) }.sorted { $0.identity < $1.identity }
        repeated = []
    }

    /// Tells what is new from what is known, and finds what is known and no longer there.
    ///
    /// What an audit did not look at is not gone: other languages than those of its plan, rules that are off, files under
    /// none of the paths, which are given as they were named to Swell, and what it passed over.
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
            // Those of earlier versions name the file that lacks the text.
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

    /// What is let be in some languages and under some paths, which are given as they were named to Swell.
    public func entries(in languages: LanguageRanges, under paths: [String]) -> [BaselineEntry] {
        let isUnder = BaselineFolder(of: path).isUnder(paths.map { Project.absolute($0) })
        return entries.filter { entry in
            let locale = entry.identity.locale
            return (languages.isEmpty || languages.areAfter(locale.isEmpty ? nil : locale)) && isUnder(entry)
        }
    }

    /// That entries stand twice, with the way out; nil where none does.
    public var repetition: String? {
        guard let first = repeated.first else { return nil }
        let words = repeated.count == 1 ? "an entry stands" : "\(repeated.count) entries stand"
        return "\(path.at(first.place)): \(words) here again, as a merge leaves it; "
            + "'swell baseline prune' puts that in order"
    }

    /// The baseline without what ``apply(to:of:under:)`` found to be no longer there.
    public func without(_ stale: [BaselineEntry]) -> Baseline {
        let gone = Dictionary(stale.map { ($0.identity, $0.count) }, uniquingKeysWith: +)
        let left = entries.compactMap { entry -> BaselineEntry? in
            let count = entry.count - (gone[entry.identity] ?? 0)
            return count > 0 ? BaselineEntry(entry.identity, count: count, place: entry.place) : nil
        }
        return Baseline(path: path, entries: left)
    }
}

/// What a baseline makes of findings.
public struct BaselineOutcome: Sendable {
    /// The result with what is not in it.
    public let result: AuditResult
    /// How many findings and missing texts are in it.
    public let known: Int
    /// What is in it and was not found, each with how often it was not; in the baseline's order.
    public let stale: [BaselineEntry]

    /// The findings that are not in it, in the order in which they were found.
    public var new: [Finding] { result.findings }
}

/// A missing text by what a baseline knows of it: it has no text that could change.
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
