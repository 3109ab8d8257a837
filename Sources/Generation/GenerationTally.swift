// What became of the texts of a catalog.

import Catalogs

/// Counts of what was made and what was left alone.
public struct GenerationTally: Sendable {
    /// Why a text stayed as it was.
    public enum Reason: Int, CaseIterable, Sendable {
        /// It has no words: placeholders, signs or an address, and nothing would show.
        case noWords
        /// The catalog or the configuration says so.
        case locked
        /// The app's own translations leave it as it is.
        case neverTranslated
        /// It was pseudo text before.
        case alreadyPseudo
        /// A placeholder or tag would not have survived.
        case damaged
        /// The file can't hold the pseudo text.
        case refused

        /// The reason in words, after a number.
        public var words: String {
            switch self {
            case .noWords: "without words to change"
            case .locked: "not to be translated"
            case .neverTranslated: "that no language translates"
            case .alreadyPseudo: "pseudo text already"
            case .damaged: "whose placeholders would not have survived"
            case .refused: "that the file can't hold"
            }
        }

        /// Whether a person should look at each.
        public var isTrouble: Bool { self == .damaged || self == .refused }
    }

    /// A text left alone that a person should look at.
    public struct Trouble: Sendable {
        /// Its entry.
        public fileprivate(set) var entry: Entry
        /// Why it stayed as it was.
        public let reason: Reason
        /// The pseudo-locale's tag.
        public fileprivate(set) var locale = ""
    }

    /// How many texts were made.
    public internal(set) var made = 0
    /// How many were left alone, by reason.
    public private(set) var leftAlone = [Int](repeating: 0, count: Reason.allCases.count)
    /// The texts left alone that a person should look at.
    public private(set) var troubles: [Trouble] = []

    /// Nothing yet.
    public init() {}

    /// How many texts were left alone for a reason.
    public func count(of reason: Reason) -> Int { leftAlone[reason.rawValue] }

    mutating func leave(_ entry: Entry, _ reason: Reason) {
        leftAlone[reason.rawValue] += 1
        if reason.isTrouble { troubles.append(Trouble(entry: entry, reason: reason)) }
    }

    /// Lets what a person should look at stand where it is written, and not in what was extracted from there.
    mutating func refer(to catalog: Catalog) {
        guard !troubles.isEmpty else { return }
        let index = KeyIndex(catalog)
        for at in troubles.indices { troubles[at].entry = index.entry(like: troubles[at].entry) ?? troubles[at].entry }
    }

    /// Says which pseudo-locale it is about.
    mutating func name(_ locale: String) {
        for at in troubles.indices { troubles[at].locale = locale }
    }

    /// Takes in the counts of another.
    public mutating func add(_ other: GenerationTally) {
        made += other.made
        for index in leftAlone.indices { leftAlone[index] += other.leftAlone[index] }
        troubles += other.troubles
    }
}
