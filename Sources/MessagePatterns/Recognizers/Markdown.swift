// `[label](target)`, `![alt](image)`, `^[words](inflect: true)`, `` `code` ``: labels are text; targets, code and the
// roles of reStructuredText before code, as in `` :ref:`guide` ``, are not.

import Basics

extension Recognizer {
    static let link = Recognizer(triggers: "[]", features: .markup, mayPrecedeSpace: true, needsLink: true) { scanner in
        guard let range = scanner.linkPart() else { return false }
        scanner.emit(.markup, range)
        return true
    }

    static let code = Recognizer(triggers: "`", features: .markup, mayPrecedeSpace: true) { scanner in
        // In `don`t` it is an apostrophe.
        guard scanner.utf8.letterLength(before: scanner.at) == 0, scanner.previous != UInt8(ascii: "`"),
            let end = scanner.codeEnd()
        else { return false }
        scanner.emit(.locked, scanner.roleStart()..<end)
        return true
    }
}

extension Scanner {
    /// Returns the range before or after the label of a link.
    fileprivate mutating func linkPart() -> Range<Int>? {
        if utf8[at] == UInt8(ascii: "]") {
            return lookups.targetEnd(of: at, in: utf8).flatMap { $0 <= end ? at..<$0 : nil }
        }
        guard lookups.opensLink(at, in: utf8) else { return nil }
        let hasMark = at > run && (previous == UInt8(ascii: "^") || previous == UInt8(ascii: "!"))
        return (hasMark ? at - 1 : at)..<at + 1
    }

    /// Returns the start of the role before a span of code, as in `:py:func:`, or else of the span itself.
    fileprivate func roleStart() -> Int {
        guard at > run, previous == UInt8(ascii: ":") else { return at }
        var start = at
        while start > run, utf8[start - 1].isRoleName { start -= 1 }
        return (start..<at - 1).first {
            utf8[$0] == UInt8(ascii: ":") && utf8[$0 + 1].isLetter && !utf8.isWord(before: $0)
        } ?? at
    }

    /// Returns the end of a span of code, which has as many backticks as its beginning.
    ///
    /// If there is none, no later span of that many backticks has one: each number is searched for only once.
    fileprivate func codeEnd() -> Int? {
        let isBacktick = { (byte: UInt8) in byte == UInt8(ascii: "`") }
        var close = end(of: isBacktick, from: at)
        let length = close - at
        while let start = next(UInt8(ascii: "`"), from: close) {
            close = end(of: isBacktick, from: start)
            guard close - start == length else { continue }
            // In `this' it is an opening quote, and so is the next one.
            let isQuote = length == 1 && utf8[start - 1].isSpace && !utf8[at + 1].isSpace
            return isQuote ? nil : close
        }
        return nil
    }
}

extension UInt8 {
    private static let roleSigns = ByteSet(":-+.")

    /// Whether names of roles, or the colons around them, may contain it.
    fileprivate var isRoleName: Bool { isName || Self.roleSigns.contains(self) }
}
