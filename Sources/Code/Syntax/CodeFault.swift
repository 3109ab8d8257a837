// What a scanner could not read.

/// A place where a scanner gave up, and why.
public struct CodeFault: Hashable, Sendable {
    /// What is wrong.
    public let problem: Problem
    /// Where it begins in the bytes of the file.
    public let offset: Int

    /// What is wrong with source code.
    public enum Problem: Hashable, Sendable {
        /// It contains NUL, as encrypted and compiled files do: nothing was read.
        case binary
        /// A string, a comment or a bracket is not closed.
        case unterminated
        /// Brackets are nested more deeply than this: what is inside was skipped.
        case nestedTooDeeply(Int)
        /// The file is larger than this: nothing was read.
        case tooLarge(Int)
    }
}
