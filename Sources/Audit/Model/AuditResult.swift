// What an audit found.

/// What an audit found, in the order of the files and of the places in them.
public struct AuditResult: Sendable {
    /// What was found, without what is suppressed.
    public var findings: [Finding] = []
    /// What languages lack, text by text.
    package internal(set) var missing = MissingTexts()
    /// The order of the findings.
    package internal(set) var order = FileOrder()
    /// How many findings are suppressed, in comments or in the configuration.
    public var suppressed = 0
    /// How many catalogs were read.
    public var catalogs = 0
    /// How many texts were looked at.
    public var texts = 0
    /// How many of them have a limit.
    public var budgeted = 0
    /// The languages of the translations that were looked at, sorted.
    public var locales: [String] = []
    /// Whether a catalog could not be read, or not all of it.
    public var hasTrouble = false

    /// What stands in for fonts that are not here, so that widths are estimates: `Inter for SF Pro`.
    public internal(set) var estimates: [String] = []
    /// What was not judged.
    public internal(set) var passedOver = PassedOver()

    /// What else is worth knowing, a line each.
    public var remarks: [String] = []
    /// Patterns that nothing is like, where they are only told of.
    public var unmatched: InvalidAudit?

    /// A result without findings.
    public init() {}

    /// The result with only those findings and missing texts that are new, and how many are not.
    func narrowed(
        to isNew: (Finding) -> Bool, missing isNewText: (LanguageGap) -> (MissingText) -> Bool
    ) -> (new: AuditResult, known: Int) {
        var new = self
        let others = findings.filter { $0.gap == nil }
        let kept = others.filter(isNew)
        new.missing = missing.filter(isNewText)
        new.findings = order.sorted(kept + new.missing.findings)
        return (new, others.count - kept.count + missing.count - new.missing.count)
    }
}
