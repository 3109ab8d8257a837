// What formats read from a tree.

import Basics

extension Tree {
    /// The text of a key or string.
    package func text(_ node: Int, _ utf8: [UInt8]) -> String {
        var bytes: [UInt8] = []
        nodes[node].form.decode(utf8, nodes[node].field.range.indices, entities: entities, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A developer's comment on a member: the block before it, and the rest of its line.
    package func comment(of member: Member, _ utf8: [UInt8], _ reading: inout Reading) -> Field? {
        guard let trailing = member.trailingComment else { return member.comment.map { nodes[$0].field } }
        guard let leading = member.comment else { return nodes[trailing].field }
        return reading.pooled(text(leading, utf8) + "\n" + text(trailing, utf8))
    }

    /// The name of a JSON node in messages: `an object`, `a number`, `true`.
    package func words(_ node: Int, in json: [UInt8]) -> String {
        if nodes[node].kind == .object { return "an object" }
        guard nodes[node].kind == .other else { return nodes[node].kind.words }
        let word = json[nodes[node].field.range.indices]
        return word.first.map { !$0.isLetter } ?? true ? "a number" : String(decoding: word, as: UTF8.self)
    }

    /// The root if it is a dictionary; adds a fault if it is something else, but not if there is none.
    package func dictionary(or expected: String, _ reading: inout Reading, in json: [UInt8]? = nil) -> Int? {
        guard let root else { return nil }
        guard nodes[root].kind == .object else {
            let found = json.map { words(root, in: $0) } ?? nodes[root].kind.words
            reading.faults.append(
                ReadingFault(
                    at: nodes[root].form == .json ? offset(root) : Int(nodes[root].start),
                    .wrongRoot(found: found, expected: expected),
                    effect: .voidsFile))
            return nil
        }
        return root
    }

    /// The first value of a key in an object.
    package func value(of key: StaticString, in object: Int, _ utf8: [UInt8]) -> Int? {
        var (at, end) = (object + 1, Int(nodes[object].next))
        while let member = nextMember(&at, before: end) {
            if isKey(member.key, key, utf8) { return member.value }
        }
        return nil
    }

    /// Whether a key has this name, however it is escaped.
    package func isKey(_ node: Int, _ key: StaticString, _ utf8: [UInt8]) -> Bool {
        let range = nodes[node].field.range.indices
        if range.count == key.utf8CodeUnitCount { return utf8.has(key, at: range.lowerBound) }
        // Escapes only lengthen a key.
        guard range.count > key.utf8CodeUnitCount, utf8[range].contains(UInt8(ascii: "\\")) else { return false }
        return text(node, utf8) == "\(key)"
    }

    /// Whether a key has this name, however it is escaped.
    package func isKey(_ node: Int, _ key: [UInt8], _ utf8: [UInt8]) -> Bool {
        let range = nodes[node].field.range.indices
        if range.count == key.count { return utf8.has(key, in: range) }
        guard range.count > key.count, utf8.firstOffset(of: UInt8(ascii: "\\"), in: range) != nil else { return false }
        return text(node, utf8).utf8.elementsEqual(key)
    }

    /// Whether a key sorts before another by code points, which is also byte order.
    package func isKey(_ node: Int, before key: [UInt8], _ utf8: [UInt8]) -> Bool {
        let range = nodes[node].field.range.indices
        guard utf8.firstOffset(of: UInt8(ascii: "\\"), in: range) == nil else {
            return text(node, utf8).utf8.lexicographicallyPrecedes(key)
        }
        return utf8[range].lexicographicallyPrecedes(key)
    }
}

extension Tree.Kind {
    /// The name of a node in messages.
    package var words: String {
        switch self {
        case .object: "a dictionary"
        case .array: "an array"
        case .key, .string: "a string"
        case .other: "a value that is not a string"
        case .comment, .trailingComment: "a comment"
        }
    }

    var isComment: Bool { self == .comment || self == .trailingComment }
}
