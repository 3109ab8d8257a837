// The result of an audit.

/// The result of an audit, in the order of the files and of the places in them.
public struct AuditResult: Sendable {
    /// The findings that are not suppressed.
    public var findings: [Finding] = []
    /// The missing texts, one by one.
    package internal(set) var missing = MissingTexts()
    /// The findings of which the same in many languages is one, one by one.
    var groups = LanguageGroups()
    /// Where code uses the keys.
    package internal(set) var sites = KeySites()
    /// The order of the findings.
    package internal(set) var order = FileOrder()
    /// The number of findings suppressed by comments or the configuration.
    public var suppressed = 0
    /// The number of catalogs that were read.
    public var catalogs = 0
    /// The number of source files that were read.
    public var sourceFiles = 0
    /// The number of checked texts.
    public var texts = 0
    /// How many of those texts have a limit.
    public var budgeted = 0
    /// The languages of the checked translations, sorted.
    public var locales: [String] = []
    /// Whether a catalog could not be read completely.
    public var hasTrouble = false

    /// The replacements for fonts that are not installed, which make widths estimates: `Inter for SF Pro`.
    public internal(set) var estimates: [String] = []
    /// What could not be checked.
    public internal(set) var passedOver = PassedOver()

    /// Other remarks, one line each.
    public var remarks: [String] = []
    /// Patterns that match nothing, if they are only reported.
    public var unmatched: InvalidAudit?

    /// Creates a result without findings.
    public init() {}

    /// The result with only the new findings and missing texts, and the number of the others.
    func narrowed(
        to isNew: (Finding) -> Bool, missing isNewText: (LanguageGap) -> (MissingText) -> Bool
    ) -> (new: AuditResult, known: Int) {
        var new = self
        let others = ungrouped
        let kept = others.filter(isNew)
        new.groups = groups.filter(isNew)
        new.missing = missing.filter(isNewText)
        new.setFindings(kept)
        let known = groups.findings.count - new.groups.findings.count + missing.count - new.missing.count
        return (new, others.count - kept.count + known)
    }

    /// The findings one by one, without those about missing texts.
    var single: [Finding] { ungrouped + groups.findings }

    private var ungrouped: [Finding] { findings.filter { $0.gap == nil && $0.cause == nil } }

    /// Sets the findings to some, and those of groups and missing texts.
    mutating func setFindings(_ others: [Finding]) {
        findings = order.sorted(others + groups.grouped(in: order) + missing.findings).map { sites.naming($0) }
    }
}
