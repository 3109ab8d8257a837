// What an audit can't do as it was asked to.

import Configuration
import Platform

/// All that an audit can't do as it was asked to, in the order of the configuration.
public struct InvalidAudit: Error, Sendable {
    /// The errors; never none.
    public let errors: [AuditError]
}

/// What an audit can't do as it was asked to.
public enum AuditError: Sendable {
    /// No rule has this id.
    case unknownRule(Located<String>)
    /// A suppression whose last day is over.
    case expired(Located<String>)

    /// Where in the configuration it was asked for.
    public var place: Place? {
        switch self {
        case .unknownRule(let id): id.place
        case .expired(let until): until.place
        }
    }

    /// The error on one line, with the way out.
    public var message: String {
        switch self {
        case .unknownRule(let id):
            "there is no rule '\(id.value.shortened)'"
                + Spelling.suggestion(Spelling.nearest(id.value, among: Rule.all.map(\.id)))
        case .expired(let until):
            "this suppression ended on \(until.value); mend what it lets be and remove it, or give it a later day"
        }
    }
}
