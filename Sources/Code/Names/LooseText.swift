// Texts by their letters and digits alone: catalogs and code escape, wrap and split the same text differently.

import Basics

/// A text by its ASCII letters and digits.
public enum LooseText: Hashable, Sendable {
    /// A text that is found wherever its letters follow each other.
    case long([UInt8])
    /// A short one, which is found only if it stands alone between quotes, brackets, line breaks and the like.
    case short([UInt8])

    /// The fewest letters of a long text.
    static let fewest = 8

    /// Creates a text; nil if it has too few letters to search for.
    public init?(_ text: [UInt8]) {
        var letters: [UInt8] = []
        var (pieces, isInPiece) = (0, false)
        LooseSigns.read(text) { letter in
            letters.append(letter)
            if !isInPiece { pieces += 1 }
            isInPiece = true
        } end: {
            isInPiece = false
        }
        if letters.count >= Self.fewest {
            self = .long(letters)
        } else if pieces == 1 {
            self = .short(letters)
        } else {
            return nil
        }
    }
}

/// Reads the letters and digits of texts and code, passing over escapes and entities.
enum LooseSigns {
    private enum Kind: UInt8 { case other, letter, end, backslash, ampersand }

    private static let kinds: [Kind] = (0...255).map { (byte: UInt8) in
        switch byte {
        case _ where byte.isLetter || byte.isDigit: .letter
        case UInt8(ascii: "\\"): .backslash
        case UInt8(ascii: "&"): .ampersand
        case _ where "\"'`<>=:;|,()[]{}\n\r".utf8.contains(byte): .end
        default: .other
        }
    }

    /// Calls `letter` for each letter or digit, and `end` for each byte that separates texts in code.
    static func read(_ bytes: [UInt8], letter: (UInt8) -> Void, end: () -> Void) {
        let kinds = kinds
        var at = 0
        while at < bytes.count {
            let byte = bytes[at]
            switch kinds[Int(byte)] {
            case .other: at += 1
            case .letter:
                letter(byte)
                at += 1
            case .end:
                end()
                at += 1
            case .backslash: at = endOfEscape(bytes, at)
            case .ampersand: at = endOfEntity(bytes, at)
            }
        }
    }

    /// The end of `\n`, `\\n`, `\u2026` and `\342`; a backslash alone if no such escape follows.
    private static func endOfEscape(_ bytes: [UInt8], _ start: Int) -> Int {
        var at = start
        while at < bytes.count, bytes[at] == UInt8(ascii: "\\") { at += 1 }
        guard at < bytes.count else { return at }
        func hasDigits(_ count: Int) -> Bool {
            at + count < bytes.count && bytes[(at + 1)...(at + count)].allSatisfy { $0.hexValue != nil }
        }
        switch bytes[at] {
        case _ where "abfnrtv".utf8.contains(bytes[at]): return at + 1
        case UInt8(ascii: "u") where hasDigits(4): return at + 5
        case UInt8(ascii: "U") where hasDigits(8): return at + 9
        case UInt8(ascii: "x") where hasDigits(2): return at + 3
        case UInt8(ascii: "0")...UInt8(ascii: "3") where hasDigits(2): return at + 3
        default: return at
        }
    }

    /// The end of `&amp;` and `&#8230;`; an ampersand alone if it begins none.
    private static func endOfEntity(_ bytes: [UInt8], _ start: Int) -> Int {
        var at = start + 1
        if at < bytes.count, bytes[at] == UInt8(ascii: "#") { at += 1 }
        while at < bytes.count, at - start < 10, kinds[Int(bytes[at])] == .letter { at += 1 }
        return at < bytes.count && bytes[at] == UInt8(ascii: ";") && at > start + 1 ? at + 1 : start + 1
    }
}
