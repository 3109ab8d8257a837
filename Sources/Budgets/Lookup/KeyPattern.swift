// A pattern of keys as written: exact, a glob, or a regular expression.

import Basics
import Configuration

/// A pattern of keys, and how much it says.
struct KeyPattern: Sendable {
    enum Kind: Sendable {
        case exact
        case glob(KeyGlob)
        /// What stands between the slashes.
        case regex(String)
        /// Every key there is.
        case all
    }

    let kind: Kind
    /// As it is written.
    let words: String

    /// A pattern as the configuration has it: `auth.*`, or `/expression/`.
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

    /// A key, whatever stands in it.
    init(exactly words: String) {
        self.words = words
        kind = .exact
    }

    /// Every key.
    static let all = KeyPattern("*")

    /// How much it says of a key: exact keys most, then globs by what they say letter by letter, then expressions.
    var specificity: UInt64 {
        switch kind {
        case .exact: 3 << 14
        case .glob(let glob): glob.literalCount == 0 ? 0 : 2 << 14 + UInt64(min(glob.literalCount, 1 << 14 - 1))
        case .regex: 1 << 14
        case .all: 0
        }
    }
}
