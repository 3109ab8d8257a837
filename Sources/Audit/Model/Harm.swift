// The effect of a finding on the users of an app.

/// The effect of a finding on the users of an app, the worst first.
public enum Harm: Int, Comparable, CaseIterable, Sendable {
    /// The app may crash, or a file cannot be read.
    case crash
    /// A value or a text is lost.
    case lostData
    /// A text is cut off.
    case cutText
    /// Markup is lost, or shown as text.
    case lostMarkup
    /// A text reads or looks wrong.
    case wrongText
    /// A text is not in the user's language.
    case missingText
    /// Users do not see it: the settings are wrong, or a text is never used.
    case unseen

    /// Whether one is worse than the other.
    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension Finding {
    private static let harms = Dictionary(Rule.all.map { ($0.id, $0.harm) }) { first, _ in first }

    /// Its effect on users.
    package var harm: Harm { Self.harms[rule] ?? .wrongText }
}
