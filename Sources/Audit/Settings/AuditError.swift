// Invalid settings of an audit.

import Basics
import Budgets
import Configuration

/// All invalid settings of an audit, in the order of the configuration.
public struct InvalidAudit: Error, Sendable {
    /// The errors; never none.
    public let errors: [AuditError]

    init(errors: [AuditError]) { self.errors = errors }

    /// Creates an error from expressions that take too long; nil if there are none.
    public init?(slow: [WrittenPattern]) {
        guard !slow.isEmpty else { return nil }
        errors = slow.sorted { ($0.file, $0.place) < ($1.file, $1.place) }.map { .slow($0) }
    }
}

/// An invalid setting of an audit.
public enum AuditError: Sendable {
    /// No rule has this id.
    case unknownRule(Located<String>)
    /// A suppression that has ended.
    case expired(Located<String>)
    /// An invalid budget.
    case budget(FileProblem)
    /// An expression that takes too long.
    case slow(WrittenPattern)
    /// A pattern that matches nothing.
    case unmatched(WrittenPattern, nearest: String?)

    /// The file it is in; nil for the configuration's own.
    public var file: String? {
        switch self {
        case .unknownRule, .expired: nil
        case .budget(let problem): problem.file
        case .unmatched(let pattern, _), .slow(let pattern): pattern.file
        }
    }

    /// Where in its file it is.
    public var place: Place? {
        switch self {
        case .unknownRule(let id): id.place
        case .expired(let until): until.place
        case .budget(let problem): problem.place
        case .unmatched(let pattern, _), .slow(let pattern): pattern.place
        }
    }

    /// The message without its place, with the fix.
    public var words: String {
        switch self {
        case .budget(let problem): problem.words
        case .slow(let pattern):
            "'\(pattern.pattern.shortened)' takes too long to match; expected an expression without nested "
                + "repetitions, or a pattern with '*'"
        case .unmatched(let pattern, let nearest):
            "'\(pattern.pattern.shortened)' matches no \(pattern.kind == .catalogs ? "catalog" : "key") here"
                + Spelling.suggestion(nearest)
        case .unknownRule(let id):
            "there is no rule '\(id.value.shortened)'"
                + Spelling.suggestion(Spelling.nearest(id.value, among: Rule.all.map(\.id)))
        case .expired(let until):
            "this suppression ended on \(until.value); fix what it suppresses and remove it, or set a later date"
        }
    }
}
