// Emphasis on a terminal, or none.

/// Escape sequences for a terminal with colors; plain text otherwise.
public struct TerminalStyle: Sendable {
    private let isColored: Bool

    /// Creates a style that adds colors, or one that leaves text unchanged.
    public init(colored: Bool) {
        isColored = colored
    }

    /// Headings.
    public func bold(_ text: String) -> String { wrap(text, "1") }
    /// Less important text.
    public func dim(_ text: String) -> String { wrap(text, "2") }
    /// Keys of messages.
    public func key(_ text: String) -> String { wrap(text, "36") }
    /// Errors.
    public func error(_ text: String) -> String { wrap(text, "31") }
    /// Warnings.
    public func warning(_ text: String) -> String { wrap(text, "33") }
    /// Notes.
    public func note(_ text: String) -> String { wrap(text, "34") }
    /// Success.
    public func good(_ text: String) -> String { wrap(text, "32") }

    private func wrap(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
