// Inserting members into JSON objects and removing them, so that one undoes the other byte for byte.

import Basics

/// A JSON file being edited: its tree, and the style that additions follow.
package struct JSONEditor {
    package let utf8: [UInt8]
    package let tree: Tree
    package let style: JSONStyle

    package init(_ utf8: [UInt8], _ tree: Tree) {
        self.utf8 = utf8
        self.tree = tree
        style = JSONStyle(utf8, tree)
    }

    /// The splice that inserts a member into an object whose members are at `depth`, before the first key with greater
    /// code points; only lines are added.
    package func insertion(of key: String, _ value: JSONValue, into object: Int, depth: Int) -> Splice {
        var bytes: [UInt8] = []
        let range = insert(Array(key.utf8), into: object, depth: depth, to: &bytes) {
            $0 += style.member(key, value, depth: depth)
        }
        return Splice(range, bytes)
    }

    /// Appends the bytes that insert a member into an object, with the member itself written by `append`; returns their
    /// place.
    package func insert(
        _ key: [UInt8], into object: Int, depth: Int, to bytes: inout [UInt8], _ append: (inout [UInt8]) -> Void
    ) -> ByteRange {
        var last: Tree.Member?
        var at = object + 1
        while let existing = tree.nextMember(&at, before: Int(tree.nodes[object].next)) {
            // After a last text, that line would gain a comma: the new member goes before it.
            let isLastText = isLast(existing, in: object) && tree.nodes[existing.value].kind != .object
            if isLastText || !tree.isKey(existing.key, before: key, utf8) {
                let at = Int(tree.nodes[existing.key].start) - 1
                append(&bytes)
                bytes.append(UInt8(ascii: ","))
                bytes.append(utf8, space(before: existing))
                return ByteRange(at, at)
            }
            last = existing
        }
        if let last {
            let at = endOfToken(last.value)
            bytes.append(UInt8(ascii: ","))
            bytes.append(utf8, space(before: last))
            append(&bytes)
            return ByteRange(at, at)
        }
        let inside = Int(tree.nodes[object].start) + 1..<Int(tree.nodes[object].end) - 1
        bytes += style.lineBreak(depth)
        append(&bytes)
        // The contents of an empty object stay, after the member. If they look like the usual end of an object, a space
        // before them distinguishes the two.
        if spacesBeforeUsualEnd(inside, depth: depth) != nil { bytes.append(0x20) }
        return ByteRange(inside.lowerBound, inside.lowerBound)
    }

    /// The splice that appends a member to an object; nil if the object has none.
    package func addition(of key: String, _ value: JSONValue, to object: Int, depth: Int) -> Splice? {
        guard let last = Array(tree.members(of: object)).last else { return nil }
        let at = endOfToken(last.value)
        let member = style.member(key, value, depth: depth)
        return Splice(ByteRange(at, at), [UInt8(ascii: ",")] + utf8[space(before: last)] + member)
    }

    /// The splice that inserts a member before another one.
    package func insertion(of key: String, _ value: JSONValue, before next: Tree.Member, depth: Int) -> Splice {
        let at = Int(tree.nodes[next.key].start) - 1
        let member = style.member(key, value, depth: depth)
        return Splice(ByteRange(at, at), member + [UInt8(ascii: ",")] + utf8[space(before: next)])
    }

    private func isLast(_ member: Tree.Member, in object: Int) -> Bool {
        Int(tree.nodes[member.value].next) == Int(tree.nodes[object].next)
    }

    /// How many spaces are between the start of a range and the usual end of an object; nil if there is anything else.
    private func spacesBeforeUsualEnd(_ range: Range<Int>, depth: Int) -> Int? {
        let end = style.lineBreak(depth - 1)
        guard range.count >= end.count, utf8[range].suffix(end.count).elementsEqual(end) else { return nil }
        let rest = utf8[range].dropLast(end.count)
        return rest.allSatisfy { $0 == 0x20 } ? rest.count : nil
    }

    /// The splice that removes the member at `index` from an object.
    package func removal(of index: Int, from object: Int, depth: Int) -> Splice {
        let members = Array(tree.members(of: object))
        let start = Int(tree.nodes[members[index].key].start) - 1
        let end = endOfToken(members[index].value)
        if index + 1 < members.count {
            return Splice(ByteRange(start, Int(tree.nodes[members[index + 1].key].start) - 1), [])
        }
        if index > 0 { return Splice(ByteRange(endOfToken(members[index - 1].value), end), []) }
        let inside = Int(tree.nodes[object].start) + 1..<Int(tree.nodes[object].end) - 1
        if hasUsualEnd(object, depth: depth) {
            return Splice(ByteRange(inside.lowerBound, inside.upperBound), style.emptyInside(depth - 1))
        }
        let isMarked = spacesBeforeUsualEnd(end..<inside.upperBound, depth: depth) ?? 0 > 0
        return Splice(ByteRange(inside.lowerBound, isMarked ? end + 1 : end), [])
    }

    /// Whether the closing brace of an object is where the style puts it, not after the contents of an empty object.
    package func hasUsualEnd(_ object: Int, depth: Int) -> Bool {
        guard let last = Array(tree.members(of: object)).last else { return false }
        return utf8[endOfToken(last.value)..<Int(tree.nodes[object].end) - 1].elementsEqual(style.lineBreak(depth - 1))
    }

    /// The white space before a member's key.
    private func space(before member: Tree.Member) -> Range<Int> {
        let end = Int(tree.nodes[member.key].start) - 1
        var start = end
        while start > 0, utf8[start - 1] <= 0x20 { start -= 1 }
        return start..<end
    }

    /// The offset after a value's last byte, including its quote.
    func endOfToken(_ node: Int) -> Int { Int(tree.nodes[node].end) + (tree.nodes[node].kind == .string ? 1 : 0) }

    /// A value's bytes, including its quotes.
    package func token(_ node: Int) -> Range<Int> {
        Int(tree.nodes[node].start) - (tree.nodes[node].kind == .string ? 1 : 0)..<endOfToken(node)
    }
}
