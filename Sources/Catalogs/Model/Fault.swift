// What is wrong with a file, and where: a value, worded in FaultWording.swift.

import Basics

/// Something in a file that could not be read, with its place and what it means for the app.
public struct Fault: Hashable, Sendable {
    /// The file, as it was named to Swell.
    public let path: String
    /// Where in the file; nil where the fault is of the file as a whole.
    public let place: Place?
    /// What was found, and what was expected.
    public let problem: Problem
    /// What the app would show of this file, where that is known.
    public let consequence: Consequence?
    /// The way out; nil where what was expected says it.
    public let help: String?

    /// A fault of a file as a whole, or at a place of it.
    public init(
        path: String, place: Place? = nil, problem: Problem, consequence: Consequence? = nil, help: String? = nil
    ) {
        self.path = path
        self.place = place
        self.problem = problem
        self.consequence = consequence
        self.help = help ?? problem.help
    }

    /// What went wrong.
    public enum Problem: Hashable, Sendable {
        /// The file could not be read at all.
        case unreadable(FileError)
        /// No format reads a file of this name.
        case unknownFormat
        /// A file that tools make of one of this extension, which is read.
        case compiled(from: String)
        /// Bytes that are not UTF-8; `count` of them.
        case invalidUTF8(count: Int)
        /// Halves of surrogate pairs without the other half.
        case loneSurrogates(count: Int)
        /// UTF-16 with an odd number of bytes.
        case truncatedUTF16
        /// Bytes that are no characters in the encoding that the file names.
        case undecodable(charset: String, count: Int)
        /// An encoding that the file names, and that is not known.
        case unknownCharset(String)
        /// A message of which there is another, on a line before it.
        case duplicateMessage(key: String, line: Int)
        /// An XML declaration that names an encoding Swell does not read.
        case unsupportedEncoding(String)
        /// Something else stands where `expected` should.
        case unexpected(found: String, expected: String)
        /// Both sides of a merge that nobody finished.
        case mergeConflict
        /// A string whose closing quote is missing.
        case unterminatedString
        /// A key after which something else stands than `=` or `;`.
        case missingEquals(key: String, found: String)
        /// A value after which no `;` follows.
        case missingSemicolon(key: String)
        /// A quote inside a value that ends it too early.
        case strayQuote(key: String)
        /// A comment that is never closed.
        case unterminatedComment
        /// Nesting beyond what Swell reads.
        case tooDeep(limit: Int)
        /// XML that is not well-formed.
        case malformedXML(XMLComplaint)
        /// libyaml's own words for what is no YAML, and the way out.
        case malformedYAML(String, expected: String)
        /// A reference to an entity the file does not declare, or declares outside it.
        case unknownEntity(String)
        /// An entity that expands to itself, or with the others to more than the document may.
        case entityTooLarge(String)
        /// An entity that holds elements, comments or CDATA instead of text.
        case markupInEntity(String)
        /// The outermost value is of the wrong kind.
        case wrongRoot(found: String, expected: String)
        /// A key that stands twice where it may stand once.
        case twice(key: String)
        /// A value that is no string where the format holds only strings.
        case notAString(key: String, found: String)
        /// A binary property list whose structure does not hold together.
        case brokenBinary(String)
        /// A version of the format that is not read.
        case unsupportedVersion(String)
        /// Reading stopped: too many strings are never closed.
        case gaveUp
        /// More faults than are worth listing.
        case more(count: Int)
    }

    /// What an app that loads the file would show.
    public enum Consequence: Hashable, Sendable {
        /// The loader refuses the whole file.
        case noneLoads
        /// The loader stops here without a word.
        case dropsRest(keys: Int)
    }
}

/// A fault as a reader meets it: an offset in the text, and what the app's own loader would do.
package struct ReadingFault: Sendable {
    package enum Effect { case none, voidsFile, endsReading }

    package let offset: Int
    package let problem: Fault.Problem
    package let effect: Effect
    /// The way out, if the problem alone does not show it.
    package let help: String?

    package init(at offset: Int, _ problem: Fault.Problem, effect: Effect = .none, help: String? = nil) {
        self.offset = offset
        self.problem = problem
        self.effect = effect
        self.help = help
    }
}

extension ReadingFault {
    /// A byte order mark, where readers look for something else.
    package static func byteOrderMark(_ expected: String) -> ReadingFault {
        ReadingFault(at: 0, .unexpected(found: "a byte order mark", expected: expected))
    }
}

/// The first faults of a file, and how many more there were: a file of garbage has one for every word.
package struct FaultList: Sendable {
    private static let most = 20

    package private(set) var first: [ReadingFault] = []
    private(set) var moreAt = 0
    package private(set) var more = 0

    package init() {}

    package var isEmpty: Bool { first.isEmpty }

    package mutating func append(_ fault: ReadingFault) {
        if first.count < Self.most {
            first.append(fault)
        } else {
            if more == 0 { moreAt = fault.offset }
            more += 1
        }
    }

    package mutating func append(_ other: FaultList) {
        for fault in other.first { append(fault) }
        if more == 0 { moreAt = other.moreAt }
        more += other.more
    }

    package mutating func append(_ others: [ReadingFault]) {
        for fault in others { append(fault) }
    }
}

extension Fault: Error {}
