// The expected result of a fixture, in a file beside it.

import Foundation

/// Reads expectations, or records them.
public enum Recording {
    /// Returns the recorded expectation for `file`; nil if this run records `text` as that, and so must fail.
    public static func expected(of file: URL, recording text: String) throws -> String? {
        let expectation = file.appendingPathExtension("expected")
        guard ProcessInfo.processInfo.environment["SWELL_RECORD"] == "1" else {
            return try String(contentsOf: expectation, encoding: .utf8)
        }
        try Data(text.utf8).write(to: expectation)
        return nil
    }
}
