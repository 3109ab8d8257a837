// The layout of a JSON file, so that additions look like the rest.

/// A JSON value to be written; members in the order given.
package indirect enum JSONValue {
    case object([(key: String, value: JSONValue)])
    case array([JSONValue])
    case string(String)
    /// A value copied verbatim.
    case raw([UInt8])
}

package struct JSONStyle {
    /// One step of indentation; nil if the file is all on one line.
    let indent: [UInt8]?
    private let newline: [UInt8]
    /// The separator between a key and its value.
    private let colon: [UInt8]
    /// The space after a comma, if the file is all on one line.
    private var gap: [UInt8] { indent == nil && colon.last == 0x20 ? [0x20] : [] }

    /// The style of a file, detected from its first member; Xcode's style if it has none.
    package init(_ utf8: [UInt8], _ tree: Tree) {
        guard let root = tree.root, tree.nodes[root].kind == .object,
            let first = tree.members(of: root).first(where: { _ in true })
        else {
            (indent, newline, colon) = ([0x20, 0x20], [0x0A], Array(" : ".utf8))
            return
        }
        let key = tree.nodes[first.key]
        let lead = Array(utf8[Int(tree.nodes[root].start) + 1..<Int(key.start) - 1])
        let isOnLines = lead.contains(0x0A)
        newline = isOnLines ? (lead.contains(0x0D) ? [0x0D, 0x0A] : [0x0A]) : []
        indent = isOnLines ? Array(lead.trailing { $0 == 0x20 || $0 == 0x09 }) : nil
        let value = tree.nodes[first.value]
        colon = Array(utf8[Int(key.end) + 1..<Int(value.start) - (value.kind == .string ? 1 : 0)])
    }

    /// A line break and the indentation of members at `depth`.
    package func lineBreak(_ depth: Int) -> [UInt8] {
        guard let indent else { return [] }
        return newline + (0..<depth).flatMap { _ in indent }
    }

    /// The inside of an empty object at `depth`: Xcode leaves a blank line.
    func emptyInside(_ depth: Int) -> [UInt8] {
        colon == Array(" : ".utf8) && indent != nil ? newline + lineBreak(depth) : []
    }

    package func member(_ key: String, _ value: JSONValue, depth: Int) -> [UInt8] {
        var output: [UInt8] = []
        append(member: key, value, depth, to: &output)
        return output
    }

    private func append(member key: String, _ value: JSONValue, _ depth: Int, to output: inout [UInt8]) {
        append(string: key, to: &output)
        output += colon
        append(value, depth, to: &output)
    }

    private func append(string: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        JSONText.encode(Array(string.utf8), to: &output)
        output.append(UInt8(ascii: "\""))
    }

    /// Appends a value whose own members are one level deeper than `depth`.
    package func append(_ value: JSONValue, _ depth: Int, to output: inout [UInt8]) {
        switch value {
        case .string(let string): append(string: string, to: &output)
        case .raw(let bytes): output += bytes
        case .object(let members):
            output.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { output += [UInt8(ascii: ",")] + gap }
                output += lineBreak(depth + 1)
                append(member: member.key, member.value, depth + 1, to: &output)
            }
            output += members.isEmpty ? emptyInside(depth) : lineBreak(depth)
            output.append(UInt8(ascii: "}"))
        case .array(let elements):
            output.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { output += [UInt8(ascii: ",")] + gap }
                output += lineBreak(depth + 1)
                append(element, depth + 1, to: &output)
            }
            output += lineBreak(depth)
            output.append(UInt8(ascii: "]"))
        }
    }
}

extension BidirectionalCollection {
    /// The longest suffix of the collection in which all elements satisfy `predicate`.
    package func trailing(_ predicate: (Element) -> Bool) -> SubSequence {
        self[(lastIndex { !predicate($0) }.map { index(after: $0) } ?? startIndex)...]
    }
}
