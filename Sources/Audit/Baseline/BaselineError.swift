// The errors of a baseline's file, and their messages.

import Basics

/// What is wrong with a baseline's file, and where.
public struct BaselineError: Error, Hashable, Sendable {
    /// The file, as it was named to Swell.
    public let path: String
    /// Where in the file; nil if the error concerns the whole file.
    public let place: Place?
    /// What is wrong.
    public let problem: Problem

    /// What can be wrong.
    public enum Problem: Hashable, Sendable {
        /// The file cannot be read.
        case unreadable(FileError)
        /// A conflict marker that git leaves where two versions of a file differ.
        case conflict
        /// It is not JSON.
        case malformed(String)
        /// The value of a name has the wrong type.
        case wrongKind(name: String, expected: String, found: String)
        /// An unknown name.
        case unknown(name: String, nearest: String?)
        /// A name that occurs twice in one object.
        case repeated(name: String)
        /// A required name is missing.
        case missing(name: String, owner: String)
        /// An unsupported version of the file.
        case unknownVersion(String)
        /// An unknown rule.
        case unknownRule(String, nearest: String?)
    }

    /// The error on one line: `swell-baseline.json:4:3: …`, with the fix.
    public var message: String { "\(path.at(place)): \(problem.words)" }
}

extension BaselineError.Problem {
    var words: String {
        switch self {
        case .unreadable(.missing):
            "the baseline does not exist; create it with 'swell baseline create'"
        case .unreadable(let error):
            error.words
        case .conflict:
            "unresolved merge conflict; keep the entries of both sides, delete the lines with conflict markers, "
                + "and run 'swell baseline prune'"
        case .malformed(let words):
            "not a baseline: \(words); use a file written by 'swell baseline create'"
        case .wrongKind(let name, let expected, let found):
            "expected \(expected) for '\(name)', found \(found.shortened)"
        case .unknown(let name, let nearest):
            "baseline entries have no '\(name.shortened)'\(Spelling.suggestion(nearest))"
        case .repeated(let name):
            "'\(name)' is repeated here; expected it once"
        case .missing(let name, let owner):
            "expected '\(name)' in \(owner)"
        case .unknownVersion(let version):
            "baseline version \(version.shortened) is not supported; expected \(Baseline.version): "
                + "use the version of Swell that wrote it, or create a new one with 'swell baseline create --force'"
        case .unknownRule(let rule, let nearest):
            "there is no rule '\(rule.shortened)'\(Spelling.suggestion(nearest))"
        }
    }
}
