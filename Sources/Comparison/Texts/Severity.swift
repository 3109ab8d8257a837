// The severity of a finding.

/// The severity of a finding.
public enum Severity: String, CaseIterable, Comparable, Sendable {
    /// Worth knowing.
    case note
    /// Worth fixing.
    case warning
    /// Must be fixed before the app ships.
    case error

    /// Whether one severity is lower than the other.
    public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
