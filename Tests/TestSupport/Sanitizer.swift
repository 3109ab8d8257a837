// Whether the tests run under a sanitizer, as in Scripts/check/sanitize.

import Foundation

/// A tool that checks memory or threads during the tests: it makes them several times slower, and needs memory of its
/// own.
public enum Sanitizer {
    /// The active sanitizer, `address` or `thread`, if any.
    public static let kind = ProcessInfo.processInfo.environment["SWELL_SANITIZED"]
    /// Whether a sanitizer is active: time and memory are then not representative.
    public static let isWatching = kind != nil
}
