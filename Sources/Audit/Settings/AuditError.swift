// What an audit can't do as it was asked to.

import Basics
import Budgets
import Configuration

/// All that an audit can't do as it was asked to, in the order of the configuration.
public struct InvalidAudit: Error, Sendable {
    /// The errors; never none.
    public let errors: [AuditError]

    init(errors: [AuditError]) { self.errors = errors }

    /// Expressions that take too long; nil for none.
    public init?(slow: [WrittenPattern]) {
        guard !slow.isEmpty else { return nil }
        errors = slow.sorted { ($0.file, $0.place) < ($1.file, $1.place) }.map { .slow($0) }
    }
}

/// What an audit can't do as it was asked to.
public enum AuditError: Sendable {
    /// No rule has this id.
    case unknownRule(Located<String>)
    /// A suppression whose last day is over.
    case expired(Located<String>)
    /// A budget that can't be understood.
    case budget(FileProblem)
    /// An expression that takes too long.
    case slow(WrittenPattern)
    /// A pattern that nothing is like.
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

    /// The error without its place, with the way out.
    public var words: String {
        switch self {
        case .budget(let problem): problem.words
        case .slow(let pattern):
            "'\(pattern.pattern.shortened)' takes too long for keys that are here; expected an expression without "
                + "repetitions inside of repetitions, or a pattern with '*'"
        case .unmatched(let pattern, let nearest):
            "'\(pattern.pattern.shortened)' matches no \(pattern.kind == .catalogs ? "catalog" : "key") here"
                + Spelling.suggestion(nearest)
        case .unknownRule(let id):
            "there is no rule '\(id.value.shortened)'"
                + Spelling.suggestion(Spelling.nearest(id.value, among: Rule.all.map(\.id)))
        case .expired(let until):
            "this suppression ended on \(until.value); mend what it lets be and remove it, or give it a later day"
        }
    }
}
