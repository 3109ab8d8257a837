// What an app shows if a language lacks a text.

/// What an app shows if a language lacks a text.
public enum Fallback: UInt8, Sendable {
    /// The source text: the system or the library looks it up by itself.
    case source
    /// The source text, the key or nothing, depending on the app's code.
    case asApp
    /// The key itself.
    case key
}
