// What can be wrong with a baseline's file, and how it is worded.

import Basics

/// What is wrong with a baseline's file, and where.
public struct BaselineError: Error, Hashable, Sendable {
    /// The file, as it was named to Swell.
    public let path: String
    /// Where in it; nil where it is the file as a whole.
    public let place: Place?
    /// What is wrong.
    public let problem: Problem

    /// What can be wrong.
    public enum Problem: Hashable, Sendable {
        /// The file can't be read.
        case unreadable(FileError)
        /// A mark that git leaves where two versions of a file differ.
        case conflict
        /// It is no JSON.
        case malformed(String)
        /// A value of another kind than is expected of that name.
        case wrongKind(name: String, expected: String, found: String)
        /// A name that nothing has.
        case unknown(name: String, nearest: String?)
        /// A name that stands twice in one object.
        case repeated(name: String)
        /// A name that is not there.
        case missing(name: String, owner: String)
        /// A version of the file that is not read.
        case unknownVersion(String)
        /// A rule that there is not.
        case unknownRule(String, nearest: String?)
    }

    /// The error on one line: `swell-baseline.json:4:3: …`, with the way out.
    public var message: String { "\(path.at(place)): \(problem.words)" }
}

extension BaselineError.Problem {
    var words: String {
        switch self {
        case .unreadable(.missing):
            "there is no such baseline; 'swell baseline create' makes one"
        case .unreadable(let error):
            error.words
        case .conflict:
            "a merge left its marks here; keep the entries of both sides, take the lines with the marks out, "
                + "and run 'swell baseline prune'"
        case .malformed(let words):
            "not a baseline: \(words); name a file that 'swell baseline create' wrote"
        case .wrongKind(let name, let expected, let found):
            "expected \(expected) for '\(name)', found \(found.shortened)"
        case .unknown(let name, let nearest):
            "an entry of a baseline has no '\(name.shortened)'\(Spelling.suggestion(nearest))"
        case .repeated(let name):
            "'\(name)' stands here again; expected it once"
        case .missing(let name, let owner):
            "expected '\(name)' in \(owner)"
        case .unknownVersion(let version):
            "baselines of version \(version.shortened) are not read; expected \(Baseline.version): "
                + "use the Swell that wrote it, or make a new one with 'swell baseline create --force'"
        case .unknownRule(let rule, let nearest):
            "there is no rule '\(rule.shortened)'\(Spelling.suggestion(nearest))"
        }
    }
}
