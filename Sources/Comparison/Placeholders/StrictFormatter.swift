// Formatters that throw where a text is not as they want it.

/// A formatter that refuses what others would show as it stands.
public enum StrictFormatter: Hashable, Sendable {
    case java, python, dotNet

    /// Its name, at the beginning of a sentence.
    package var words: String {
        switch self {
        case .java: "Java's formatter"
        case .python: "Python's formatter"
        case .dotNet: ".NET's formatter"
        }
    }
}
