// Errors in ICU messages.

/// An error in a message with branches such as `{n, plural, …}`.
public struct MessageFault: Hashable, Sendable {
    /// The kind of error.
    public enum Kind: Hashable, Sendable {
        /// A brace is never closed.
        case unclosed
        /// Braces are nested deeper than 100.
        case nestedTooDeep
        /// A plural or a select has no branch `other`.
        case missingOther
        /// An apostrophe in a word quotes the brace after it, and all text up to the next apostrophe.
        case quoting
        /// A comma in its branches is a Chinese, Japanese or Arabic one.
        case foreignComma
        /// ICU rejects it for another reason.
        case malformed
    }

    /// The kind of error.
    public let kind: Kind
    /// The byte offset in the message: that of an unclosed or unmatched brace, the apostrophe, or else the brace that
    /// opens the first plural or select.
    public let offset: Int
}

extension Message {
    /// The error in its branches; nil if ICU can parse it, or if it has no branches.
    ///
    /// The branches of a message with an error are a single part.
    public var fault: MessageFault? {
        for part in parts where part.mayHoldBranches && utf8[part.range.lowerBound] == UInt8(ascii: "{") {
            guard ICUMessage.hasBranches(Array(utf8[part.range])) else { continue }
            guard ICUMessage.pieces(of: utf8) == nil else { return nil }
            return MessageFault(utf8, firstArgument: part.range.lowerBound)
        }
        return nil
    }
}

extension Message {
    /// Whether ICU can parse it.
    public var isValidICU: Bool { ICUMessage.pieces(of: utf8) != nil }
}

extension Message.Part {
    /// Whether it may be an argument that ICU cannot parse: a placeholder, or a locked part that is never closed.
    fileprivate var mayHoldBranches: Bool { kind == .placeholder || kind == .locked }
}

extension MessageFault {
    private static let deepest = 100

    fileprivate init(_ utf8: [UInt8], firstArgument: Int) {
        if let apostrophe = Self.quotingApostrophe(in: utf8), ICUMessage.pieces(of: Self.unquoted(utf8)) != nil {
            self.init(kind: .quoting, offset: apostrophe)
            return
        }
        var open: [Int] = []
        var ends: [Int] = []
        var isQuoted = false
        for offset in utf8.indices {
            switch utf8[offset] {
            // In ICU, an apostrophe begins a quote only before a brace.
            case UInt8(ascii: "'"):
                let next = offset + 1 < utf8.count ? utf8[offset + 1] : 0
                isQuoted = !isQuoted && (next == UInt8(ascii: "{") || next == UInt8(ascii: "}"))
            case UInt8(ascii: "{") where !isQuoted:
                open.append(offset)
                if open.count > Self.deepest {
                    self.init(kind: .nestedTooDeep, offset: offset)
                    return
                }
            case UInt8(ascii: "}") where !isQuoted:
                if let start = open.popLast(), ICUMessage.beginsBranches(utf8, at: start) { ends.append(offset) }
            default: break
            }
        }
        if let last = open.last {
            self.init(kind: .unclosed, offset: last)
        } else if ICUMessage.pieces(of: Self.addingOther(utf8, before: ends)) != nil {
            self.init(kind: .missingOther, offset: firstArgument)
        } else {
            let isFixed = ICUMessage.pieces(of: ICUMessage.withOwnCommas(utf8)) != nil
            self.init(kind: isFixed ? .foreignComma : .malformed, offset: firstArgument)
        }
    }

    /// Returns the offset of the first apostrophe in a word that quotes an argument.
    public static func quotingApostrophe(in utf8: [UInt8]) -> Int? {
        var at = 0
        while let apostrophe = utf8.firstOffset(of: "'{", in: at..<utf8.count) {
            at = apostrophe + 1
            if quotes(utf8, apostrophe) { return apostrophe }
        }
        return nil
    }

    private static func quotes(_ utf8: [UInt8], _ apostrophe: Int) -> Bool {
        guard apostrophe > 0, apostrophe + 2 < utf8.count, utf8[apostrophe + 2].isName else { return false }
        let before = utf8[apostrophe - 1]
        return before.isLetter || before >= 0x80
    }

    /// Returns the message with the quoting apostrophes in words replaced.
    private static func unquoted(_ utf8: [UInt8]) -> [UInt8] {
        var unquoted = utf8
        for offset in utf8.indices.dropLast()
        where utf8[offset] == UInt8(ascii: "'") && utf8[offset + 1] == UInt8(ascii: "{") && quotes(utf8, offset) {
            unquoted[offset] = UInt8(ascii: "`")
        }
        return unquoted
    }

    /// Returns the message with an empty branch `other` added to each argument: ICU accepts duplicates.
    private static func addingOther(_ utf8: [UInt8], before ends: [Int]) -> [UInt8] {
        var fixed: [UInt8] = []
        var start = 0
        for end in ends {
            fixed += utf8[start..<end] + Array(" other {}".utf8)
            start = end
        }
        return fixed + utf8[start...]
    }
}
