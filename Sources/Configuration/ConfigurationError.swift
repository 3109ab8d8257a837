// An error in a configuration and its position: a value, worded in ConfigurationWording.swift.

import Basics

/// An error in a configuration file.
public struct ConfigurationError: Hashable, Sendable {
    /// The file, by the path given to Swell or found.
    public let file: String
    /// The position in the file; nil if the error concerns the whole file.
    public let place: Place?
    /// What was found, and what was expected.
    public let problem: Problem

    /// Creates an error for a file, or for a position in it.
    public init(file: String, place: Place? = nil, problem: Problem) {
        self.file = file
        self.place = place
        self.problem = problem
    }

    /// What went wrong.
    public enum Problem: Hashable, Sendable {
        /// The file could not be read.
        case unreadable(FileError)
        /// The file is larger than any configuration.
        case tooLarge(limit: Int)
        /// A folder contains this file and another configuration file.
        case secondFile(name: String, other: String)
        /// The file contains bytes that are not UTF-8, or control characters; in libyaml's words.
        case notText(String)
        /// The file is not YAML: libyaml's message, and the construct it was reading with its position.
        case malformed(String, context: Located<String>?)
        /// A tab where YAML allows only spaces.
        case tab
        /// The nesting is too deep.
        case tooDeep(limit: Int)
        /// There are too many values.
        case tooMany(limit: Int)
        /// An anchor, `&name`.
        case anchor
        /// An alias, `*name`.
        case alias
        /// A tag, `!name`.
        case tag
        /// A second document in one file.
        case secondDocument
        /// A key that is not a string.
        case unnamed(found: Kind)
        /// A duplicate key in a mapping.
        case duplicate(String, first: Place)
        /// A key that no setting of its section has; `homes` are the sections inside it that have one.
        case unknown(String, section: String?, homes: [String], nearest: String?)
        /// A value of another kind than the setting accepts; `setting` is nil for the whole file.
        case wrongKind(setting: String?, expected: [Kind], found: Kind)
        /// An item that is not a string in a list of strings.
        case wrongItem(setting: String, found: Kind)
        /// A value that its setting does not accept.
        case wrongValue(setting: String, expected: Expectation, found: Found)
        /// Settings that are each valid, but not in combination.
        case flawed(setting: String, Flaw)
        /// A value that other modules reject, in their words: an unknown rule or language.
        case unfit(String)
        /// More errors than are worth listing.
        case more(count: Int)
    }

    /// The value that was found.
    public enum Found: Hashable, Sendable {
        case text(String)
        case kind(Kind)
    }

    /// An invalid combination of settings.
    public enum Flaw: Hashable, Sendable {
        /// A budget that limits nothing.
        case noLimit
        /// A limit in place of budgets, without its keys.
        case limitWithoutKeys(Int)
        /// A budget without a limit of its own or from its style.
        case noLimitInStyle(String)
        /// Android sizes together with settings for Apple sizes only.
        case androidSizes
        /// A budget with both `none` and a limit.
        case limitAndNone
        /// A group without keys.
        case noKeys
        /// A group without a limit.
        case noSharedLimit
        /// A rule without a severity.
        case noSeverity
        /// A suppression without a reason.
        case noReason
        /// An empty list that would mean everything.
        case noTexts
        /// A step that is none, or several.
        case notOneStep
        /// A page without an address.
        case noAddress
        /// Several ways to switch the language.
        case severalSwitches
        /// A text style that refers to itself.
        case circular
    }

    /// The kind of a value.
    public enum Kind: Hashable, Sendable {
        case nothing, text, texts, list, mapping
    }
}

/// All errors of a configuration, in file order.
public struct InvalidConfiguration: Error, Hashable, Sendable {
    private static let most = 20

    /// The errors; never empty.
    public let errors: [ConfigurationError]

    /// Creates an error for a single problem.
    init(_ error: ConfigurationError) {
        errors = [error]
    }

    /// Creates an error from the first problems of a file and the number of others: in a garbage file every line has
    /// one.
    init(file: String, _ problems: Problems) {
        let sorted = problems.kept.sorted { $0.place < $1.place }
        let first = sorted.prefix(Self.most).map { ConfigurationError(file: file, place: $0.place, problem: $0.value) }
        let rest = sorted.dropFirst(Self.most).first.map {
            ConfigurationError(file: file, place: $0.place, problem: .more(count: problems.count - Self.most))
        }
        errors = first + (rest.map { [$0] } ?? [])
    }
}
