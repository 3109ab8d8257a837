// What is wrong with a file, and where, as a value; its message is in FaultWording.swift.

import Basics

/// Something in a file that could not be read, with its place and its consequence for the app.
public struct Fault: Hashable, Sendable {
    /// The file, as given to Swell.
    public let path: String
    /// The place in the file; nil if the fault concerns the whole file.
    public let place: Place?
    /// What was found, and what was expected.
    public let problem: Problem
    /// What the app would load of this file, if known.
    public let consequence: Consequence?
    /// How to fix it; nil if the problem already tells.
    public let help: String?
    /// Whether it concerns only translations beside their sources, which are intact.
    public let isOfTranslation: Bool

    /// Creates a fault of a whole file, or at a place in it.
    public init(
        path: String, place: Place? = nil, problem: Problem, consequence: Consequence? = nil, help: String? = nil,
        isOfTranslation: Bool = false
    ) {
        self.path = path
        self.place = place
        self.problem = problem
        self.consequence = consequence
        self.help = help ?? problem.help
        self.isOfTranslation = isOfTranslation
    }

    /// What went wrong.
    public enum Problem: Hashable, Sendable {
        /// The file could not be read.
        case unreadable(FileError)
        /// No format matches the file's name.
        case unknownFormat
        /// A file that tools compile from one with this extension, which Swell can read.
        case compiled(from: String)
        /// `count` bytes that are not UTF-8.
        case invalidUTF8(count: Int)
        /// Halves of surrogate pairs that lack the other half.
        case loneSurrogates(count: Int)
        /// UTF-16 with an odd number of bytes.
        case truncatedUTF16
        /// Bytes that are not valid in the encoding that the file declares.
        case undecodable(charset: String, count: Int)
        /// An unknown encoding that the file declares.
        case unknownCharset(String)
        /// A message that is already defined on an earlier line.
        case duplicateMessage(key: String, line: Int)
        /// An XML declaration with an encoding that Swell does not support.
        case unsupportedEncoding(String)
        /// Something other than `expected`.
        case unexpected(found: String, expected: String)
        /// Both sides of an unresolved merge conflict.
        case mergeConflict
        /// A string without a closing quote.
        case unterminatedString
        /// A key that is not followed by `=` or `;`.
        case missingEquals(key: String, found: String)
        /// A value that is not followed by `;`.
        case missingSemicolon(key: String)
        /// An unescaped quote in a value, which ends it too early.
        case strayQuote(key: String)
        /// A comment that is never closed.
        case unterminatedComment
        /// Nesting deeper than Swell reads.
        case tooDeep(limit: Int)
        /// XML that is not well-formed.
        case malformedXML(XMLComplaint)
        /// Invalid YAML, with libyaml's message and what was expected.
        case malformedYAML(String, expected: String)
        /// A reference to an entity that the file does not declare, or declares externally.
        case unknownEntity(String)
        /// An entity that expands to itself, or whose expansion exceeds the limit of the document.
        case entityTooLarge(String)
        /// An entity that contains elements, comments or CDATA instead of text.
        case markupInEntity(String)
        /// The root value has the wrong kind.
        case wrongRoot(found: String, expected: String)
        /// A key that may occur only once, but occurs twice.
        case twice(key: String)
        /// A value that is not a string in a format that contains only strings.
        case notAString(key: String, found: String)
        /// A corrupt binary property list.
        case brokenBinary(String)
        /// An unsupported version of the format.
        case unsupportedVersion(String)
        /// A plural rule that its library cannot parse: it uses the forms of English instead.
        case unreadPlurals(String)
        /// Reading stopped because too many strings are never closed.
        case gaveUp
        /// More faults than are worth listing.
        case more(count: Int)
    }

    /// The consequence for an app that loads the file.
    public enum Consequence: Hashable, Sendable {
        /// The loader rejects the whole file.
        case noneLoads
        /// The loader silently stops here.
        case dropsRest(keys: Int)
    }
}

/// A fault as found by a reader: an offset in the text, and what the app's own loader would do.
package struct ReadingFault: Sendable {
    package enum Effect { case none, voidsFile, endsReading }

    package let offset: Int
    package let problem: Fault.Problem
    package let effect: Effect
    /// How to fix it, if the problem alone does not show it.
    package let help: String?
    /// Whether it concerns only a translation beside its source, which is intact.
    package let isOfTranslation: Bool

    package init(
        at offset: Int, _ problem: Fault.Problem, effect: Effect = .none, help: String? = nil,
        isOfTranslation: Bool = false
    ) {
        self.offset = offset
        self.problem = problem
        self.effect = effect
        self.help = help
        self.isOfTranslation = isOfTranslation
    }
}

extension ReadingFault {
    /// A byte order mark where readers expect something else.
    package static func byteOrderMark(_ expected: String) -> ReadingFault {
        ReadingFault(at: 0, .unexpected(found: mark, expected: expected))
    }

    fileprivate static let mark = "a byte order mark"
}

extension Fault {
    /// Whether the only fault is a byte order mark, which other loaders skip.
    package var isByteOrderMark: Bool {
        if case .unexpected(found: ReadingFault.mark, expected: _) = problem { true } else { false }
    }
}

/// The first faults of a file, and the number of the others: a file of garbage has one for every word.
package struct FaultList: Sendable {
    private static let most = 20

    package private(set) var first: [ReadingFault] = []
    private(set) var moreAt = 0
    package private(set) var more = 0
    /// Whether all of the others concern only translations.
    private(set) var moreAreOfTranslation = true

    package init() {}

    package var isEmpty: Bool { first.isEmpty }

    package mutating func append(_ fault: ReadingFault) {
        if first.count < Self.most {
            first.append(fault)
        } else {
            if more == 0 { moreAt = fault.offset }
            more += 1
            moreAreOfTranslation = moreAreOfTranslation && fault.isOfTranslation
        }
    }

    package mutating func append(_ other: FaultList) {
        for fault in other.first { append(fault) }
        if more == 0 { moreAt = other.moreAt }
        more += other.more
        moreAreOfTranslation = moreAreOfTranslation && other.moreAreOfTranslation
    }

    package mutating func append(_ others: [ReadingFault]) {
        for fault in others { append(fault) }
    }
}

extension Fault: Error {}
