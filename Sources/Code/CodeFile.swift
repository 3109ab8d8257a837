// A file of source code, read.

import Basics

/// A source file: its path and its syntax.
public struct CodeFile: Sendable {
    /// The path, as found.
    public let path: String
    /// What it contains.
    public let tree: SyntaxTree
    /// The language that it is written in.
    public let language: CodeLanguage
    private let marks: PlaceMarks

    /// Creates a file from its syntax.
    public init(path: String, tree: SyntaxTree, language: CodeLanguage) {
        self.path = path
        self.tree = tree
        self.language = language
        marks = tree.lines()
    }

    /// Returns the line and the column of an offset.
    public func place(at offset: Int) -> Place { marks.place(at: offset) }

    /// Returns the number of the line that contains an offset, counted from 1.
    public func line(at offset: Int) -> Int { place(at: offset).line }

    /// Returns the comments on the lines of some code, and those on lines of their own directly above.
    public func comments(about range: Range<Int>) -> [ArraySlice<UInt8>] {
        let (first, last) = (line(at: range.lowerBound), line(at: range.upperBound))
        var index = tree.comments.firstIndexInSorted { line(at: $0.lowerBound) > last }
        var found: [ArraySlice<UInt8>] = []
        var top = first
        while index > 0 {
            index -= 1
            let comment = tree.comments[index]
            let end = line(at: max(comment.lowerBound, comment.upperBound - 1))
            guard end >= first || end == top - 1 && isAlone(comment) else { break }
            found.append(tree.bytes[comment])
            top = min(top, line(at: comment.lowerBound))
        }
        return found.reversed()
    }

    /// Whether only white space precedes a comment on its line.
    private func isAlone(_ comment: Range<Int>) -> Bool {
        let before = tree.bytes[..<comment.lowerBound].reversed().prefix { $0 != 0x0A && $0 != 0x0D }
        return before.allSatisfy(\.isSpace)
    }
}

/// A programming language that Swell reads.
public enum CodeLanguage: Sendable {
    case swift
    case objectiveC
    case kotlin, java
    /// An XML document that arranges views and refers to keys by name.
    case resource
    /// A document that may name keys, such as a property list: only its texts are read.
    case document

    /// Whether it is no programming language.
    public var isDocument: Bool {
        switch self {
        case .swift, .objectiveC, .kotlin, .java: false
        case .resource, .document: true
        }
    }

    /// Whether rules read it.
    public var isExamined: Bool { self == .swift || self == .resource }

    /// Whether Swell follows texts in it to what shows them.
    public var showsTexts: Bool {
        switch self {
        case .swift, .kotlin, .java, .resource: true
        case .objectiveC, .document: false
        }
    }
}
