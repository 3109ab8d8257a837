// Something that was found before and is let be.

import Basics

/// Something that was found before and is let be, as often as it was found then.
public struct BaselineEntry: Hashable, Sendable {
    /// What it is; two entries of a baseline never have the same.
    public let identity: Identity
    /// How often it is let be.
    public let count: Int
    /// Where it stands in the baseline's file; nil for one that was never written.
    public let place: Place?

    /// What tells one thing found from another, wherever in its file it stands.
    ///
    /// What it does not have is empty.
    public struct Identity: Hashable, Comparable, Sendable {
        /// The id of the rule.
        public let rule: String
        /// The file, from the folder of the baseline on.
        public let file: String
        /// The language tag.
        public let locale: String
        /// The key.
        public let key: String
        /// The branch, such as `plural.one`.
        public let variant: String
        /// ``Finding/textHash``: another text is another thing.
        public let text: String

        /// Something found.
        public init(rule: String, file: String, locale: String, key: String, variant: String, text: String) {
            self.rule = rule
            self.file = file
            self.locale = locale
            self.key = key
            self.variant = variant
            self.text = text
        }

        /// The same in another language, or in several with spaces between them.
        func with(locale: String) -> Self {
            Self(rule: rule, file: file, locale: locale, key: key, variant: variant, text: text)
        }

        /// Whether one stands before the other in a baseline.
        public static func < (one: Self, other: Self) -> Bool {
            (one.rule, one.file, one.locale, one.key, one.variant, one.text)
                < (other.rule, other.file, other.locale, other.key, other.variant, other.text)
        }
    }

    /// Something that is let be.
    public init(_ identity: Identity, count: Int = 1, place: Place? = nil) {
        self.identity = identity
        self.count = count
        self.place = place
    }
}

extension BaselineEntry {
    /// That it is no longer found, with the way out.
    public func stale(in path: String) -> String {
        let subject = [identity.key, identity.variant].filter { !$0.isEmpty }.map(\.shortened).joined(separator: " ")
        let locale = identity.locale.isEmpty ? "" : " (\(identity.locale))"
        let times = count > 1 ? " \(count) times" : ""
        return
            "\(path.at(place)): \(identity.rule) of \(subject.isEmpty ? "the file" : "\"\(subject)\"")"
            + "\(locale) in \(identity.file) is no longer found\(times); 'swell baseline prune' takes it out"
    }
}
