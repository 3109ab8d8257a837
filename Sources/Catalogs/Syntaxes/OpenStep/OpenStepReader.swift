// Old-style property lists, which `.strings` files are: one pass over the bytes into a tree.
//
// No library reads them with places. This follows Foundation's parser to the letter where the text is
// right. Where it is wrong, Foundation refuses the file or drops the rest of it: this says so and reads on.

struct OpenStepReader {
    /// Deeper nesting than any real file has; recursion stays within any stack.
    static let deepest = 128

    private let bytes: [UInt8]
    private var at: Int
    private var depth = 0
    private var unterminated = 0
    /// Whether the line at hand holds the end of a member.
    private var followsMember = false
    /// How many bytes were read again after a guess about a missing quote; bounded, so that time stays linear.
    private var reread = 0
    private(set) var tree = Tree()
    private(set) var faults = FaultList()

    init(_ text: SourceText) {
        bytes = text.utf8
        at = text.start
    }

    /// Reads a whole file: a dictionary in braces, or its members alone.
    mutating func readFile() {
        var probe = self
        probe.skipSpace()
        guard probe.at < bytes.count else { return }
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
            // Foundation takes the first thing for a value; only later may anything else end the reading.
            if !isStringStart(at) {
                fault(at, .unexpected(found: found(at), expected: "a key"), .voidsFile)
                skipStrays()
            }
            readMembers(until: nil)
            tree.close(root, at: bytes.count)
        }
    }

    // MARK: Members

    private mutating func readMembers(until closing: UInt8?) {
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

    private mutating func readMember() {
        let first = tree.nodes.count
        let start = at
        guard let key = readString(.key) else { return }
        skipSpace()
        guard at < bytes.count else {
            fault(bytes.count, .missingSemicolon(key: name(key)), .voidsFile)
            return
        }
        if bytes[at] == UInt8(ascii: ";") {
            tree.append(.string, .openStepShorthand, start, endOfToken(key))
            at += 1
            followsMember = true
            return
        }
        if bytes[at] == UInt8(ascii: "=") {
            at += 1
        } else {
            fault(at, .unexpected(found: found(at), expected: "'=' or ';' after the key \"\(name(key))\""), .voidsFile)
            // A string after a space, on the same line: only the '=' is missing. Else it is a matter of quotes.
            let gap = endOfToken(key)..<at
            guard bytes[at] == UInt8(ascii: "\""), !gap.isEmpty, !hasLineBreak(gap) else {
                giveUp(member: first, readOnFrom: at)
                return
            }
        }
        guard let value = readValue() else {
            if unterminated == 0 || at < bytes.count { giveUp(member: first, readOnFrom: at) }
            return
        }
        let end = at
        followsMember = true
        skipSpace()
        if at < bytes.count, bytes[at] == UInt8(ascii: ";") {
            at += 1
            followsMember = true
        } else {
            mend(member: first, key: key, value: value, end: end)
        }
    }

    /// No `;` after a value.
    ///
    /// Most often a quote is missing or one too many: guess which, and read on.
    private mutating func mend(member: Int, key: Int, value: Int, end: Int) {
        let node = tree.nodes[value]
        let isQuoted = node.form == .openStepDouble || node.form == .openStepSingle
        let lineEnd = Self.lineEnd(bytes, from: Int(node.start), to: end)
        if isQuoted, lineEnd < Int(node.end), at < bytes.count, canReread(from: lineEnd) {
            fault(Int(node.start) - 1, .unterminatedString, .voidsFile)
            giveUp(member: member, readOnFrom: lineEnd)
        } else if at < bytes.count, !hasLineBreak(end..<at), bytes[at] != UInt8(ascii: "}") {
            let name = name(key)
            fault(
                isQuoted ? end - 1 : end, isQuoted ? .strayQuote(key: name) : .missingSemicolon(key: name), .voidsFile)
            giveUp(member: member, readOnFrom: at)
        } else {
            fault(end, .missingSemicolon(key: name(key)), .voidsFile)
        }
    }

    /// Leaves out a member that can't be made sense of, and goes on with the next line.
    private mutating func giveUp(member: Int, readOnFrom offset: Int) {
        tree.cut(to: member > 0 && tree.nodes[member - 1].kind == .comment ? member - 1 : member)
        at = Self.lineEnd(bytes, from: offset, to: bytes.count)
    }

    private mutating func canReread(from offset: Int) -> Bool {
        reread += at - offset
        return reread <= 2 * bytes.count
    }

    // MARK: Values

    private mutating func readValue() -> Int? {
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

    private mutating func enter() -> Bool {
        depth += 1
        guard depth > Self.deepest else { return true }
        fault(at, .tooDeep(limit: Self.deepest), .voidsFile)
        at = bytes.count
        return false
    }

    private mutating func readObject() -> Int? {
        defer { depth -= 1 }
        guard enter() else { return nil }
        let node = tree.append(.object, .plain, at, at)
        at += 1
        readMembers(until: UInt8(ascii: "}"))
        tree.close(node, at: at)
        return node
    }

    private mutating func readArray() -> Int? {
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

    private mutating func readData() -> Int? {
        let start = at
        at += 1
        while at < bytes.count, hexValue(bytes[at]) != nil || bytes[at] <= 0x20 { at += 1 }
        guard at < bytes.count, bytes[at] == UInt8(ascii: ">") else {
            fault(at, .unexpected(found: found(at), expected: "'>' after hexadecimal digits"), .voidsFile)
            return nil
        }
        at += 1
        return tree.append(.other, .plain, start, at)
    }

    // MARK: Strings

    /// Reads a quoted or bare string; nil, after a fault, where its quote is never closed.
    private mutating func readString(_ kind: Tree.Kind) -> Int? {
        let quote = bytes[at]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = at
            while at < bytes.count, Self.isBare(bytes[at]) { at += 1 }
            return tree.append(kind, .openStepBare, start, at)
        }
        let start = at + 1
        var end = start
        while end < bytes.count, bytes[end] != quote {
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard end < bytes.count else {
            unterminated += 1
            fault(at, .unterminatedString, .voidsFile)
            if unterminated > 1 {
                fault(at, .gaveUp)
                at = bytes.count
            } else {
                at = Self.lineEnd(bytes, from: start, to: bytes.count)
            }
            return nil
        }
        at = end + 1
        return tree.append(kind, quote == UInt8(ascii: "\"") ? .openStepDouble : .openStepSingle, start, end)
    }

    private func isStringStart(_ offset: Int) -> Bool {
        bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") || Self.isBare(bytes[offset])
    }

    /// Where a string's token ends, its quote included.
    private func endOfToken(_ node: Int) -> Int {
        Int(tree.nodes[node].end) + (tree.nodes[node].form == .openStepBare ? 0 : 1)
    }

    /// The characters that may stand without quotes.
    static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    // MARK: Space and comments

    private mutating func skipSpace() {
        while at < bytes.count {
            switch bytes[at] {
            case 0x0A, 0x0D:
                followsMember = false
                at += 1
            case 0x09...0x0C, 0x20:
                at += 1
            case 0xE2 where bytes.has("\u{2028}", at: at) || bytes.has("\u{2029}", at: at):
                at += 3
            case UInt8(ascii: "/") where bytes.has("//", at: at):
                let start = at
                at = Self.lineEnd(bytes, from: at, to: bytes.count)
                appendComment(start)
            case UInt8(ascii: "/") where bytes.has("/*", at: at):
                skipBlockComment()
            default:
                followsMember = false
                return
            }
        }
    }

    /// Adds the comment from `start` to here.
    ///
    /// At the end of a member's line it is about that member.
    private mutating func appendComment(_ start: Int) {
        var next = at
        while next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 { next += 1 }
        if followsMember, next == bytes.count || [0x0A, 0x0D, UInt8(ascii: ";")].contains(bytes[next]) {
            tree.append(.trailingComment, .openStepComment, start, at)
        } else {
            tree.appendComment(.openStepComment, start, at, in: bytes)
        }
    }

    private mutating func skipBlockComment() {
        let start = at
        at += 2
        while at < bytes.count, bytes[at] != UInt8(ascii: "*") || !bytes.has("*/", at: at) { at += 1 }
        if at >= bytes.count {
            fault(start, .unterminatedComment, .endsReading)
        } else {
            at += 2
        }
        appendComment(start)
    }

    /// The offset of the next line break, a bare carriage return and Unicode's own ones included.
    static func lineEnd(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
        var at = start
        while at < end {
            switch bytes[at] {
            case 0x0A, 0x0D: return at
            case 0xE2 where bytes.has("\u{2028}", at: at) || bytes.has("\u{2029}", at: at): return at
            default: at += 1
            }
        }
        return end
    }

    private func hasLineBreak(_ range: Range<Int>) -> Bool {
        Self.lineEnd(bytes, from: range.lowerBound, to: range.upperBound) < range.upperBound
    }

    // MARK: Faults

    /// Goes past what can't begin a key, up to a quote, a comment or the next line.
    private mutating func skipStrays() {
        at += 1
        while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != 0x0A, bytes[at] != 0x0D {
            if bytes[at] == UInt8(ascii: "/"), bytes.has("//", at: at) || bytes.has("/*", at: at) { return }
            at += 1
        }
    }

    private mutating func fault(_ offset: Int, _ problem: Fault.Problem, _ effect: ReadingFault.Effect = .none) {
        faults.append(ReadingFault(at: offset, problem, effect: effect))
    }

    private func found(_ offset: Int) -> String { Found.character(bytes, at: offset) }

    private func name(_ key: Int) -> String {
        var name: [UInt8] = []
        tree.nodes[key].form.decode(bytes, tree.nodes[key].field.range.indices, to: &name)
        return String(decoding: name, as: UTF8.self)
    }
}
