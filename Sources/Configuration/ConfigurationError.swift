// What is wrong with a configuration, and where: a value, worded in ConfigurationWording.swift.

import Basics

/// Something in a configuration file that Swell can't follow.
public struct ConfigurationError: Hashable, Sendable {
    /// The file, as it was named to Swell or found.
    public let file: String
    /// Where in the file; nil where the error is of the file as a whole.
    public let place: Place?
    /// What was found, and what was expected.
    public let problem: Problem

    /// An error of a file as a whole, or at a place of it.
    public init(file: String, place: Place? = nil, problem: Problem) {
        self.file = file
        self.place = place
        self.problem = problem
    }

    /// What went wrong.
    public enum Problem: Hashable, Sendable {
        /// The file could not be read at all.
        case unreadable(FileError)
        /// More bytes than any configuration has.
        case tooLarge(limit: Int)
        /// A folder has this file and another that says the same.
        case secondFile(name: String, other: String)
        /// Bytes that are not UTF-8, or control characters, in libyaml's words.
        case notText(String)
        /// libyaml's own words for what is not YAML, and what it was doing since where.
        case malformed(String, context: Located<String>?)
        /// A tab where only spaces may stand.
        case tab
        /// Nesting beyond what Swell reads.
        case tooDeep(limit: Int)
        /// More values than Swell reads.
        case tooMany(limit: Int)
        /// A name for a value, `&name`.
        case anchor
        /// A value named elsewhere, `*name`.
        case alias
        /// A type for a value, `!name`.
        case tag
        /// A second document in one file.
        case secondDocument
        /// A name that is not a text.
        case unnamed(found: Kind)
        /// A name that its mapping has already.
        case duplicate(String, first: Place)
        /// A name that no setting of its section has; `homes` are the sections in it that have one.
        case unknown(String, section: String?, homes: [String], nearest: String?)
        /// A value of another kind than the setting takes; of no setting where it is the whole file.
        case wrongKind(setting: String?, expected: [Kind], found: Kind)
        /// Something else than a text in a list of them.
        case wrongItem(setting: String, found: Kind)
        /// A value that is not what its setting takes.
        case wrongValue(setting: String, expected: Expectation, found: Found)
        /// Settings of which each is right, but not all together.
        case flawed(setting: String, Flaw)
        /// What Swell as a whole can't follow, in its words: a rule or a language that there is not.
        case unfit(String)
        /// More errors than are worth listing.
        case more(count: Int)
    }

    /// What was found in the place of a value.
    public enum Found: Hashable, Sendable {
        case text(String)
        case kind(Kind)
    }

    /// What is wrong with settings that belong together.
    public enum Flaw: Hashable, Sendable {
        /// A budget that limits nothing.
        case noLimit
        /// A limit in the place of budgets, without the keys that it is for.
        case limitWithoutKeys(Int)
        /// A budget that has no limit by its style either.
        case noLimitInStyle(String)
        /// Sizes of Android's, and what only Apple's have.
        case androidSizes
        /// A budget that says `none`, and a limit too.
        case limitAndNone
        /// A group without keys.
        case noKeys
        /// A group without a limit.
        case noSharedLimit
        /// A rule without a severity.
        case noSeverity
        /// A suppression without a reason.
        case noReason
        /// An empty list where it would mean everything.
        case noTexts
        /// A text style that builds on itself.
        case circular
    }

    /// What a value is.
    public enum Kind: Hashable, Sendable {
        case nothing, text, texts, list, mapping
    }
}

/// All that is wrong with a configuration, in the order it stands in the file.
public struct InvalidConfiguration: Error, Hashable, Sendable {
    private static let most = 20

    /// The errors; never none.
    public let errors: [ConfigurationError]

    /// A configuration with one error.
    init(_ error: ConfigurationError) {
        errors = [error]
    }

    /// The first problems of a file, and how many more there are: a file of garbage has one for every line.
    init(file: String, _ problems: Problems) {
        let sorted = problems.kept.sorted { $0.place < $1.place }
        let first = sorted.prefix(Self.most).map { ConfigurationError(file: file, place: $0.place, problem: $0.value) }
        let rest = sorted.dropFirst(Self.most).first.map {
            ConfigurationError(file: file, place: $0.place, problem: .more(count: problems.count - Self.most))
        }
        errors = first + (rest.map { [$0] } ?? [])
    }
}
