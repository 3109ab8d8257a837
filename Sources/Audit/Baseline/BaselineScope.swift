// What a run looked at, since only that can be said to be gone.

import Configuration

/// What a run looked at: what it did not look at is not gone.
public struct BaselineScope: Sendable {
    /// The files and folders, as they were named to Swell.
    public var paths: [String]
    /// The languages.
    public var languages: LanguageRanges
    /// The ids of the rules; nil for every rule there is.
    public var rules: Set<String>?

    /// A run over some paths, and in them some languages and rules.
    public init(paths: [String], languages: LanguageRanges = LanguageRanges([]), rules: Set<String>? = nil) {
        self.paths = paths
        self.languages = languages
        self.rules = rules
    }

    /// Whether it was looked for at all, in whatever file.
    func includes(_ identity: BaselineEntry.Identity) -> Bool {
        guard rules?.contains(identity.rule) ?? true else { return false }
        return languages.isEmpty || !identity.locale.isEmpty && languages.matches(identity.locale)
    }
}
