// Old-style property lists, such as `.strings` files: one pass over the bytes into a tree.
//
// No library reports their places. For valid text this follows Foundation's parser exactly. For invalid text Foundation
// rejects the file or drops the rest of it: this reader reports that and continues.

import Basics

package struct OpenStepReader {
    /// More nesting than any real file has; bounds the recursion for any stack.
    package static let deepest = 128

    package let bytes: [UInt8]
    package var at: Int
    package var depth = 0
    var unterminated = 0
    /// Whether the current line contains the end of a member.
    var followsMember = false
    /// Whether the current line contains something invalid: one fault per line is enough.
    var isStrayLine = false
    /// Whether reading is between a key and its `;`.
    var isInMember = false
    /// Whether a key has been read: Foundation is stricter before the first one.
    var hasKey = false
    /// The number of bytes read again after a guess about a missing quote; bounded to keep the time linear.
    var reread = 0
    package var tree = Tree()
    package var faults = FaultList()

    package init(_ text: SourceText) {
        bytes = text.utf8
        at = text.start
    }

    /// Reads a whole file: a dictionary in braces, or its members alone.
    package mutating func readFile() {
        var probe = self
        probe.skipSpace()
        guard probe.at < bytes.count else {
            self = probe
            return
        }
        switch bytes[probe.at] {
        case UInt8(ascii: "("), UInt8(ascii: "<"):
            let found = bytes[probe.at] == UInt8(ascii: "(") ? "an array" : "data"
            fault(probe.at, .wrongRoot(found: found, expected: "a dictionary of strings"), .voidsFile)
        case UInt8(ascii: "{"):
            skipSpace()
            _ = readObject()
            skipSpace()
            guard at < bytes.count else { return }
            fault(at, .unexpected(found: found(at), expected: "the end of the file"), .voidsFile)
        default:
            let root = tree.append(.object, .plain, at, bytes.count)
            skipSpace()
            // Foundation reads the first thing as a value; only later may anything else end the reading.
            if !isStringStart(at) {
                fault(at, .unexpected(found: found(at), expected: "a key"), .voidsFile)
                skipStrays()
            }
            readMembers(until: nil)
            tree.close(root, at: bytes.count)
        }
    }

    // MARK: Members

    mutating func readMembers(until closing: UInt8?) {
        while true {
            skipSpace()
            guard at < bytes.count else {
                if closing != nil { fault(bytes.count, .unexpected(found: found(at), expected: "'}'"), .voidsFile) }
                return
            }
            if let closing, bytes[at] == closing {
                at += 1
                return
            }
            if isStringStart(at) {
                readMember()
            } else {
                fault(at, .unexpected(found: found(at), expected: "a key"), closing == nil ? .endsReading : .voidsFile)
                skipStrays()
            }
            if unterminated > 1 { return }
        }
    }

    mutating func readMember() {
        let wasInMember = isInMember
        defer { isInMember = wasInMember }
        let first = tree.nodes.count
        let member = tree.hasPendingComment ? first - 1 : first
        let start = at
        guard let key = readString(.key) else { return }
        hasKey = true
        isInMember = true
        skipSpace()
        guard at < bytes.count else {
            return fault(at, .missingEquals(key: name(key), found: found(at)), .voidsFile)
        }
        switch bytes[at] {
        case UInt8(ascii: ";"):
            tree.append(.string, .openStepShorthand, start, endOfToken(key))
            at += 1
            followsMember = true
            // Next to something stray, a lone string is more likely part of it than a key.
            if isStrayLine { tree.cut(to: first) }
            return
        case UInt8(ascii: "="):
            at += 1
        default:
            guard recoverKey(key, member: member) else { return }
        }
        guard let value = readValue() else {
            if unterminated == 0 || at < bytes.count { giveUp(member: member, readOnFrom: at) }
            return
        }
        let end = at
        followsMember = true
        skipSpace()
        if at < bytes.count, bytes[at] == UInt8(ascii: ";") {
            at += 1
            followsMember = true
        } else {
            recoverValue(value, of: key, member: member, end: end)
        }
    }

    // MARK: Values

    package mutating func readValue() -> Int? {
        skipSpace()
        guard at < bytes.count else {
            fault(bytes.count, .unexpected(found: found(at), expected: "a value"), .voidsFile)
            return nil
        }
        switch bytes[at] {
        case UInt8(ascii: "{"): return readObject()
        case UInt8(ascii: "("): return readArray()
        case UInt8(ascii: "<"): return readData()
        default:
            guard isStringStart(at) else {
                fault(at, .unexpected(found: found(at), expected: "a value"), .voidsFile)
                return nil
            }
            return readString(.string)
        }
    }

    package mutating func enter() -> Bool {
        depth += 1
        guard depth > Self.deepest else { return true }
        fault(at, .tooDeep(limit: Self.deepest), .voidsFile)
        at = bytes.count
        return false
    }

    mutating func readObject() -> Int? {
        defer { depth -= 1 }
        guard enter() else { return nil }
        let node = tree.append(.object, .plain, at, at)
        at += 1
        readMembers(until: UInt8(ascii: "}"))
        tree.close(node, at: at)
        return node
    }

    package mutating func readArray() -> Int? {
        defer { depth -= 1 }
        guard enter() else { return nil }
        let node = tree.append(.array, .plain, at, at)
        at += 1
        skipSpace()
        while at < bytes.count, bytes[at] != UInt8(ascii: ")") {
            guard readValue() != nil else { return nil }
            skipSpace()
            if at < bytes.count, bytes[at] == UInt8(ascii: ",") {
                at += 1
                skipSpace()
            } else if at >= bytes.count || bytes[at] != UInt8(ascii: ")") {
                fault(at, .unexpected(found: found(at), expected: "',' or ')'"), .voidsFile)
                return nil
            }
        }
        at = min(at + 1, bytes.count)
        tree.close(node, at: at)
        return node
    }

    mutating func readData() -> Int? {
        let start = at
        at += 1
        while at < bytes.count, bytes[at].hexValue != nil || bytes[at] <= 0x20 { at += 1 }
        guard at < bytes.count, bytes[at] == UInt8(ascii: ">") else {
            fault(at, .unexpected(found: found(at), expected: "'>' after hexadecimal digits"), .voidsFile)
            return nil
        }
        at += 1
        return tree.append(.other, .plain, start, at)
    }
}
