// `[CHAR LIMIT=40]`, as used in the comments of Android's own apps.

import Basics

enum CharLimitTag: BudgetSource {
    static let id = "charLimit"
    static let certainty = BudgetOrigin.Certainty.likelyOfPlaceholders
    static let examples = [
        LimitExample("[CHAR LIMIT=40]", .most(40, .graphemes)),
        LimitExample("Title. [CHAR_LIMIT=12] Shown above.", .most(12, .graphemes)),
        LimitExample("[CHAR-LIMIT=8]", .most(8, .graphemes)),
        LimitExample("[ char limit = 30 ]", .most(30, .graphemes)),
        LimitExample("[CHARLIMIT: 25 chars, one line]", .most(25, .graphemes)),
        LimitExample("[CHAR LIMIT=40] or so [char limit=40]", .most(40, .graphemes)),
        LimitExample("[CHAR LIMIT=NONE]"),
        LimitExample("[CHAR LIMIT =none]"),
        LimitExample("[CHAR LIMIT=\"NONE\"]"),
        LimitExample("[CHAR LIMIT='40']", .most(40, .graphemes)),
        LimitExample("[CHAR LIMIT=UNLIMITED]"),
        LimitExample("The char limit is a matter of taste [CHART LIMIT=4]"),
        LimitExample("[CHAR LIMIT=40", .most(40, .graphemes), isMalformed: true),
        LimitExample("Time zones. CHAR LIMIT=25]", .most(25, .graphemes), isMalformed: true),
        LimitExample("[CHAR LIMIT 25]", .most(25, .graphemes), isMalformed: true),
        LimitExample("[CHAR LIMIT=10] and [CHAR LIMIT=20]", .most(10, .graphemes), isMalformed: true),
        LimitExample("CHAR LIMIT=40", isMalformed: true),
        LimitExample("[CHAR LIMIT=]", isMalformed: true),
        LimitExample("[CHAR LIMIT]", isMalformed: true),
        LimitExample("[CHAR LIMIT=short]", isMalformed: true),
        LimitExample("[CHAR LIMIT=0]", isMalformed: true),
        LimitExample("[CHAR LIMIT=40pt]", isMalformed: true),
        LimitExample("[CHAR LIMIT=20 per line]", isMalformed: true),
        LimitExample("[CHAR LIMIT=1,000]", isMalformed: true),
    ]

    static let needs: CommentWords? = .limit

    static func read(_ comment: [UInt8], into found: inout [Statement]) {
        var least: (value: Int, range: Range<Int>)?
        var other: (value: Int, range: Range<Int>)?
        var at = 0
        while let hit = comment.firstOffset(ofWord: "limit", from: at) {
            at = hit + 5
            guard let start = start(comment, hit), let tag = Tag(comment, start, at) else { continue }
            at = tag.range.upperBound
            if let problem = tag.problem { found.append(Statement(content: .malformed(problem), range: tag.range)) }
            guard let value = tag.isUnlimited ? .max : tag.value else { continue }
            if let known = least, known.value != value { other = value < known.value ? known : (value, tag.range) }
            if value < least?.value ?? .max || least == nil { least = (value, tag.range) }
        }
        guard let least else { return }
        let isUnlimited = least.value == .max
        let content = isUnlimited ? Statement.Content.unlimited : .limit(.most(Double(least.value), .graphemes))
        found.append(Statement(content: content, range: least.range))
        if let other {
            let words = other.value == .max ? "no limit" : "\(other.value) characters"
            let problem = "it allows \(words), but another limit allows \(least.value); expected one limit"
            found.append(Statement(content: .malformed(problem), range: other.range))
        }
    }

    /// Returns the offset of `CHAR` before a `LIMIT`; nil if something else precedes it.
    private static func start(_ comment: [UInt8], _ limit: Int) -> Int? {
        var end = limit
        while end > 0, [0x20, 0x09, 0x0A, 0x0D, 0x2D, 0x5F].contains(comment[end - 1]) { end -= 1 }
        let start = end - 4
        return comment.hasWord("char", at: start) && !comment.byte(start - 1).isLetter ? start : nil
    }

    /// One `[CHAR LIMIT=…]`.
    private struct Tag {
        /// From `CHAR` to the end of the value.
        let range: Range<Int>
        var value: Int?
        var isUnlimited = false
        var problem: String?

        /// Creates the tag whose `CHAR` begins at `start` and whose `LIMIT` ends at `end`; nil if these are only prose.
        init?(_ text: borrowing [UInt8], _ start: Int, _ end: Int) {
            let isOpen = text.byte(text.skipSpaceBack(start) - 1) == UInt8(ascii: "[")
            var at = text.skipSpace(end)
            let sign = text.byte(at)
            let hasSign = sign == UInt8(ascii: "=") || isOpen && sign == UInt8(ascii: ":")
            guard hasSign || isOpen && (sign.isDigit || sign == UInt8(ascii: "]") || at == text.count) else {
                return nil
            }
            if hasSign { at = text.skipSpace(at + 1) }
            if hasSign, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(text.byte(at)) { at += 1 }
            let number = text.number(at: at)
            let word = Self.word(text, at)
            var valueEnd = number?.end ?? (word.isEmpty ? (hasSign ? text.skipSpaceBack(at) : end) : word.upperBound)
            let hasSeparator = number.map {
                text.byte($0.end) == UInt8(ascii: ",") && text.byte($0.end + 1).isDigit
            }
            if hasSeparator ?? false {
                valueEnd = text[at...].firstIndex { !$0.isDigit && $0 != UInt8(ascii: ",") } ?? text.count
                problem = "'\(String(decoding: text[at..<valueEnd], as: UTF8.self).shortened)' contains a separator"
            } else if let number, Self.isPartOfWord(text.byte(number.end)), !text.hasWord("char", at: number.end) {
                valueEnd = Self.word(text, at).upperBound
                problem = "'\(String(decoding: text[at..<valueEnd], as: UTF8.self).shortened)' is not a number"
            } else if let number {
                value = number.value > 0 ? number.value : nil
                if value == nil { problem = "0 allows no text" }
                if Self.limitsEachLine(text, from: number.end) {
                    value = nil
                    problem = "it limits each line, not the whole text"
                }
            } else if Self.unlimited.contains(where: { text.hasWord($0, at: at) }) {
                isUnlimited = true
            } else {
                problem =
                    word.isEmpty
                    ? "there is no number\(hasSign ? " after '\(Character(Unicode.Scalar(sign)))'" : "")"
                    : "'\(String(decoding: text[word], as: UTF8.self).shortened)' is not a number"
            }
            range = start..<max(valueEnd, end)
            var isBare = false
            if problem == nil {
                let isClosed = Self.isClosed(text, from: range.upperBound)
                isBare = !isOpen && !isClosed
                problem =
                    switch (isOpen, isClosed) {
                    case (true, true): hasSign ? nil : "there is no '=' before the number"
                    case (true, false): "there is no ']' after it"
                    case (false, true): "there is no '[' before it"
                    case (false, false): "there are no brackets around it"
                    }
            }
            problem = problem.map { "\($0); expected \(expected)" }
            if isBare { (value, isUnlimited) = (nil, false) }
        }

        /// The correct spelling of the tag.
        private var expected: String {
            if let value { return "[CHAR LIMIT=\(value)]" }
            return isUnlimited ? "[CHAR LIMIT=NONE]" : "[CHAR LIMIT=40] or [CHAR LIMIT=NONE]"
        }

        private static let unlimited: [StaticString] = ["none", "unlimited", "no limit", "no_limit"]

        private static func isPartOfWord(_ byte: UInt8) -> Bool {
            byte.isLetter || byte.isDigit || byte == UInt8(ascii: "%")
        }

        /// Returns the run of bytes from an offset on without white space, brackets and commas.
        private static func word(_ text: [UInt8], _ start: Int) -> Range<Int> {
            var end = start
            while end < text.count, !text[end].isSpace, ![0x5B, 0x5D, 0x2C].contains(text[end]) { end += 1 }
            return start..<end
        }

        /// Whether the words after a number make it a limit for each line.
        private static func limitsEachLine(_ text: [UInt8], from start: Int) -> Bool {
            let end = text[start...].prefix(60).firstIndex { $0 == 0x5B || $0 == 0x5D } ?? min(text.count, start + 60)
            let words = Words(text, forwards: start..<end).items.map(\.text)
            return zip(words, words.dropFirst()).contains { ["per", "each", "a"].contains($0) && $1 == "line" }
        }

        /// Whether a bracket closes nearby, before another one opens.
        private static func isClosed(_ text: [UInt8], from start: Int) -> Bool {
            for byte in text[min(start, text.count)...].prefix(120) {
                if byte == UInt8(ascii: "]") { return true }
                if byte == UInt8(ascii: "[") { return false }
            }
            return false
        }
    }
}
