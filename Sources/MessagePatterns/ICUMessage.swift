// MessageFormat, parsed by ICU.

import Basics
internal import CICU

enum ICUMessage {
    /// The keywords of arguments with branches; ICU ignores their case.
    private static let branching: [StaticString] = ["plural", "select", "choice"]
    /// The commas of Chinese, Japanese and Arabic: with one of them, branches are intended but invalid.
    private static let foreignCommas: [StaticString] = ["，", "、", "،"]

    /// Whether a text contains something like `{n, plural,`.
    static func hasBranches(_ utf8: [UInt8]) -> Bool { hasBranches(utf8, among: branching[...]) }

    /// Whether a text contains branches that Java's own formatter does not support.
    static func hasForeignBranches(_ utf8: [UInt8]) -> Bool { hasBranches(utf8, among: branching.dropLast()) }

    private static func hasBranches(_ utf8: [UInt8], among names: ArraySlice<StaticString>) -> Bool {
        utf8.indices.contains { utf8[$0] == UInt8(ascii: "{") && beginsBranches(utf8, at: $0, among: names) }
    }

    /// Whether something like `{n, plural,` begins with the brace at an offset.
    static func beginsBranches(_ utf8: [UInt8], at brace: Int) -> Bool {
        beginsBranches(utf8, at: brace, among: branching[...])
    }

    private static func beginsBranches(
        _ utf8: [UInt8], at brace: Int, among names: ArraySlice<StaticString>
    ) -> Bool {
        var offset = skipSpace(utf8, brace + 1)
        let name = offset
        var comma = commaLength(utf8, offset)
        while comma == 0, offset < utf8.count, utf8[offset].isName || utf8[offset] >= 0x80 {
            offset += 1
            comma = commaLength(utf8, offset)
        }
        guard offset > name else { return false }
        if comma == 0 {
            offset = skipSpace(utf8, offset)
            comma = commaLength(utf8, offset)
        }
        guard comma > 0 else { return false }
        offset = skipSpace(utf8, offset + comma)
        return names.contains { utf8.hasLetters($0, at: offset) }
    }

    /// Returns the length in bytes of the comma at an offset; 0 if there is none.
    private static func commaLength(_ utf8: [UInt8], _ offset: Int) -> Int {
        guard offset < utf8.count else { return 0 }
        if utf8[offset] == UInt8(ascii: ",") { return 1 }
        guard utf8[offset] >= 0x80 else { return 0 }
        return foreignCommas.first { utf8.has($0, at: offset) }?.utf8CodeUnitCount ?? 0
    }

    /// Returns the message with commas of other scripts replaced by ICU's.
    static func withOwnCommas(_ utf8: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var at = 0
        while at < utf8.count {
            let comma = commaLength(utf8, at)
            result.append(comma > 0 ? UInt8(ascii: ",") : utf8[at])
            at += max(comma, 1)
        }
        return result
    }

    private static func skipSpace(_ utf8: [UInt8], _ start: Int) -> Int {
        var at = start
        while at < utf8.count, utf8[at].isSpace { at += 1 }
        return at
    }

    /// Whether a text contains something like `{0}` or `{0,date}`, which Java's own formatter replaces.
    static func hasNumberedArgument(_ utf8: [UInt8]) -> Bool {
        utf8.indices.contains { brace in
            guard utf8[brace] == UInt8(ascii: "{") else { return false }
            let start = skipSpace(utf8, brace + 1)
            var end = start
            while end < utf8.count, utf8[end].isDigit { end += 1 }
            let after = skipSpace(utf8, end)
            return end > start && after < utf8.count
                && (utf8[after] == UInt8(ascii: "}") || utf8[after] == UInt8(ascii: ","))
        }
    }

    /// Returns a message of the same length in which nothing quotes an argument.
    ///
    /// In Flutter an apostrophe is literal, so that `'{name}'` is an argument; in ICU it is quoted text. Either way the
    /// name must not change.
    static func withoutQuotedNames(_ utf8: [UInt8]) -> [UInt8] {
        let quote = UInt8(ascii: "'")
        var unquoted = utf8
        var from = 0
        while let start = utf8.firstOffset(of: quote, in: from..<utf8.count) {
            from = start + 1
            guard utf8.has("{", at: from) else { continue }
            var end = from + 1
            while end < utf8.count, utf8[end].isName { end += 1 }
            guard end > from + 1, utf8.has("}'", at: end) else { continue }
            unquoted[start] = UInt8(ascii: "`")
            unquoted[end + 1] = UInt8(ascii: "`")
            from = end + 2
        }
        return unquoted
    }

    /// Returns the parts of a message other than text; nil if ICU cannot parse it.
    static func pieces(of utf8: [UInt8], quotesAsJava: Bool = false) -> [Message.Part]? {
        // Each part begins or ends with a different byte, so this capacity suffices.
        let most = utf8.count(where: {
            $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "'")
                || $0 == UInt8(ascii: "#")
        })
        guard most > 0 else { return [] }
        return withUnsafeTemporaryAllocation(of: cicu_message_piece.self, capacity: most) { buffer in
            let count = utf8.withUnsafeBytes { bytes in
                cicu_message_pieces(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(truncatingIfNeeded: bytes.count),
                    quotesAsJava ? 1 : 0, buffer.baseAddress, Int32(truncatingIfNeeded: most))
            }
            guard count >= 0 else { return nil }
            // Invalid UTF-8 becomes longer when ICU decodes it.
            if count > 0, Int(buffer[Int(count) - 1].end) > utf8.count { return nil }
            return buffer.prefix(Int(count)).map {
                Message.Part(kind: Message.Kind($0.kind), start: Int($0.start), end: Int($0.end))
            }
        }
    }
}

extension Message.Kind {
    fileprivate init(_ kind: cicu_message_kind) {
        switch kind {
        case CICU_MESSAGE_QUOTE: self = .markup
        case CICU_MESSAGE_BRANCH_START: self = .branchStart
        case CICU_MESSAGE_BRANCH_NEXT: self = .branchNext
        case CICU_MESSAGE_BRANCH_END: self = .branchEnd
        default: self = .placeholder
        }
    }
}
