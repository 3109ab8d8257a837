// Regular expressions for keys, matched by ICU.

internal import CICU
import Synchronization

/// The number of keys for which an expression has timed out, on any thread.
final class Slowness: Sendable {
    /// After this many timeouts the expression is no longer used.
    private static let most = 5

    private let keys = Atomic(0)

    var hasGivenUp: Bool { keys.load(ordering: .relaxed) >= Self.most }
    /// Whether it has timed out for any key, so that its matches are incomplete.
    var isTold: Bool { keys.load(ordering: .relaxed) > 0 }

    func add() { keys.add(1, ordering: .relaxed) }
}

/// A regular expression, for one thread at a time.
final class KeyRegex {
    /// Why a regular expression is invalid.
    struct Problem: Error {
        /// What is wrong.
        let words: String
        /// The position in characters, counted from 1; nil if unknown.
        let column: Int?
    }

    private let regex: OpaquePointer
    private let slowness: Slowness

    init(_ pattern: String, _ slowness: Slowness = Slowness()) throws(Problem) {
        let bytes = Array(pattern.utf8)
        var error = cicu_regex_error()
        let opened = bytes.withUnsafeBytes { buffer in
            cicu_regex_open(buffer.assumingMemoryBound(to: CChar.self).baseAddress, Int32(buffer.count), &error)
        }
        guard let opened else {
            let name = withUnsafeBytes(of: error.problem) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            throw Problem(words: Self.words(name), column: error.offset >= 0 ? Int(error.offset) : nil)
        }
        regex = opened
        self.slowness = slowness
    }

    deinit { cicu_regex_close(regex) }

    /// Whether the expression matches anywhere in a key; false if it times out.
    func isFound(in key: [UInt8]) -> Bool {
        guard !slowness.hasGivenUp else { return false }
        let result = key.withUnsafeBufferPointer { cicu_regex_find(regex, $0.baseAddress, Int32($0.count)) }
        if result == CICU_REGEX_GAVE_UP { slowness.add() }
        return result == CICU_REGEX_FOUND
    }

    /// Describes an ICU error: `U_REGEX_MISMATCHED_PAREN` is "unbalanced parenthesis".
    private static func words(_ name: String) -> String {
        switch name {
        case "U_REGEX_RULE_SYNTAX": "syntax error"
        case "U_REGEX_MISMATCHED_PAREN": "unbalanced parenthesis"
        case "U_REGEX_MISSING_CLOSE_BRACKET": "unclosed '['"
        case "U_REGEX_BAD_ESCAPE_SEQUENCE": "unknown escape sequence"
        case "U_REGEX_UNIMPLEMENTED": "ICU does not support this feature"
        case "U_REGEX_BAD_INTERVAL": "invalid interval; expected one such as {2,5}"
        case "U_REGEX_MAX_LT_MIN": "the maximum of an interval is less than its minimum"
        case "U_REGEX_NUMBER_TOO_BIG": "a number is too large"
        case "U_REGEX_INVALID_RANGE": "a range ends before it begins"
        default: "ICU error \(name)"
        }
    }
}
