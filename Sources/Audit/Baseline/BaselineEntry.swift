// An accepted finding.

import Basics

/// An accepted finding, with how often it occurred then.
public struct BaselineEntry: Hashable, Sendable {
    /// What identifies it; the entries of a baseline have different identities.
    public let identity: Identity
    /// How many occurrences are accepted.
    public let count: Int
    /// Its place in the baseline's file; nil if it was never written.
    public let place: Place?

    /// What distinguishes one finding from another, wherever in its file it is.
    ///
    /// Parts that a finding does not have are empty.
    public struct Identity: Hashable, Comparable, Sendable {
        /// The id of the rule.
        public let rule: String
        /// The file, relative to the folder of the baseline.
        public let file: String
        /// The language tag.
        public let locale: String
        /// The key.
        public let key: String
        /// The branch, such as `plural.one`.
        public let variant: String
        /// ``Finding/textHash``: a finding about another text is another finding.
        public let text: String

        /// Creates an identity.
        public init(rule: String, file: String, locale: String, key: String, variant: String, text: String) {
            self.rule = rule
            self.file = file
            self.locale = locale
            self.key = key
            self.variant = variant
            self.text = text
        }

        /// The same in another language, or in several separated by spaces.
        func with(locale: String) -> Self {
            Self(rule: rule, file: file, locale: locale, key: key, variant: variant, text: text)
        }

        /// Whether one precedes the other in a baseline.
        public static func < (one: Self, other: Self) -> Bool {
            (one.rule, one.file, one.locale, one.key, one.variant, one.text)
                < (other.rule, other.file, other.locale, other.key, other.variant, other.text)
        }
    }

    /// Creates an entry.
    public init(_ identity: Identity, count: Int = 1, place: Place? = nil) {
        self.identity = identity
        self.count = count
        self.place = place
    }
}

extension BaselineEntry {
    /// The message that it is no longer found, with the fix.
    public func stale(in path: String) -> String {
        let subject = [identity.key, identity.variant].filter { !$0.isEmpty }.map(\.shortened).joined(separator: " ")
        let locale = identity.locale.isEmpty ? "" : " (\(identity.locale))"
        let times = count > 1 ? " (\(count) times)" : ""
        return
            "\(path.at(place)): \(identity.rule) of \(subject.isEmpty ? "the file" : "\"\(subject)\"")"
            + "\(locale) in \(identity.file) is no longer found\(times); run 'swell baseline prune' to remove it"
    }
}
