// How bad a finding is.

/// How bad a finding is.
public enum Severity: String, CaseIterable, Comparable, Sendable {
    /// Worth knowing.
    case note
    /// Worth mending.
    case warning
    /// Must be mended before the app is shipped.
    case error

    /// Whether one is less bad than the other.
    public static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
