// How to recognize code that passes the source text with each key, which the app shows if a table lacks the key.

import Basics

/// Calls such as `NSLocalizedString("key", value: "Text", comment: "")`.
enum DefaultValues {
    /// Fewer calls may be exceptions in an app.
    private static let fewest = 3
    /// The name of an argument is not further from the name of its function, unless a text is very long.
    private static let reach = 600
    private static let functions: [StaticString] = ["NSLocalizedString(", "String(localized:"]
    private static let names: [StaticString] = ["value:", "defaultValue:"]
    private static let functionWithDefault: StaticString = "NSLocalizedStringWithDefaultValue("

    /// Whether most look-ups in a source file pass a text.
    @Sendable static func areUsual(in code: [UInt8]) -> Bool {
        var (with, without) = (offsets(of: functionWithDefault, in: code).count, 0)
        for function in functions {
            let starts = offsets(of: function, in: code)
            for (start, next) in zip(starts, starts.dropFirst() + [code.count]) {
                if passesText(code, start..<min(next, start + reach, code.count)) { with += 1 } else { without += 1 }
            }
        }
        with = max(with, ownCalls(in: code))
        return with >= fewest && with > without
    }

    /// Returns the number of calls of any function with a key, a text and a comment, because an app may have its own.
    private static func ownCalls(in code: [UInt8]) -> Int {
        offsets(of: "value: \"", in: code).count { at in
            let before = code[..<at].reversed().drop(while: \.isSpace)
            guard before.first == UInt8(ascii: ","),
                before.dropFirst().drop(while: \.isSpace).first == UInt8(ascii: "\"")
            else { return false }
            return code.firstOffset(of: "comment:", in: at..<min(at + reach, code.count)) != nil
        }
    }

    /// Whether a call has a default value that is not empty.
    private static func passesText(_ code: [UInt8], _ call: Range<Int>) -> Bool {
        names.contains { name in
            guard let at = code.firstOffset(of: name, in: call) else { return false }
            let text = code[(at + name.utf8CodeUnitCount)..<call.upperBound].drop(while: \.isSpace)
            guard text.first == UInt8(ascii: "\"") else { return false }
            // Three quotes begin a text of several lines.
            return !text.starts(with: "\"\"".utf8) || text.starts(with: "\"\"\"".utf8)
        }
    }

    private static func offsets(of word: StaticString, in code: [UInt8]) -> [Int] {
        var offsets: [Int] = []
        while let at = code.firstOffset(of: word, in: (offsets.last.map { $0 + 1 } ?? 0)..<code.count) {
            offsets.append(at)
        }
        return offsets
    }
}
