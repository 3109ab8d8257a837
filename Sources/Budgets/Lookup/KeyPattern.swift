// A pattern of keys as written: exact, a glob, or a regular expression.

import Basics
import Configuration

/// A pattern of keys, and its specificity.
struct KeyPattern: Sendable {
    enum Kind: Sendable {
        case exact
        case glob(KeyGlob)
        /// The expression between the slashes.
        case regex(String)
        /// All keys.
        case all
    }

    let kind: Kind
    /// The pattern as written.
    let words: String

    /// Parses a pattern from the configuration: `auth.*`, or `/expression/`.
    init(_ words: String) {
        self.words = words
        let bytes = words.utf8
        if bytes.count > 2, bytes.first == UInt8(ascii: "/"), bytes.last == UInt8(ascii: "/") {
            kind = .regex(String(Substring(bytes.dropFirst().dropLast())))
        } else if !bytes.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }) {
            kind = .exact
        } else {
            kind = bytes.allSatisfy { $0 == UInt8(ascii: "*") } ? .all : .glob(KeyGlob(words))
        }
    }

    /// Creates a pattern for one key, which may contain any characters.
    init(exactly words: String) {
        self.words = words
        kind = .exact
    }

    /// The pattern that every key matches.
    static let all = KeyPattern("*")

    /// How specific it is: exact keys most, then globs by their number of literal characters, then expressions.
    var specificity: UInt64 {
        switch kind {
        case .exact: 3 << 14
        case .glob(let glob): glob.literalCount == 0 ? 0 : 2 << 14 + UInt64(min(glob.literalCount, 1 << 14 - 1))
        case .regex: 1 << 14
        case .all: 0
        }
    }
}
