// A strict RFC 8259 parser with the places of everything: one pass, no recursion.
//
// No available library reports the exact bytes of keys and values, nor duplicates and order.

import Basics

package struct JSONReader {
    package static let deepest = 512

    private let bytes: [UInt8]
    /// Whether `//` and `/* */` are comments, as in browser extensions.
    private let takesComments: Bool
    private var at: Int
    private var open: [Int] = []
    package private(set) var tree = Tree()
    package private(set) var fault: ReadingFault?

    package init(_ text: SourceText, takesComments: Bool = false) {
        bytes = text.utf8
        at = text.start
        self.takesComments = takesComments
    }

    /// Reads the whole text; stops at the first error and keeps what was read.
    package mutating func readFile() {
        skipSpace()
        if at >= bytes.count {
            fail("a JSON value")
            return
        }
        readValue()
        while fault == nil, let container = open.last {
            if tree.nodes[container].kind == .object { readMember(of: container) } else { readElement(of: container) }
        }
        for container in open.reversed() { tree.close(container, at: at) }
        guard fault == nil else { return }
        skipSpace()
        if at < bytes.count { fail("the end of the file") }
    }

    private mutating func readMember(of object: Int) {
        guard readSeparator(of: object, closing: UInt8(ascii: "}")) else { return }
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return fail("a key in double quotes", or: "}") }
        readString(.key)
        skipSpace()
        guard fault == nil else { return }
        guard at < bytes.count, bytes[at] == UInt8(ascii: ":") else { return fail("':' after the key") }
        at += 1
        skipSpace()
        readValue()
    }

    private mutating func readElement(of array: Int) {
        if readSeparator(of: array, closing: UInt8(ascii: "]")) { readValue() }
    }

    /// Skips the comma between two members; returns false at the end of the container, or on a fault.
    private mutating func readSeparator(of container: Int, closing: UInt8) -> Bool {
        skipSpace()
        let isFirst = container == tree.nodes.count - 1
        guard at < bytes.count else {
            fail(
                isFirst
                    ? "a value or '\(Character(Unicode.Scalar(closing)))'"
                    : "',' or '\(Character(Unicode.Scalar(closing)))'")
            return false
        }
        if bytes[at] == closing {
            at += 1
            tree.close(container, at: at)
            open.removeLast()
            return false
        }
        guard !isFirst else { return true }
        guard bytes[at] == UInt8(ascii: ",") else {
            fail("',' or '\(Character(Unicode.Scalar(closing)))'")
            return false
        }
        at += 1
        skipSpace()
        return true
    }

    private mutating func readValue() {
        guard at < bytes.count else { return fail("a value") }
        switch bytes[at] {
        case UInt8(ascii: "{"): enter(.object)
        case UInt8(ascii: "["): enter(.array)
        case UInt8(ascii: "\""): readString(.string)
        case UInt8(ascii: "t"): readWord("true")
        case UInt8(ascii: "f"): readWord("false")
        case UInt8(ascii: "n"): readWord("null")
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
        case UInt8(ascii: "'"): fail("a value in double quotes")
        default: fail("a value", or: "]")
        }
    }

    private mutating func enter(_ kind: Tree.Kind) {
        guard open.count < Self.deepest else {
            fault = ReadingFault(at: at, .tooDeep(limit: Self.deepest), effect: .voidsFile)
            return
        }
        open.append(tree.append(kind, .plain, at, at))
        at += 1
    }

    private mutating func readString(_ kind: Tree.Kind) {
        let start = at + 1
        var end = start
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "\""):
                tree.append(kind, .json, start, end)
                at = end + 1
                return
            case 0x00..<0x20:
                at = end
                return fail("an escape such as \\n, because strings must not contain raw control characters")
            case UInt8(ascii: "\\"):
                let length = escapeLength(end + 1)
                guard length > 0 else {
                    at = min(end + 1, bytes.count)
                    return fail("one of \" \\ / b f n r t and u with four hexadecimal digits after a backslash")
                }
                end += 1 + length
            default:
                end += 1
            }
        }
        fault = ReadingFault(at: at, .unterminatedString, effect: .voidsFile)
        at = bytes.count
    }

    private func escapeLength(_ offset: Int) -> Int {
        guard offset < bytes.count else { return 0 }
        switch bytes[offset] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return 1
        case UInt8(ascii: "u"):
            guard offset + 4 < bytes.count else { return 0 }
            return (1...4).allSatisfy { bytes[offset + $0].hexValue != nil } ? 5 : 0
        default: return 0
        }
    }

    private mutating func readWord(_ word: StaticString) {
        guard bytes.has(word, at: at) else { return fail("a value") }
        tree.append(.other, .plain, at, at + word.utf8CodeUnitCount)
        at += word.utf8CodeUnitCount
    }

    private mutating func readNumber() {
        let start = at
        if bytes[at] == UInt8(ascii: "-") { at += 1 }
        if at < bytes.count, bytes[at] == UInt8(ascii: "0") {
            at += 1
        } else {
            guard readDigits() else { return }
        }
        if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
            at += 1
            guard readDigits() else { return }
        }
        if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
            at += 1
            if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
            guard readDigits() else { return }
        }
        tree.append(.other, .plain, start, at)
    }

    private mutating func readDigits() -> Bool {
        let start = at
        while at < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[at] { at += 1 }
        if at == start { fail("a digit") }
        return at > start
    }

    private mutating func skipSpace() {
        repeat {
            while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x0A || bytes[at] == 0x0D || bytes[at] == 0x09 {
                at += 1
            }
        } while takesComments && skipComment()
    }

    /// Skips a comment; returns false if none begins here, or on a fault.
    private mutating func skipComment() -> Bool {
        guard fault == nil, let end = JSONComment.end(in: bytes, at: at) else { return false }
        guard end > at else {
            fault = ReadingFault(at: at, .unterminatedComment, effect: .voidsFile)
            return false
        }
        at = end
        return true
    }

    /// Fails, and mentions a comma before a closing bracket.
    private mutating func fail(_ expected: String, or closing: Character) {
        let isClosed = at < bytes.count && bytes[at] == closing.asciiValue
        let hasComma = isClosed && bytes[..<at].last { !$0.isSpace } == UInt8(ascii: ",")
        fail(hasComma ? "\(expected), or no comma before it" : expected)
    }

    private mutating func fail(_ expected: String) {
        guard fault == nil else { return }
        fault = ReadingFault(
            at: at, .unexpected(found: Found.character(bytes, at: at), expected: expected), effect: .voidsFile)
    }
}
