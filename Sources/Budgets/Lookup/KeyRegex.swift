// Regular expressions over keys, run by ICU.

internal import CICU
import Synchronization

/// For how many keys an expression took too long, on any thread.
final class Slowness: Sendable {
    /// After so many keys nobody looks for it any more.
    private static let most = 5

    private let keys = Atomic(0)

    var isGivenUp: Bool { keys.load(ordering: .relaxed) >= Self.most }
    /// Whether it took too long for any key: what it is for is not known then.
    var isTold: Bool { keys.load(ordering: .relaxed) > 0 }

    func add() { keys.add(1, ordering: .relaxed) }
}

/// A regular expression, for one thread at a time.
final class KeyRegex {
    /// Why a text is no regular expression.
    struct Problem: Error {
        /// In words.
        let words: String
        /// Where it stands, in characters counted from 1; nil where that is not known.
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

    /// Whether it is found anywhere in a key; one that takes very long is not.
    func isFound(in key: [UInt8]) -> Bool {
        guard !slowness.isGivenUp else { return false }
        let result = key.withUnsafeBufferPointer { cicu_regex_find(regex, $0.baseAddress, Int32($0.count)) }
        if result == CICU_REGEX_GAVE_UP { slowness.add() }
        return result == CICU_REGEX_FOUND
    }

    /// ICU's name for an error in words: `U_REGEX_MISMATCHED_PAREN` is "mismatched paren".
    private static func words(_ name: String) -> String {
        switch name {
        case "U_REGEX_RULE_SYNTAX": "a sign stands where it means nothing"
        case "U_REGEX_MISMATCHED_PAREN": "a parenthesis has no other"
        case "U_REGEX_MISSING_CLOSE_BRACKET": "a '[' is not closed"
        case "U_REGEX_BAD_ESCAPE_SEQUENCE": "a backslash stands before something that it can't stand before"
        case "U_REGEX_UNIMPLEMENTED": "it needs what ICU does not have"
        case "U_REGEX_BAD_INTERVAL": "an interval is not as in {2,5}"
        case "U_REGEX_MAX_LT_MIN": "an interval ends before it begins"
        case "U_REGEX_NUMBER_TOO_BIG": "a number in it is too large"
        case "U_REGEX_INVALID_RANGE": "a range ends before it begins"
        default: "ICU says \(name)"
        }
    }
}
