// The outcome for the texts of a catalog.

import Catalogs

/// Counts of generated and unchanged texts.
public struct GenerationTally: Sendable {
    /// Why a text was left unchanged.
    public enum Reason: Int, CaseIterable, Sendable {
        /// It has no words, only placeholders, signs or an address, so a pseudo-locale would change nothing.
        case noWords
        /// The catalog or the configuration locks it.
        case locked
        /// The app's own translations leave it unchanged.
        case neverTranslated
        /// It already was pseudo text.
        case alreadyPseudo
        /// A placeholder or tag would have been lost.
        case damaged
        /// The file cannot represent the pseudo text.
        case refused

        /// The reason as a phrase that follows a number.
        public var words: String {
            switch self {
            case .noWords: "without words to change"
            case .locked: "not to be translated"
            case .neverTranslated: "that no language translates"
            case .alreadyPseudo: "that already were pseudo text"
            case .damaged: "whose placeholders would be lost"
            case .refused: "that the file cannot hold"
            }
        }

        /// Whether a person should review each such text.
        public var isTrouble: Bool { self == .damaged || self == .refused }
    }

    /// An unchanged text that a person should review.
    public struct Trouble: Sendable {
        /// Its entry.
        public fileprivate(set) var entry: Entry
        /// Why it was left unchanged.
        public let reason: Reason
        /// The pseudo-locale's tag.
        public fileprivate(set) var locale = ""
    }

    /// The number of generated texts.
    public internal(set) var made = 0
    /// The number of unchanged texts by reason.
    public private(set) var unchanged = [Int](repeating: 0, count: Reason.allCases.count)
    /// The unchanged texts that a person should review.
    public private(set) var troubles: [Trouble] = []

    /// Creates an empty tally.
    public init() {}

    /// The number of texts left unchanged for a reason.
    public func count(of reason: Reason) -> Int { unchanged[reason.rawValue] }

    mutating func leave(_ entry: Entry, _ reason: Reason) {
        unchanged[reason.rawValue] += 1
        if reason.isTrouble { troubles.append(Trouble(entry: entry, reason: reason)) }
    }

    /// Makes the troubles point to the catalog where the texts are written rather than to one extracted from it.
    mutating func refer(to catalog: Catalog) {
        guard !troubles.isEmpty else { return }
        let index = KeyIndex(catalog)
        for at in troubles.indices { troubles[at].entry = index.entry(like: troubles[at].entry) ?? troubles[at].entry }
    }

    /// Sets the pseudo-locale of the troubles.
    mutating func name(_ locale: String) {
        for at in troubles.indices { troubles[at].locale = locale }
    }

    /// Adds the counts of another tally.
    public mutating func add(_ other: GenerationTally) {
        made += other.made
        for index in unchanged.indices { unchanged[index] += other.unchanged[index] }
        troubles += other.troubles
    }
}
