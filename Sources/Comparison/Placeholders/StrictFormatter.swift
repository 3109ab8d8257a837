// Formatters that throw if a text is invalid.

/// A formatter that rejects what others would show verbatim.
public enum StrictFormatter: Hashable, Sendable {
    case java, python, dotNet

    /// Its name, for the beginning of a sentence.
    package var words: String {
        switch self {
        case .java: "Java's formatter"
        case .python: "Python's formatter"
        case .dotNet: ".NET's formatter"
        }
    }
}
