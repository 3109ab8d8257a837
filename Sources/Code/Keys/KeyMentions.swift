// Literals that equal a key without reaching anything that is known to look it up.

import Basics

extension CodeProject {
    /// A literal that equals a key.
    public struct Mention: Sendable {
        /// The key.
        public let key: String
        /// The literal.
        public let place: NodePlace
    }

    /// Returns the literals in code and documents that equal some keys, in the order of files and places.
    public func mentions(of keys: Set<String>) async -> [Mention] {
        guard !keys.isEmpty else { return [] }
        let lengths = Set(keys.map(\.utf8.count))
        let found = await Workers.run(Array(files.indices), state: {}) { [files] _, file in
            let tree = files[file].tree
            return tree.nodes.indices.compactMap { index -> Mention? in
                let node = tree.nodes[index]
                guard node.kind == .string, node.firstChild < 0 else { return nil }
                // A literal is as long as its text, but for quotes, unless it has escapes.
                let length = Int(node.end - node.start)
                guard length <= 4096, node.mayHave(lengths, length, tree) else { return nil }
                guard let text = CodeNode(tree: tree, index: index).stringValue, keys.contains(text) else { return nil }
                return Mention(key: text, place: NodePlace(file: file, node: index))
            }
        }
        return found.flatMap(\.self)
    }
}

extension SyntaxTree.Node {
    fileprivate func mayHave(_ lengths: Set<Int>, _ length: Int, _ tree: SyntaxTree) -> Bool {
        switch form {
        case .plain:
            let start = Int(start)
            let quotes = tree.bytes[start] == UInt8(ascii: "@") ? 3 : 2
            return lengths.contains(length - quotes)
                || tree.bytes[start..<start + length].contains(UInt8(ascii: "\\")) || quotes == 3
        default: return true
        }
    }
}
