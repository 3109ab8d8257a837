// Whether the tests run under a sanitizer, as Scripts/check/sanitize has them.

import Foundation

/// What watches memory or threads while the tests run: it makes them several times slower, and asks for memory of its own.
public enum Sanitizer {
    /// Which one watches, `address` or `thread`; nil for none.
    public static let kind = ProcessInfo.processInfo.environment["SWELL_SANITIZED"]
    /// Whether one watches: then time and memory are its own.
    public static let isWatching = kind != nil
}
