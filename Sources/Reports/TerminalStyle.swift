// Emphasis on a terminal, or none.

/// Escape sequences for a terminal that shows them; plain text elsewhere.
public struct TerminalStyle: Sendable {
    private let isColored: Bool

    /// A style that colors, or one that leaves text as it is.
    public init(colored: Bool) {
        isColored = colored
    }

    /// Headings.
    public func bold(_ text: String) -> String { wrap(text, "1") }
    /// What matters less.
    public func dim(_ text: String) -> String { wrap(text, "2") }
    /// Keys of messages.
    public func key(_ text: String) -> String { wrap(text, "36") }
    /// What is wrong.
    public func error(_ text: String) -> String { wrap(text, "31") }
    /// What may be wrong.
    public func warning(_ text: String) -> String { wrap(text, "33") }
    /// What is worth knowing.
    public func note(_ text: String) -> String { wrap(text, "34") }
    /// What is as it should be.
    public func good(_ text: String) -> String { wrap(text, "32") }

    private func wrap(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
